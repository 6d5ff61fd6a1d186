import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/quote.ts';

export const messages = {
  addFile: 'הוספת מסמך נוסף',
  chooseFile: 'בחירת קובץ',
  takePhoto: 'צילום תמונה',
  formats: 'PDF, JPG או PNG, פחות מ-\u206610 MB\u2069. שום דבר לא מועלה עד שתמשיכו.',
  reading: 'קורא את הקובץ…',
  tryAgain: 'ניסיון נוסף',
  files: 'הקבצים שלכם',
  remove: 'הסרה',
  removeFile: 'הסרת {name}',
  retryFile: 'ניסיון נוסף עם {name}',
  total: 'סך הכול',
  line: '{service}, {pages} × {price}',
  staffOnly: 'היכנסו כלקוחות כדי להזמין.',
  noStorage: 'הדפדפן הזה אינו שומר קבצים. המשיכו, ובחרו את הקובץ שוב אחרי הכניסה.',
  goOnWithout: 'המשך בלי הקובץ',
  goOn: 'המשך להזמנה · {price}',
  nextSignedIn: 'תבחרו את השפה ותבדקו הכול לפני התשלום.',
  nextGuest: 'בשלב הבא יוצרים חשבון. הקובץ מחכה בדפדפן הזה עד 24 שעות ומועלה כשאתם מבצעים את ההזמנה.',
  kept: 'נשמר בדפדפן הזה, עדיין לא הועלה.',
  documents: '{count, plural, one {מסמך אחד} two {שני מסמכים} other {# מסמכים}}',
  preview: {
    title: 'כך ייראה המסמך שלכם',
    certificate: 'אישור',
    translation: 'תרגום',
    original: 'עותק של המקור שלכם',
    text: 'קובץ PDF אחד, עם קוד שכל אחד יכול לאמת. שני הראשונים לקוחים מהדוגמה שלנו.',
    open: 'פתיחת המסירה לדוגמה (PDF)',
  },
} satisfies Translated<typeof english>;
