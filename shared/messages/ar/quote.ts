import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/quote.ts';

export const messages = {
  addFile: 'إضافة مستند آخر',
  chooseFile: 'اختيار ملف',
  takePhoto: 'التقاط صورة',
  formats: 'PDF أو JPG أو PNG، أقل من 10 ميغابايت. لا يُرفع شيء قبل أن تتابع.',
  reading: 'جارٍ قراءة الملف…',
  tryAgain: 'إعادة المحاولة',
  files: 'ملفاتك',
  remove: 'إزالة',
  removeFile: 'إزالة {name}',
  retryFile: 'إعادة المحاولة مع {name}',
  total: 'المجموع',
  line: '{service}، {pages} × {price}',
  staffOnly: 'سجّل الدخول بحساب عميل لطلب ذلك.',
  noStorage: 'هذا المتصفح لا يحفظ الملفات. تابع، ثم اختر الملف مجددًا بعد تسجيل الدخول.',
  goOnWithout: 'المتابعة دون الملف',
  goOn: 'متابعة الطلب · {price}',
  nextSignedIn: 'تختار اللغة وتراجع كل شيء قبل الدفع.',
  nextGuest: 'الخطوة التالية إنشاء حساب. ينتظر ملفك في هذا المتصفح حتى 24 ساعة ويُرفع عند تقديم الطلب.',
  kept: 'محفوظ في هذا المتصفح ولم يُرفع بعد.',
  documents:
    '{count, plural, zero {# مستند} one {مستند واحد} two {مستندان} few {# مستندات} many {# مستندًا} other {# مستند}}',
  preview: {
    title: 'هكذا سيبدو مستندك',
    certificate: 'الشهادة',
    translation: 'الترجمة',
    original: 'نسخة من الأصل',
    text: 'ملف PDF واحد يحمل رمزًا يمكن لأي شخص التحقق منه. الصفحتان الأوليان من نموذجنا.',
    open: 'فتح نموذج التسليم (PDF)',
  },
} satisfies Translated<typeof english>;
