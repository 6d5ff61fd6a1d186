import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/offer.ts';

export const messages = {
  services: {
    certified: {
      label: 'תרגום מאושר',
      word: 'מאושר',
      bankStatement: 'מאושר, דף חשבון בנק',
      description: 'הצהרת דיוק חתומה',
    },
    notarized: {
      label: 'תרגום נוטריוני',
      word: 'נוטריוני',
      bankStatement: 'נוטריוני, דף חשבון בנק',
      description: 'מאושר, ובשבועה בפני נוטריון',
    },
  },
  type: 'סוג התרגום',
  isBankStatement: '{count, plural, one {זהו דף חשבון בנק} two {אלה דפי חשבון בנק} other {אלה דפי חשבון בנק}}',
  bankStatementHint: 'תוספת של {price} לעמוד, עבור הטבלאות והמספרים.',
  described: '{description}. {price} לעמוד.',
  noNotary: 'לא זמין כרגע: אין לנו נוטריון מוסמך.',
  checkingNotary: 'בודקים אם יש נוטריון זמין…',
  pages: '{count, plural, one {עמוד אחד} two {שני עמודים} other {# עמודים}}',
  speeds: {
    standard: { label: 'רגיל', full: 'רגיל, 24–48 שעות' },
    rush: { label: 'דחוף', full: 'דחוף, 4–8 שעות' },
  },
  delivery: 'מסירה',
  deliveryHint: 'אם לא נעמוד במועד של הזמנה דחופה, נחזיר את תוספת הדחיפות. הזמן נעצר כל עוד שאלה ממתינה לתשובה שלכם.',
  included: 'כלול',
  surcharge: '\u2066+{price}\u2069 / עמוד',
  priced: '{speed}, {surcharge}',
  uploadCancelled: 'ההעלאה בוטלה.',
} satisfies Translated<typeof english>;
