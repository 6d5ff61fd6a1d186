import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/notices.ts';

export const messages = {
  document_approved: {
    title: 'تمت الموافقة على المستند',
    message: 'صُدِّقت ترجمتك: {paper}.',
  },
  document_rejected: {
    title: 'تم تصحيح الترجمة',
    message: 'صحّح أحد المصدِّقين ترجمة {paper} وصدّقها.',
  },
  translation_ready: {
    title: 'ترجمتك جاهزة!',
    message: '{paper}: الترجمة جاهزة للتنزيل.',
  },
  payment_confirmed: {
    title: 'تم تأكيد الدفع',
    message:
      'استلمنا {total} مقابل {documents, plural, zero {لا مستندات} one {مستند واحد} two {مستندين} few {# مستندات} many {# مستندًا} other {# مستند}}.',
  },
  payment_refunded: {
    title: 'أُرسل المبلغ المردود',
    message: 'رددنا {amount} إلى بطاقتك.',
  },
  order_on_account: {
    title: 'طلب على الحساب',
    message:
      '{documents, plural, zero {لا مستندات} one {مستند واحد} two {مستندان} few {# مستندات} many {# مستندًا} other {# مستند}} بمبلغ {total}. تدفعونها مع فاتورة هذا الشهر.',
  },
  payment_credited: {
    title: 'تم خصم مبلغ',
    message: 'خُصم {amount} من المبلغ المستحق عليكم.',
  },
  statement_issued: {
    title: 'فاتورتكم الشهرية',
    message: 'الفاتورة {number}: {total} مقابل طلباتكم على الحساب، تستحق في {date}.',
  },
  statement_overdue: {
    title: 'فاتورة متأخرة',
    message:
      'لا يزال {total} من الفاتورة {number} غير مدفوع. لا يمكن تقديم طلبات جديدة على الحساب حتى السداد، وتستمر الطلبات المقدمة من قبل.',
  },
  payment_returned: {
    title: 'رُدّ المبلغ تلقائيًا',
    message: 'وصل {total} لطلب عُدّل أو أُلغي أو سبق دفعه (الإيصال {receipt}). يُردّ المبلغ تلقائيًا.',
  },
  certificate_reissued: {
    title: 'ترجمتك المصحّحة جاهزة',
    message: 'أُعيد إصدار {paper} بوصفه المراجعة {revision}. يُرجى استخدام الملف الجديد من الآن فصاعدًا.',
  },
  revision_declined: {
    title: 'لم يُجرَ التصحيح',
    message: 'راجعنا الكتابة التي أبلغت عنها في {paper} وأبقيناها كما هي. تجد السبب في التفاصيل.',
  },
  question_asked: {
    title: 'لدينا سؤال لك',
    message:
      'لإكمال {paper}، نحتاج إلى إجابتك عن {questions, plural, zero {أسئلتنا} one {سؤال واحد} two {سؤالين} few {# أسئلة} many {# سؤالًا} other {# سؤال}}.',
  },
  copy_mailed: {
    title: 'نسختك في البريد',
    message: 'أُرسلت النسخة المطبوعة من {paper} عبر {carrier}، رقم التتبع {tracking}.',
  },
  sources_leaving: {
    title: 'ستُحذف الملفات المرفوعة قريبًا',
    message:
      '{documents, plural, zero {ستُحذف الملفات التي رفعتها في {date}.} one {سيُحذف في {date} الملف الذي رفعته لمستند واحد سُلّم إليك.} two {ستُحذف في {date} الملفات التي رفعتها لمستندين سُلّما إليك.} few {ستُحذف في {date} الملفات التي رفعتها لـ # مستندات سُلّمت إليك.} many {ستُحذف في {date} الملفات التي رفعتها لـ # مستندًا سُلّم إليك.} other {ستُحذف في {date} الملفات التي رفعتها لـ # مستند سُلّم إليك.}} تبقى ترجماتك. نزّل ما لا تزال بحاجة إليه.',
  },
  message_received: {
    title: 'رسالة من مترجمنا',
    message: 'كتب إليك مترجمنا بشأن {paper}.',
  },
  certificate_revoked: {
    title: 'أُلغيت الشهادة',
    message:
      '{class, select, error {لم تعد شهادة {paper} سارية. وجدنا خطأً فيها. يُرجى عدم استخدام الملف بعد الآن.} fraud {لم تعد شهادة {paper} سارية. لدينا ما يدعو إلى الاعتقاد بأن الأصل أو الطلب لم يكن حقيقيًا. يُرجى عدم استخدام الملف بعد الآن.} payment {لم تعد شهادة {paper} سارية. رُدّ ثمنها إليك. يُرجى عدم استخدام الملف بعد الآن.} other {لم تعد شهادة {paper} سارية. سُحبت الشهادة. يُرجى عدم استخدام الملف بعد الآن.}}',
  },
  push: {
    title: 'ترجمتك جاهزة',
    message: 'افتحها لقراءتها وتنزيلها.',
  },
} satisfies Translated<typeof english>;
