import { limits } from '../../limits.ts';
import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/file-check.ts';

const megabytes = limits.checkedFileBytes / 1_000_000;

export const messages = {
  refusals: {
    many: { title: 'קובץ אחד בכל פעם, בבקשה', text: 'כל קובץ נבדק בנפרד.' },
    empty: { title: 'הקובץ ריק', text: 'אין בו תוכן. נסו להוריד או לשמור אותו שוב.' },
    large: {
      title: 'הקובץ גדול מדי לבדיקה כאן',
      text: `אנחנו בודקים קבצים של עד ${megabytes} MB. הקבצים שאנחנו מוסרים קטנים בהרבה.`,
    },
    'not-pdf': {
      title: 'זה לא קובץ PDF',
      text: 'אנחנו מוסרים קובצי PDF. לתמונה או לעותק מודפס, הזינו את הקוד או סרקו את קוד ה-QR בטלפון.',
    },
    unreadable: {
      title: 'לא היה אפשר לקרוא את הקובץ',
      text: 'ייתכן שהוא הועבר או נמחק. בחרו אותו שוב.',
    },
  },
  badges: {
    genuine: 'מקורי',
    altered: 'שונה',
    superseded: 'הוחלף',
    revoked: 'בוטל',
    unknown: 'לא מוכר',
  },
  titles: {
    genuine: 'מקורי, בייט אחר בייט',
    altered: 'זה לא הקובץ שהנפקנו',
    revoked: 'בוטל',
    unknown: 'זה לא קובץ שלנו',
    superseded: 'הוחלף בגרסה מאוחרת יותר',
    supersededBy: 'הוחלף בגרסה {revision, number}',
  },
  again: 'בדיקת מסמך נוסף',
  namedCertificate: 'האישור שהקובץ מציין',
  itsCertificate: 'האישור שלו',
  ofKind: '{heading}: <kind></kind>',
  file: 'הקובץ הזה',
  help: 'שאלות? כתבו אל <email></email>.',
  yes: 'כן',
  no: 'לא',
  cannotSay: 'לא ניתן לומר',
  untouched: {
    question: 'ללא שינוי?',
    asIssued: 'כל בייט הוא כפי שהנפקנו אותו.',
    locked: 'הקובץ נעול בסיסמה. אנחנו אף פעם לא נועלים קבצים שאנחנו מנפיקים.',
    unrecorded: 'החתימה שלנו עליו שלמה, אבל הקובץ אינו מופיע ברישומים שלנו.',
    nothing: 'אין בו משהו שלנו להשוות אליו.',
    extended: 'משהו נוסף אחרי שחתמנו עליו.',
    broken: 'התוכן שלו אינו זה שהחתימה שלנו נוצרה עבורו.',
    signedBy: 'הוא נחתם על ידי ”{signer}“, לא על ידינו.',
    foreign: 'הוא נחתם על ידי מישהו אחר.',
    intact: 'מה שחתמנו עליו לא השתנה, אבל הקובץ אינו כפי שמסרנו אותו.',
    unsigned: 'הוא נושא את הקוד שלנו, אבל הבייטים שלו אינם אלה שהנפקנו ואין עליו חתימה שלנו.',
  },
  valid: {
    question: 'עדיין בתוקף?',
    unnamed: 'הקובץ אינו מציין אישור שלנו.',
    notThisFile: 'לא הקובץ הזה',
    delivered: 'אישור {code} תקף לקובץ שמסרנו.',
    today: 'אישור {code} תקף היום.',
    superseded: 'גרסה {revision, number} החליפה אותו ביום {date}. בקשו אותה.',
    revoked: 'אישור {code} בוטל ביום {date}.',
    revokedFor: {
      error: 'אישור {code} בוטל ביום {date}. נפלה בו טעות.',
      fraud: 'אישור {code} בוטל ביום {date}. אין להסתמך עליו.',
      payment: 'אישור {code} בוטל ביום {date}. התשלום עבורו הוחזר.',
      withdrawn: 'אישור {code} בוטל ביום {date}. הוא הוצא משימוש.',
    },
  },
  issued: {
    question: 'הונפק על ידינו?',
    notRecorded: 'לא רשום',
    writeToUs: 'יש עליו את החתימה שלנו. כתבו לנו בעניין זה.',
    noRecord: 'אין לנו רישום של הקובץ הזה.',
    notLikeThis: 'לא כך',
    askHolder: 'בקשו מבעל המסמך את הקובץ שמסרנו.',
    recorded: 'טביעת האצבע שלו מופיעה ברישומים שלנו.',
  },
  signature: 'חתימה',
  signatures: {
    intact: 'שלנו, על הקובץ כולו',
    extended: 'שלנו, רק על חלקו הראשון',
    broken: 'שלנו, אבל לתוכן אחר',
    foreign: 'לא שלנו',
    none: 'אין',
    retired: 'במפתח שאיננו מסתמכים עליו עוד',
  },
  signedBy: 'נחתם על ידי',
  signedAt: 'נחתם',
  timestamp: 'חותמת זמן',
  timestampBy: '<time></time>, <authority></authority>',
} satisfies Translated<typeof english>;
