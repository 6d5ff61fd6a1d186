import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/offer.ts';

export const messages = {
  services: {
    certified: {
      label: '인증 번역',
      word: '인증',
      bankStatement: '인증, 은행 거래내역서',
      description: '서명된 정확성 진술서',
    },
    notarized: {
      label: '공증 번역',
      word: '공증',
      bankStatement: '공증, 은행 거래내역서',
      description: '인증에 더해 공증인 앞에서 선서',
    },
  },
  type: '번역 종류',
  isBankStatement: '{count, plural, other {은행 거래내역서입니다}}',
  bankStatementHint: '표와 숫자가 있어 페이지당 {price}가 추가됩니다.',
  described: '{description}. 페이지당 {price}.',
  noNotary: '현재 이용할 수 없음: 이용 가능한 공증인이 없습니다.',
  checkingNotary: '공증인을 이용할 수 있는지 확인하는 중…',
  pages: '{count, plural, other {#페이지}}',
  speeds: {
    standard: { label: '표준', full: '표준, 24~48시간' },
    rush: { label: '긴급', full: '긴급, 4~8시간' },
  },
  delivery: '소요 시간',
  deliveryHint:
    '긴급 기한을 지키지 못하면 긴급 추가 요금을 환불합니다. 질문에 대한 답변을 기다리는 동안에는 시간이 멈춥니다.',
  included: '포함',
  surcharge: '+{price} / 페이지',
  priced: '{speed}, {surcharge}',
  uploadCancelled: '업로드가 취소되었습니다.',
} satisfies Translated<typeof english>;
