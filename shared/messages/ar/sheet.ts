import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sheet.ts';

export const messages = {
  title: 'ما الذي تقوله هذه الوثيقة',
  text: 'ترجمتك المعتمدة سطرًا بسطر وبشكل واضح.',
  back: 'العودة إلى المستند',
  print: 'طباعة',
  none: 'لا توجد ورقة لهذه الوثيقة',
  noneText: 'يمكننا عرضها للترجمات التي كتبها مترجمونا سطرًا بسطر.',
  noCertificate: 'هذه الورقة ليست شهادة',
  noCertificateText: 'لا تقدّمها إلى أي جهة. المعتمَد هو الترجمة المعتمدة التي تحمل رمز التحقق فقط.',
  code: 'وهي تابعة للشهادة ذات الرمز',
  sources:
    'الكلمات بلغتك مأخوذة من الوثيقة نفسها أو من قواميس عباراتنا، والتواريخ مكتوبة بطريقتك. وما لا يوجد فيهما، مثل الأسماء والأرقام، يبقى كما ورد في الشهادة.',
  sourcesEnglish: 'بجانب كل سطر معتمد كلمات الوثيقة نفسها.',
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
