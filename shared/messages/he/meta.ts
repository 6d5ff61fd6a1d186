import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/meta.ts';

export const messages = {
  noScript: 'יש להפעיל JavaScript כדי להשתמש ב-{brand}.',
  imageAlt: 'אישור דיוק תרגום עם החותמת שלו',
  descriptions: {
    home: 'ליווי לסטודנטים בינלאומיים: מציאת המוסד המתאים בארה״ב ומלגה שתהפוך את זה לאפשרי.',
    translations: 'תרגום מאושר של מסמכי הגירה לאנגלית. מחיר לפי עמוד, חתימה של מאמת בשמו, וכל אחד יכול לאמת.',
    verify: 'בדיקת תרגום מאושר באמצעות הקוד המודפס עליו. ללא חשבון; שמות מלאים, פרטי קשר וקבצים אינם מוצגים.',
    login: 'כניסה להעלאת מסמכים, למעקב אחר הזמנות ולהורדת התרגומים המאושרים.',
    register: 'יצירת חשבון להזמנת תרגומים מאושרים לאנגלית.',
    forgotPassword: 'בקשת קישור לבחירת סיסמה חדשה.',
  },
} satisfies Translated<typeof english>;
