import { limits } from '../../limits.ts';
import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/file-check.ts';

const megabytes = limits.checkedFileBytes / 1_000_000;

export const messages = {
  refusals: {
    many: { title: '파일을 하나씩 선택해 주세요', text: '파일은 하나씩 따로 확인합니다.' },
    empty: { title: '빈 파일입니다', text: '내용이 없습니다. 다시 다운로드하거나 저장해 보세요.' },
    large: {
      title: '파일이 너무 커서 여기에서 확인할 수 없습니다',
      text: `${megabytes} MB까지의 파일을 확인합니다. 당사가 전달하는 파일은 이보다 훨씬 작습니다.`,
    },
    'not-pdf': {
      title: 'PDF가 아닙니다',
      text: '당사는 PDF 파일을 전달합니다. 사진이나 인쇄본이라면 코드를 입력하거나 휴대폰으로 QR 코드를 스캔하세요.',
    },
    unreadable: {
      title: '파일을 읽을 수 없습니다',
      text: '이동되거나 삭제되었을 수 있습니다. 다시 선택해 주세요.',
    },
  },
  badges: {
    genuine: '진본',
    altered: '변경됨',
    superseded: '대체됨',
    revoked: '취소됨',
    unknown: '알 수 없음',
  },
  titles: {
    genuine: '바이트 하나까지 진본입니다',
    altered: '당사가 발급한 파일이 아닙니다',
    revoked: '취소되었습니다',
    unknown: '당사의 파일이 아닙니다',
    superseded: '이후의 판으로 대체되었습니다',
    supersededBy: '{revision, number}판으로 대체되었습니다',
  },
  again: '다른 문서 확인',
  namedCertificate: '파일에 표시된 증명서',
  itsCertificate: '이 파일의 증명서',
  ofKind: '{heading}: <kind></kind>',
  file: '이 파일',
  help: '궁금한 점은 <email></email>로 문의해 주세요.',
  yes: '예',
  no: '아니요',
  cannotSay: '판단할 수 없음',
  untouched: {
    question: '변경되지 않았나요?',
    asIssued: '모든 바이트가 발급 당시 그대로입니다.',
    locked: '비밀번호로 잠겨 있습니다. 당사는 발급하는 파일을 잠그지 않습니다.',
    unrecorded: '당사의 서명은 온전하지만 당사 기록에 없는 파일입니다.',
    nothing: '비교할 수 있는 당사의 정보가 없습니다.',
    extended: '당사가 서명한 뒤에 무언가가 추가되었습니다.',
    broken: '당사가 서명한 내용과 다릅니다.',
    signedBy: '당사가 아니라 “{signer}”이(가) 서명했습니다.',
    foreign: '다른 사람이 서명했습니다.',
    intact: '서명한 내용은 그대로이지만 당사가 전달한 파일과 다릅니다.',
    unsigned: '당사의 코드가 있지만 발급한 파일과 내용이 다르고 당사의 서명이 없습니다.',
  },
  valid: {
    question: '아직 유효한가요?',
    unnamed: '당사의 증명서가 표시되어 있지 않습니다.',
    notThisFile: '이 파일은 아님',
    delivered: '증명서 {code}은(는) 당사가 전달한 파일에 대해 유효합니다.',
    today: '증명서 {code}은(는) 오늘 현재 유효합니다.',
    superseded: '{date}에 {revision, number}판으로 대체되었습니다. 해당 판을 요청하세요.',
    revoked: '증명서 {code}은(는) {date}에 취소되었습니다.',
    revokedFor: {
      error: '증명서 {code}은(는) {date}에 취소되었습니다. 오류가 있습니다.',
      fraud: '증명서 {code}은(는) {date}에 취소되었습니다. 신뢰해서는 안 됩니다.',
      payment: '증명서 {code}은(는) {date}에 취소되었습니다. 결제 금액이 반환되었습니다.',
      withdrawn: '증명서 {code}은(는) {date}에 취소되었습니다. 철회된 증명서입니다.',
    },
  },
  issued: {
    question: '당사가 발급했나요?',
    notRecorded: '기록 없음',
    writeToUs: '당사의 서명이 있습니다. 이에 대해 당사로 연락해 주세요.',
    noRecord: '이 파일의 기록이 없습니다.',
    notLikeThis: '이 상태로는 발급하지 않음',
    askHolder: '소유자에게 당사가 전달한 파일을 요청하세요.',
    recorded: '이 파일의 지문(해시값)이 당사 기록에 있습니다.',
  },
  signature: '서명',
  signatures: {
    intact: '당사의 서명, 파일 전체',
    extended: '당사의 서명, 앞부분만',
    broken: '당사의 서명이지만 다른 내용에 대한 것',
    foreign: '당사의 서명이 아님',
    none: '없음',
    retired: '더 이상 신뢰하지 않는 키로 서명됨',
  },
  signedBy: '서명자',
  signedAt: '서명 시각',
  timestamp: '타임스탬프',
  timestampBy: '<time></time>, <authority></authority>',
} satisfies Translated<typeof english>;
