import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/notices.ts';

export const messages = {
  document_approved: {
    title: 'המסמך אושר',
    message: 'התרגום שלכם של {paper} אושר.',
  },
  document_rejected: {
    title: 'התרגום תוקן',
    message: 'מאמת תיקן את התרגום של {paper} ואישר אותו.',
  },
  translation_ready: {
    title: 'התרגום שלכם מוכן!',
    message: '{paper}: מוכן להורדה.',
  },
  payment_confirmed: {
    title: 'התשלום אושר',
    message: 'קיבלנו {total} עבור {documents, plural, one {מסמך אחד} two {שני מסמכים} other {# מסמכים}}.',
  },
  payment_refunded: {
    title: 'ההחזר נשלח',
    message: 'החזרנו {amount} לכרטיס שלכם.',
  },
  order_on_account: {
    title: 'הוזמן על החשבון',
    message:
      '{documents, plural, one {מסמך אחד} two {שני מסמכים} other {# מסמכים}} תמורת {total}. התשלום בחשבונית של החודש.',
  },
  payment_credited: {
    title: 'זוכה',
    message: '{amount} הופחתו מהסכום לתשלום.',
  },
  statement_issued: {
    title: 'החשבונית החודשית שלכם',
    message: 'חשבונית {number}: {total} עבור ההזמנות שלכם על החשבון, לתשלום עד {date}.',
  },
  statement_overdue: {
    title: 'יש חשבונית באיחור',
    message: 'נותרו {total} לתשלום מחשבונית {number}. עד אז לא ניתן להזמין על החשבון; ההזמנות שכבר בוצעו ממשיכות.',
  },
  payment_returned: {
    title: 'התשלום הוחזר אוטומטית',
    message: '{total} הגיעו עבור הזמנה ששונתה, בוטלה או כבר שולמה (קבלה {receipt}). הסכום מוחזר אוטומטית.',
  },
  certificate_reissued: {
    title: 'התרגום המתוקן שלכם מוכן',
    message: '{paper} הונפק מחדש כגרסה {revision}. השתמשו מעתה בקובץ החדש.',
  },
  revision_declined: {
    title: 'התיקון לא בוצע',
    message: 'בדקנו את הכתיב שדיווחתם עליו ב-{paper} והשארנו אותו כפי שהוא. הסיבה מופיעה בפרטים.',
  },
  question_asked: {
    title: 'יש לנו שאלה אליכם',
    message:
      'כדי לסיים את {paper}, אנחנו צריכים את תשובתכם ל{questions, plural, one {שאלה אחת} two {שתי שאלות} other {-# שאלות}}.',
  },
  copy_mailed: {
    title: 'העותק שלכם בדואר',
    message: 'העותק המודפס של {paper} נשלח באמצעות {carrier}, מספר מעקב {tracking}.',
  },
  sources_leaving: {
    title: 'קבצים שהועלו יימחקו בקרוב',
    message:
      '{documents, plural, one {הקובץ שהעליתם עבור מסמך אחד שנמסר יימחק ב-{date}.} two {הקבצים שהעליתם עבור שני מסמכים שנמסרו יימחקו ב-{date}.} other {הקבצים שהעליתם עבור # מסמכים שנמסרו יימחקו ב-{date}.}} התרגומים שלכם נשארים. הורידו את מה שעדיין נחוץ לכם.',
  },
  message_received: {
    title: 'הודעה מהמתרגם שלנו',
    message: 'המתרגם שלנו כתב לכם בנוגע אל {paper}.',
  },
  certificate_revoked: {
    title: 'האישור בוטל',
    message:
      '{class, select, error {האישור של {paper} אינו תקף עוד. מצאנו בו שגיאה. אל תשתמשו עוד בקובץ.} fraud {האישור של {paper} אינו תקף עוד. יש לנו סיבה להאמין שהמקור או ההזמנה לא היו אמיתיים. אל תשתמשו עוד בקובץ.} payment {האישור של {paper} אינו תקף עוד. התשלום עליו הוחזר אליכם. אל תשתמשו עוד בקובץ.} other {האישור של {paper} אינו תקף עוד. הוא נמשך. אל תשתמשו עוד בקובץ.}}',
  },
  push: {
    title: 'התרגום שלכם מוכן',
    message: 'פתחו אותו כדי לקרוא ולהוריד.',
  },
} satisfies Translated<typeof english>;
