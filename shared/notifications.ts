import { revocationWords } from './certificate/revocation.ts';
import { paperName } from './certificate/title.ts';
import { countOf } from './plural.ts';
import type { Role } from './roles.ts';
import type { NotificationKind, NotificationPayload } from './schemas/notifications.ts';

/** Texts of notifications per kind. Payloads are in `schemas/notifications.ts`; the client adds icons. */

type Words<K extends NotificationKind> = (payload: NotificationPayload<K>) => { title: string; message: string };

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const words: { [K in NotificationKind]: Words<K> } = {
  document_upload: ({ filename, clientName }) => ({
    title: 'New document to authenticate',
    message: `${filename} from ${clientName} is waiting for review.`,
  }),
  document_approved: ({ filename }) => ({
    title: 'Document approved',
    message: `Your translation of ${filename} has been certified.`,
  }),
  document_rejected: (about) => ({
    title: 'Translation corrected',
    message: `An authenticator corrected the translation of ${paperOf(about)} and certified it.`,
  }),
  translation_ready: (about) => ({
    title: 'Your translation is ready!',
    message: `${paperOf(about)} is ready to download.`,
  }),
  translation_draft: ({ filename }) => ({
    title: 'Translation received',
    message: `The translation of ${filename} has arrived and can be reviewed.`,
  }),
  translation_failed: ({ filename }) => ({
    title: 'Translation needs attention',
    message: `The workflow could not translate ${filename}. Please send a correction.`,
  }),
  payment_confirmed: ({ total, documents }) => ({
    title: 'Payment confirmed',
    message: `We received ${total} for ${countOf(documents, 'document')}.`,
  }),
  payment_refunded: ({ amount }) => ({ title: 'Refund sent', message: `We sent ${amount} back to your card.` }),
  payment_flagged: ({ receiptNumber, total }) => ({
    title: 'Payment needs a decision',
    message: `${total} arrived but doesn’t match its order (receipt ${receiptNumber}). Nothing was started.`,
  }),
  payment_returned: ({ receiptNumber, total }) => ({
    title: 'Payment refunded automatically',
    message: `${total} arrived for an order that was changed, discarded or already paid (receipt ${receiptNumber}). It’s being refunded automatically.`,
  }),
  order_cancelled: ({ filename }) => ({
    title: 'Order refunded',
    message: `${filename} was refunded. It’s no longer in the queue.`,
  }),
  order_resumed: ({ filename }) => ({
    title: 'Order resumed',
    message: `The refund of ${filename} failed. It’s back in the queue.`,
  }),
  refund_after_delivery: ({ filename }) => ({
    title: 'Refunded after delivery',
    message: `${filename} was refunded after delivery. Its certificate stays valid unless you withdraw it.`,
  }),
  dispute_opened: ({ receiptNumber, total }) => ({
    title: 'Payment disputed',
    message: `The cardholder disputes ${total} (receipt ${receiptNumber}). Work on the order is paused.`,
  }),
  dispute_won: ({ receiptNumber, total }) => ({
    title: 'Dispute won',
    message: `The dispute over ${total} (receipt ${receiptNumber}) was settled in our favor. Work resumes.`,
  }),
  dispute_lost: ({ receiptNumber, total }) => ({
    title: 'Dispute lost',
    message: `The dispute over ${total} (receipt ${receiptNumber}) was lost. The order counts as refunded.`,
  }),
  certificate_revoked: (about) => ({
    title: 'Certificate revoked',
    message: `The certificate of ${paperOf(about)} is no longer valid. ${revocationWords[about.class].explained} Please don’t use the file anymore.`,
  }),
  certificate_reissued: (about) => ({
    title: 'Your corrected translation is ready',
    message: `${paperOf(about)} was issued again as revision ${about.revision}. Please use the new file from now on.`,
  }),
  revision_asked: ({ filename, items }) => ({
    title: 'Correction asked',
    message: `A customer reports ${countOf(items, 'misspelling')} in ${filename}.`,
  }),
  revision_declined: (about) => ({
    title: 'Correction not made',
    message: `We checked the spelling you reported in ${paperOf(about)} and left it as it is. The reason is in its details.`,
  }),
  question_asked: ({ filename, questions }) => ({
    title: 'We have a question for you',
    message: `To finish ${filename}, we need your answer to ${countOf(questions, 'question')}.`,
  }),
  question_answered: ({ filename }) => ({
    title: 'Customer answered',
    message: `The customer answered a question about ${filename}.`,
  }),
  review_assigned: ({ filename }) => ({
    title: 'Assigned to you',
    message: `${filename} was assigned to you.`,
  }),
  copy_to_mail: ({ filename }) => ({
    title: 'Copy to mail',
    message: `${filename} is delivered. Its printed copy is to be mailed.`,
  }),
  copy_mailed: ({ filename, carrier, trackingNumber }) => ({
    title: 'Your copy is in the mail',
    message: `The printed copy of ${filename} was mailed with ${carrier}, tracking number ${trackingNumber}.`,
  }),
  promise_soon: ({ filename }) => ({
    title: 'Due soon',
    message: `Three quarters of the promised time for ${filename} are over.`,
  }),
  promise_urgent: ({ filename }) => ({
    title: 'Almost late',
    message: `Nine tenths of the promised time for ${filename} are over, and it isn’t delivered.`,
  }),
  promise_missed: ({ filename }) => ({
    title: 'Promise missed',
    message: `${filename} wasn’t delivered by the promised time. A rush surcharge is refunded automatically.`,
  }),
  sources_leaving: ({ documents, leavesAt }) => ({
    title: 'Uploaded files will be deleted soon',
    message: `The ${documents === 1 ? 'file' : 'files'} you uploaded for ${countOf(documents, 'delivered document')} will be deleted on ${longDate.format(new Date(leavesAt))}. Your translations stay. Download what you still need.`,
  }),
  message_sent: ({ filename }) => ({
    title: 'Message from a customer',
    message: `The customer wrote about ${filename}.`,
  }),
  scan_sent: ({ filename }) => ({
    title: 'Better scan received',
    message: `The customer sent a better scan of ${filename}. Its pages are read again.`,
  }),
  message_received: ({ filename }) => ({
    title: 'Message from our translator',
    message: `Our translator wrote to you about ${filename}.`,
  }),
};

interface CertifiedAbout {
  paperKind?: string | undefined;
  holders?: string[] | undefined;
  filename: string;
}

/** The certified title, then the customer's file name. */
function paperOf({ paperKind, holders = [], filename }: CertifiedAbout): string {
  return paperName({ filename, certified: paperKind === undefined ? null : { paperKind, holders } });
}

export function notificationText<K extends NotificationKind>(kind: K, payload: NotificationPayload<K>) {
  return words[kind](payload);
}

/** `work` steps of an order replace each other per document; a `decision` leads admins to Operations. */
const categories: Readonly<Record<NotificationKind, 'work' | 'decision' | 'update'>> = {
  document_upload: 'work',
  document_approved: 'update',
  document_rejected: 'update',
  translation_ready: 'update',
  translation_draft: 'work',
  translation_failed: 'work',
  payment_confirmed: 'update',
  payment_refunded: 'update',
  payment_flagged: 'decision',
  payment_returned: 'update',
  order_cancelled: 'work',
  order_resumed: 'work',
  refund_after_delivery: 'decision',
  dispute_opened: 'decision',
  dispute_won: 'update',
  dispute_lost: 'update',
  certificate_revoked: 'update',
  certificate_reissued: 'update',
  revision_asked: 'work',
  revision_declined: 'update',
  question_asked: 'update',
  question_answered: 'work',
  review_assigned: 'work',
  copy_to_mail: 'work',
  copy_mailed: 'update',
  promise_soon: 'work',
  promise_urgent: 'work',
  promise_missed: 'work',
  sources_leaving: 'update',
  message_sent: 'work',
  scan_sent: 'work',
  message_received: 'update',
};

function kindsOf(category: 'work' | 'decision'): readonly string[] {
  return Object.entries(categories).flatMap(([kind, other]) => (other === category ? [kind] : []));
}

const workSteps = kindsOf('work');
const decisions = kindsOf('decision');

/** Deliveries, which end the questions about their document. */
const deliveries: readonly string[] = ['translation_ready', 'document_rejected'] satisfies NotificationKind[];

/** Kinds whose earlier notifications about the same document this kind replaces. */
export function supersededBy(kind: NotificationKind): readonly string[] {
  if (deliveries.includes(kind)) return [kind, 'question_asked'];
  return workSteps.includes(kind) ? workSteps : [kind];
}

/** Link target of a notification: Operations, its document, or the list where it names none. */
export function notificationTarget(
  role: Role,
  { type, documentId }: { type: string; documentId: string | null },
): { page: 'operations' | 'list' } | { page: 'document'; documentId: string } {
  if (role === 'admin' && decisions.includes(type)) return { page: 'operations' };
  return documentId === null ? { page: 'list' } : { page: 'document', documentId };
}
