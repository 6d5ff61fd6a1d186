import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sheet.ts';

export const messages = {
  title: 'ما الذي يقوله هذا المستند',
  text: 'ترجمتك المصدَّقة سطرًا بسطر وبشكل واضح.',
  back: 'العودة إلى المستند',
  print: 'طباعة',
  none: 'لا توجد ورقة لهذا المستند',
  noneText: 'يمكننا عرضها للترجمات التي كتبها مترجمونا سطرًا بسطر.',
  noCertificate: 'هذه الورقة ليست شهادة',
  noCertificateText: 'لا تقدّمها إلى أي جهة. لا يُعتدّ إلا بالترجمة المصدَّقة التي تحمل رمز التحقق.',
  code: 'وهي تابعة للشهادة ذات الرمز',
  sources:
    'الكلمات بلغتك مأخوذة من المستند نفسه أو من قواميس عباراتنا، والتواريخ مكتوبة بطريقتك. وما لا يوجد فيهما، مثل الأسماء والأرقام، يبقى كما ورد في الشهادة.',
  sourcesEnglish: 'بجانب كل سطر مصدَّق كلمات المستند نفسه.',
  english: 'في الشهادة، بالإنجليزية',
  page: 'الصفحة {page, number}',
  note: 'ملاحظة من المترجم',
  marks: {
    seal: 'ختم رسمي',
    stamp: 'ختم',
    signature: 'توقيع',
    emblem: 'شعار الدولة',
    photo: 'صورة شخصية',
    fingerprint: 'بصمة إصبع',
    barcode: 'رمز شريطي',
    handwriting: 'كتابة بخط اليد',
    erasure: 'شطب',
    illegible: 'غير مقروء',
    blank: 'متروك فارغًا',
  },
} satisfies Translated<typeof english>;
