import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/trust.ts';

export const messages = {
  title: '더 이상 작동하지 않는 항목',
  key: 'API 키 ‘<name></name>’',
  ofOrganization: '<organization></organization>용',
  push: '{count, plural, other {기기 #대의 알림}}',
  links: '{count, plural, other {이전에 이메일로 보내 드린 링크 #개}}',
  invitations: '{count, plural, other {회원님이 보낸 초대 #개}}',
  again: '이 키를 사용하던 프로그램에는 새 키가 필요합니다. <link>다시 만들기</link>',
} satisfies Translated<typeof english>;
