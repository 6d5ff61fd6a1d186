import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/offer.ts';

export const messages = {
  services: {
    certified: {
      label: 'ترجمة مصدَّقة',
      word: 'مصدَّقة',
      bankStatement: 'مصدَّقة، كشف حساب بنكي',
      description: 'إقرار موقَّع بدقة الترجمة',
    },
    notarized: {
      label: 'ترجمة موثَّقة لدى كاتب العدل',
      word: 'موثَّقة',
      bankStatement: 'موثَّقة، كشف حساب بنكي',
      description: 'مصدَّقة ومحلَّفة أمام كاتب العدل',
    },
  },
  type: 'نوع الترجمة',
  isBankStatement:
    '{count, plural, zero {هذه كشوف حساب بنكية} one {هذا كشف حساب بنكي} two {هذان كشفا حساب بنكيان} few {هذه كشوف حساب بنكية} many {هذه كشوف حساب بنكية} other {هذه كشوف حساب بنكية}}',
  bankStatementHint: 'يضيف {price} عن كل صفحة بسبب جداوله وأرقامه.',
  described: '{description}. {price} للصفحة.',
  noNotary: 'غير متاحة حاليًا: ليس لدينا كاتب عدل مفوَّض.',
  checkingNotary: 'جارٍ التحقق من توفر كاتب عدل…',
  pages: '{count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}',
  speeds: {
    standard: {
      label: 'عادي',
      full: 'عادي، 24–48 ساعة',
    },
    rush: {
      label: 'عاجل',
      full: 'عاجل، 4–8 ساعات',
    },
  },
  delivery: 'التسليم',
  deliveryHint: 'إذا تأخّرنا عن موعد طلب عاجل، نرد رسم الاستعجال. يتوقف احتساب الوقت ما دام هناك سؤال بانتظار إجابتك.',
  included: 'مشمول',
  surcharge: '\u2066+{price}\u2069 للصفحة',
  priced: '{speed}، {surcharge}',
  uploadCancelled: 'أُلغي الرفع.',
} satisfies Translated<typeof english>;
