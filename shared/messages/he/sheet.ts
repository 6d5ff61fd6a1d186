import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sheet.ts';

export const messages = {
  title: 'מה כתוב במסמך הזה',
  text: 'התרגום המאושר שלכם, שורה אחר שורה, בצורה ברורה.',
  back: 'חזרה למסמך',
  print: 'הדפסה',
  none: 'אין דף קריאה למסמך הזה',
  noneText: 'אנחנו מציגים אותו לתרגומים שהמתרגמים שלנו כתבו שורה אחר שורה.',
  noCertificate: 'הדף הזה אינו אישור',
  noCertificateText: 'אל תגישו אותו לשום רשות. רק התרגום המאושר עם קוד האימות תקף.',
  code: 'הוא שייך לאישור עם הקוד',
  sources:
    'המילים בשפה שלכם לקוחות מהמסמך עצמו או מאוספי הביטויים שלנו; התאריכים כתובים בצורה המוכרת לכם. מה שאין בהם, כמו שמות ומספרים, נשאר כפי שאושר.',
  sourcesEnglish: 'לצד כל שורה מאושרת מופיעות המילים של המסמך עצמו.',
  english: 'באישור, באנגלית',
  page: 'עמוד {page, number}',
  note: 'הערת המתרגם',
  marks: {
    seal: 'חותם',
    stamp: 'חותמת',
    signature: 'חתימה',
    emblem: 'סמל',
    photo: 'תצלום',
    fingerprint: 'טביעת אצבע',
    barcode: 'ברקוד',
    handwriting: 'כתב יד',
    erasure: 'מחיקה',
    illegible: 'לא קריא',
    blank: 'נותר ריק',
  },
} satisfies Translated<typeof english>;
