import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sheet.ts';

export const messages = {
  title: '이 문서의 내용',
  text: '인증 번역의 내용을 한 줄씩 알기 쉽게 보여 드립니다.',
  back: '문서로 돌아가기',
  print: '인쇄',
  none: '이 문서에는 내용 확인지가 없습니다',
  noneText: '번역사가 한 줄씩 작성한 번역에 대해 보여 드릴 수 있습니다.',
  noCertificate: '이 확인지는 증명서가 아닙니다',
  noCertificateText: '어디에도 제출하지 마세요. 확인 코드가 있는 인증 번역만 유효합니다.',
  code: '해당 증명서의 코드',
  sources:
    '한국어 표현은 문서 원문이나 저희 용어집에서 가져온 것이며, 날짜는 한국어 방식으로 적습니다. 이름과 번호처럼 둘 다에 없는 것은 인증된 그대로 적습니다.',
  sourcesEnglish: '인증된 각 줄 옆에 문서의 원문이 있습니다.',
  english: '증명서의 영문',
  page: '{page, number}쪽',
  note: '번역사의 주',
  marks: {
    seal: '인장',
    stamp: '도장',
    signature: '서명',
    emblem: '문장',
    photo: '사진',
    fingerprint: '지문',
    barcode: '바코드',
    handwriting: '손글씨',
    erasure: '삭제 표시',
    illegible: '판독 불가',
    blank: '빈칸',
  },
} satisfies Translated<typeof english>;
