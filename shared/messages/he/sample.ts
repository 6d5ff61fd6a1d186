import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sample.ts';

export const messages = {
  title: 'פתיחת מסירה לדוגמה',
  text: 'תעודת לידה בדויה, שהופקה באותו אופן כמו כל הזמנה: קובץ PDF אחד, שלושה חלקים.',
  original: {
    title: 'המקור',
    text: 'עותק חתום של מה שתורגם, בסוף ה-PDF.',
    alt: 'עמוד לדוגמה: עותק של תעודת לידה ברזילאית עם חותמת',
  },
  translation: {
    title: 'התרגום',
    text: 'בפריסה של המקור, עם תיאור של חותמות וחתימות.',
    alt: 'עמוד לדוגמה: תעודת הלידה באנגלית',
  },
  certificate: {
    title: 'האישור',
    text: 'חתום על ידי מתרגם בשמו, עם קוד שכל אחד יכול לבדוק.',
    alt: 'עמוד לדוגמה: אישור דיוק תרגום המסומן Specimen',
  },
  open: '{title}: פתיחה בגודל קריאה',
  whole: 'פתיחת הדוגמה המלאה (PDF, 3 עמודים)',
} satisfies Translated<typeof english>;
