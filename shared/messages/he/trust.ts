import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/trust.ts';

export const messages = {
  title: 'מה כבר לא פועל',
  key: 'מפתח API „<name></name>”',
  ofOrganization: 'עבור <organization></organization>',
  push: 'התראות {count, plural, one {במכשיר אחד} two {בשני מכשירים} other {ב-# מכשירים}}',
  links: '{count, plural, one {קישור אחד ששלחנו} two {שני קישורים ששלחנו} other {# קישורים ששלחנו}} לכם קודם בדוא״ל',
  invitations: '{count, plural, one {הזמנה אחת ששלחתם} two {שתי הזמנות ששלחתם} other {# הזמנות ששלחתם}}',
  again: 'תוכנות שהשתמשו במפתחות האלה צריכות מפתחות חדשים. <link>יצירה מחדש</link>',
} satisfies Translated<typeof english>;
