import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/business.ts';

export const messages = {
  title: 'לעסקים',
  heading: 'למשרדי עורכי דין ולעסקים',
  text: 'הזמינו עבור הלקוחות שלכם ויחד עם העמיתים. זה כלול בכל חשבון, ואין צורך להגדיר דבר מראש.',
  organizations: {
    title: 'ארגונים',
    text: 'עמיתים משתפים מסמכים לפי תיק, ואחד מכם משלם. המסמכים האישיים שלכם נשארים שלכם.',
    open: 'לארגונים',
  },
  quotes: {
    title: 'הצעות מחיר',
    text: 'מחיר שאינו משתנה במשך {days, number} ימים, להדפסה עבור הלקוח ולהזמנה לפיו.',
    open: 'להצעות המחיר',
  },
  bulk: {
    title: 'הזמנות מרוכזות',
    text: 'עד {count, number} הזמנות מרשימה אחת (CSV) ומהקבצים שלה. דבר לא נוצר עד שכל השורות תקינות.',
    open: 'להזמנות מרוכזות',
  },
  api: {
    title: 'API',
    text: 'הזמנה, תשלום והורדה מהתוכנה שלכם, עם מפתחות לניסיון.',
    open: 'למפתחים',
  },
  inEnglish: 'הדפים האלה באנגלית.',
} satisfies Translated<typeof english>;
