import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/quote.ts';

export const messages = {
  addFile: '문서 추가',
  chooseFile: '파일 선택',
  takePhoto: '사진 찍기',
  formats: 'PDF, JPG 또는 PNG, 10 MB 미만. 계속하기 전에는 아무것도 업로드되지 않습니다.',
  reading: '파일을 읽는 중…',
  tryAgain: '다시 시도',
  files: '선택한 파일',
  remove: '삭제',
  removeFile: '{name} 삭제',
  retryFile: '{name} 다시 시도',
  total: '합계',
  line: '{service}, {pages} × {price}',
  staffOnly: '주문하려면 고객 계정으로 로그인하세요.',
  noStorage: '이 브라우저는 파일을 저장하지 않습니다. 계속 진행한 뒤 로그인 후 파일을 다시 선택하세요.',
  goOnWithout: '파일 없이 계속하기',
  goOn: '주문 계속하기 · {price}',
  nextSignedIn: '결제 전에 언어를 선택하고 모든 내용을 확인합니다.',
  nextGuest: '다음 단계에서 계정을 만듭니다. 파일은 최대 24시간 동안 이 브라우저에 보관되며 주문할 때 업로드됩니다.',
  kept: '이 브라우저에 보관되어 있으며 아직 업로드되지 않았습니다.',
  documents: '{count, plural, other {문서 #개}}',
  preview: {
    title: '완성된 모습 미리 보기',
    certificate: '증명서',
    translation: '번역문',
    original: '원본 사본',
    text: '누구나 확인할 수 있는 코드가 있는 하나의 PDF입니다. 앞의 두 가지는 당사의 견본입니다.',
    open: '전달 견본 열기(PDF)',
  },
} satisfies Translated<typeof english>;
