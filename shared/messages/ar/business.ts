import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/business.ts';

export const messages = {
  title: 'للشركات',
  heading: 'لمكاتب المحاماة والشركات',
  text: 'اطلب لعملائك ومع زملائك. هذا متاح في كل حساب، ولا يلزم إعداد أي شيء مسبقًا.',
  organizations: {
    title: 'المؤسسات',
    text: 'يتشارك الزملاء المستندات حسب القضية، ويدفع أحدكم. وتبقى مستنداتك الخاصة لك.',
    open: 'فتح المؤسسات',
  },
  quotes: {
    title: 'عروض الأسعار',
    text: 'سعر لا يتغيّر لمدة {days, number} يومًا، تطبعه لعميلك وتطلب على أساسه.',
    open: 'فتح عروض الأسعار',
  },
  bulk: {
    title: 'الطلبات المجمّعة',
    text: 'حتى {count, number} طلب من قائمة واحدة (CSV) مع ملفاتها. لا يُنشأ شيء قبل أن تصح كل الأسطر.',
    open: 'فتح الطلبات المجمّعة',
  },
  api: {
    title: 'واجهة برمجية (API)',
    text: 'اطلب وادفع ونزّل من برنامجك الخاص، وجرّب ذلك أولًا بمفاتيح تجريبية.',
    open: 'للمطوّرين',
  },
  inEnglish: 'هذه الصفحات بالإنجليزية.',
} satisfies Translated<typeof english>;
