import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/notices.ts';

export const messages = {
  document_approved: {
    title: '문서가 승인되었습니다',
    message: '{paper} 번역이 인증되었습니다.',
  },
  document_rejected: {
    title: '번역이 수정되었습니다',
    message: '인증 담당자가 {paper} 번역을 수정하여 인증했습니다.',
  },
  translation_ready: {
    title: '번역이 완료되었습니다!',
    message: '{paper}을(를) 다운로드할 수 있습니다.',
  },
  payment_confirmed: {
    title: '결제가 확인되었습니다',
    message: '{documents, plural, other {문서 #개}}에 대한 {total}을(를) 받았습니다.',
  },
  payment_refunded: {
    title: '환불을 보냈습니다',
    message: '{amount}을(를) 카드로 환불했습니다.',
  },
  order_on_account: {
    title: '월말 결제로 주문됨',
    message: '{documents, plural, other {문서 #개}}, {total}. 이번 달 청구서로 결제합니다.',
  },
  payment_credited: {
    title: '금액 차감됨',
    message: '청구 금액에서 {amount}이(가) 차감되었습니다.',
  },
  statement_issued: {
    title: '월 청구서',
    message: '청구서 {number}: 월말 결제 주문 금액 {total}, 납부 기한은 {date}입니다.',
  },
  statement_overdue: {
    title: '연체된 청구서가 있습니다',
    message:
      '청구서 {number}의 미납 금액은 {total}입니다. 결제 전까지 새 월말 결제 주문은 할 수 없으며, 이미 한 주문은 계속 진행됩니다.',
  },
  payment_returned: {
    title: '결제 금액이 자동으로 환불됩니다',
    message:
      '변경, 폐기 또는 이미 결제된 주문에 대해 {total}이(가) 입금되었습니다(영수증 {receipt}). 자동으로 환불 중입니다.',
  },
  certificate_reissued: {
    title: '수정된 번역이 완료되었습니다',
    message: '{paper}이(가) 개정 {revision}(으)로 다시 발행되었습니다. 앞으로는 새 파일을 사용하세요.',
  },
  revision_declined: {
    title: '수정하지 않았습니다',
    message: '{paper}에서 알려 주신 철자를 확인했으며 그대로 두었습니다. 이유는 세부 정보에 있습니다.',
  },
  question_asked: {
    title: '질문이 있습니다',
    message: '{paper}을(를) 마무리하려면 {questions, plural, other {질문 #개}}에 대한 답변이 필요합니다.',
  },
  copy_mailed: {
    title: '사본을 발송했습니다',
    message: '{paper}의 사본을 {carrier}(으)로 발송했습니다. 운송장 번호: {tracking}.',
  },
  sources_leaving: {
    title: '업로드한 파일이 곧 삭제됩니다',
    message:
      '{documents, plural, other {전달된 문서 #개를 위해 업로드한 파일이 {date}에 삭제됩니다.}} 번역은 그대로 남습니다. 아직 필요한 것은 다운로드하세요.',
  },
  message_received: {
    title: '번역사의 메시지',
    message: '{paper}에 관해 번역사가 메시지를 보냈습니다.',
  },
  certificate_revoked: {
    title: '증명서가 취소되었습니다',
    message:
      '{class, select, error {{paper}의 증명서는 더 이상 유효하지 않습니다. 오류가 발견되었습니다. 이 파일을 더 이상 사용하지 마세요.} fraud {{paper}의 증명서는 더 이상 유효하지 않습니다. 원본이나 주문이 진본이 아니라고 볼 이유가 있습니다. 이 파일을 더 이상 사용하지 마세요.} payment {{paper}의 증명서는 더 이상 유효하지 않습니다. 결제 금액이 환불되었습니다. 이 파일을 더 이상 사용하지 마세요.} other {{paper}의 증명서는 더 이상 유효하지 않습니다. 철회되었습니다. 이 파일을 더 이상 사용하지 마세요.}}',
  },
  push: {
    title: '번역이 완료되었습니다',
    message: '열어서 읽고 다운로드하세요.',
  },
} satisfies Translated<typeof english>;
