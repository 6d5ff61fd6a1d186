import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sample.ts';

export const messages = {
  title: 'افتح نموذجًا لما نسلّمه',
  text: 'شهادة ميلاد وهمية أُعدّت بالنظام نفسه المستخدم في كل الطلبات: ملف PDF واحد من ثلاثة أجزاء.',
  original: {
    title: 'الأصل',
    text: 'نسخة مختومة مما تُرجم، في نهاية ملف PDF.',
    alt: 'صفحة من النموذج: نسخة من شهادة ميلاد برازيلية عليها ختم',
  },
  translation: {
    title: 'الترجمة',
    text: 'منسّقة مثل الأصل، مع وصف الأختام والتوقيعات.',
    alt: 'صفحة من النموذج: شهادة الميلاد بالإنجليزية',
  },
  certificate: {
    title: 'الشهادة',
    text: 'يوقّعها مترجم معروف بالاسم، وعليها الرمز الذي يمكن لأي شخص التحقق منه.',
    alt: 'صفحة من النموذج: شهادة دقة الترجمة وعليها كلمة Specimen',
  },
  open: '{title}: فتح بحجم القراءة',
  whole: 'فتح النموذج كاملًا (PDF، 3 صفحات)',
} satisfies Translated<typeof english>;
