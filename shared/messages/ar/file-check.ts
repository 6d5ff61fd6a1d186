import { limits } from '../../limits.ts';
import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/file-check.ts';

const megabytes = limits.checkedFileBytes / 1_000_000;

export const messages = {
  refusals: {
    many: { title: 'ملف واحد في كل مرة من فضلك', text: 'يُتحقق من كل ملف على حدة.' },
    empty: { title: 'هذا الملف فارغ', text: 'لا محتوى فيه. حاول تنزيله أو حفظه مجددًا.' },
    large: {
      title: 'هذا الملف أكبر من أن يُتحقق منه هنا',
      text: `نتحقق من ملفات حتى ${megabytes} ميغابايت. الملفات التي نسلّمها أصغر بكثير.`,
    },
    'not-pdf': {
      title: 'هذا ليس ملف PDF',
      text: 'نسلّم ملفات PDF. للصورة أو النسخة المطبوعة، أدخل الرمز أو امسح رمز QR بهاتفك.',
    },
    unreadable: { title: 'تعذّرت قراءة الملف', text: 'ربما نُقل أو حُذف. يرجى اختياره مجددًا.' },
  },
  badges: { genuine: 'أصلي', altered: 'معدَّل', superseded: 'مستبدَل', revoked: 'ملغى', unknown: 'غير معروف' },
  titles: {
    genuine: 'أصلي، بايتًا ببايت',
    altered: 'ليس الملف الذي أصدرناه',
    revoked: 'ملغى',
    unknown: 'ليس من ملفاتنا',
    superseded: 'استُبدل بمراجعة لاحقة',
    supersededBy: 'استُبدل بالمراجعة {revision, number}',
  },
  again: 'التحقق من مستند آخر',
  namedCertificate: 'الشهادة التي يذكرها',
  itsCertificate: 'شهادته',
  ofKind: '{heading}: <kind></kind>',
  file: 'هذا الملف',
  help: 'لديك أسئلة؟ اكتب إلى <email></email>.',
  yes: 'نعم',
  no: 'لا',
  cannotSay: 'لا يمكن الجزم',
  untouched: {
    question: 'هل هو دون تغيير؟',
    asIssued: 'كل بايت فيه كما أصدرناه.',
    locked: 'إنه محمي بكلمة مرور. نحن لا نحمي الملفات التي نصدرها بكلمة مرور أبدًا.',
    unrecorded: 'توقيعنا عليه سليم، لكن الملف غير موجود في سجلاتنا.',
    nothing: 'لا يوجد لدينا ما نقارنه به.',
    extended: 'أُضيف إليه شيء بعد أن وقّعناه.',
    broken: 'محتواه ليس ما وُضع توقيعنا عليه.',
    signedBy: 'وقّعه «{signer}» وليس نحن.',
    foreign: 'وقّعه طرف آخر.',
    intact: 'ما وقّعناه لم يتغير، لكن الملف ليس كما سلّمناه.',
    unsigned: 'يحمل رمزنا، لكن محتواه ليس ما أصدرناه ولا يحمل توقيعًا منا.',
  },
  valid: {
    question: 'هل ما زال صالحًا؟',
    unnamed: 'لا يذكر الملف أي شهادة صادرة عنا.',
    notThisFile: 'ليس هذا الملف',
    delivered: 'الشهادة {code} صالحة للملف الذي سلّمناه.',
    today: 'الشهادة {code} صالحة اليوم.',
    superseded: 'حلّت محله المراجعة {revision, number} في {date}. اطلب تلك المراجعة.',
    revoked: 'أُلغيت الشهادة {code} في {date}.',
    revokedFor: {
      error: 'أُلغيت الشهادة {code} في {date}. تحتوي على خطأ.',
      fraud: 'أُلغيت الشهادة {code} في {date}. لا يجوز الاعتماد عليها.',
      payment: 'أُلغيت الشهادة {code} في {date}. أُعيد مبلغها.',
      withdrawn: 'أُلغيت الشهادة {code} في {date}. سُحبت.',
    },
  },
  issued: {
    question: 'هل صدر عنا؟',
    notRecorded: 'غير مسجَّل',
    writeToUs: 'يحمل توقيعنا. يرجى الكتابة إلينا بشأنه.',
    noRecord: 'ليس لدينا سجل لهذا الملف.',
    notLikeThis: 'ليس بهذا الشكل',
    askHolder: 'اطلب من صاحب المستند الملف الذي سلّمناه.',
    recorded: 'بصمته الرقمية موجودة في سجلاتنا.',
  },
  signature: 'التوقيع',
  signatures: {
    intact: 'توقيعنا، على الملف كله',
    extended: 'توقيعنا، على جزئه الأول فقط',
    broken: 'توقيعنا، لكنه وُضع لمحتوى آخر',
    foreign: 'ليس توقيعنا',
    none: 'لا يوجد',
    retired: 'بمفتاح لم نعد نعتمد عليه',
  },
  signedBy: 'وقّعه',
  signedAt: 'وقت التوقيع',
  timestamp: 'الختم الزمني',
  timestampBy: '<time></time>، <authority></authority>',
} satisfies Translated<typeof english>;
