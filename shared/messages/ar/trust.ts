import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/trust.ts';

export const messages = {
  title: 'ما لم يعد يعمل',
  key: 'مفتاح واجهة البرمجة «<name></name>»',
  ofOrganization: 'لصالح <organization></organization>',
  push: 'الإشعارات على {count, plural, zero {# جهاز} one {جهاز واحد} two {جهازين} few {# أجهزة} many {# جهازًا} other {# جهاز}}',
  links:
    '{count, plural, zero {# رابط أرسلناها إليك} one {رابط واحد أرسلناه إليك} two {رابطان أرسلناهما إليك} few {# روابط أرسلناها إليك} many {# رابطًا أرسلناها إليك} other {# رابط أرسلناها إليك}} بالبريد من قبل',
  invitations:
    '{count, plural, zero {# دعوة أرسلتها} one {دعوة واحدة أرسلتها} two {دعوتان أرسلتهما} few {# دعوات أرسلتها} many {# دعوة أرسلتها} other {# دعوة أرسلتها}}',
  again: 'تحتاج البرامج التي استخدمت هذه المفاتيح إلى مفاتيح جديدة. <link>أنشئها من جديد</link>',
} satisfies Translated<typeof english>;
