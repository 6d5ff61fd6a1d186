import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/live.ts';

export const messages = {
  title: '실제로 걸리는 시간',
  text: '결제부터 전달까지, 최근 {days, number}일 동안의 주문 {deliveries, number}건을 측정한 결과입니다.',
  median: '주문의 절반이 이 시간 안에 완료되었습니다',
  p90: '주문 열 건 중 아홉 건이 이 시간 안에 완료되었습니다',
  hours: '{hours, plural, other {#시간}}',
  range: '{from, number}~{to, number}시간',
  above: '{from, number}시간 이상',
  plot: '소요 시간별 주문 비율',
  signers: {
    title: '서명하는 사람들',
    text: '공개에 동의한 팀원들입니다. 이름과 자격은 서명한 증명서에 표시됩니다.',
    languages: '{languages}에서 번역',
  },
} satisfies Translated<typeof english>;
