import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/business.ts';

export const messages = {
  title: '기업 고객',
  heading: '법률 사무소와 기업 고객',
  text: '의뢰인을 위해, 동료와 함께 주문하세요. 모든 계정에서 이용할 수 있으며 미리 설정할 것이 없습니다.',
  organizations: {
    title: '조직',
    text: '동료와 사건별로 문서를 공유하고, 결제는 한 사람이 합니다. 개인 문서는 그대로 개인의 것입니다.',
    open: '조직 열기',
  },
  quotes: {
    title: '견적',
    text: '{days, number}일 동안 바뀌지 않는 가격입니다. 인쇄해 의뢰인에게 전달하고 그대로 주문할 수 있습니다.',
    open: '견적 열기',
  },
  bulk: {
    title: '일괄 주문',
    text: '목록(CSV) 하나와 파일로 최대 {count, number}건까지 주문합니다. 모든 줄이 올바르기 전에는 아무것도 만들어지지 않습니다.',
    open: '일괄 주문 열기',
  },
  api: {
    title: 'API',
    text: '사용 중인 소프트웨어에서 주문하고 결제하고 내려받으세요. 먼저 테스트 키로 시험해 볼 수 있습니다.',
    open: '개발자용',
  },
  inEnglish: '이 페이지들은 영어로 되어 있습니다.',
} satisfies Translated<typeof english>;
