import { areaOf, type Role } from './roles.ts';
import type { NotificationKind } from './schemas/notifications.ts';

/** Properties of a kind of notification. */

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
  order_on_account: 'update',
  payment_credited: 'update',
  payment_missing: 'update',
  statement_issued: 'update',
  statement_overdue: 'update',
  account_overdue: 'update',
  payment_flagged: 'decision',
  payment_returned: 'update',
  payout_waiting: 'update',
  order_underpaid: 'update',
  order_cancelled: 'work',
  order_resumed: 'work',
  refund_after_delivery: 'decision',
  refund_came_back: 'decision',
  dispute_opened: 'decision',
  dispute_won: 'update',
  dispute_lost: 'update',
  certificate_revoked: 'update',
  certificate_reissued: 'update',
  copy_opened: 'update',
  refusal_reported: 'work',
  revision_asked: 'work',
  revision_declined: 'update',
  question_asked: 'update',
  question_answered: 'work',
  review_assigned: 'work',
  review_offered: 'work',
  review_passed: 'work',
  part_given: 'work',
  part_done: 'work',
  part_back: 'work',
  revision_waiting: 'work',
  revision_returned: 'work',
  revision_passed: 'work',
  copy_to_mail: 'work',
  copy_mailed: 'update',
  step_asked: 'work',
  step_sent: 'update',
  step_back: 'update',
  step_cancelled: 'update',
  promise_soon: 'work',
  promise_urgent: 'work',
  promise_missed: 'work',
  sources_leaving: 'update',
  message_sent: 'work',
  scan_sent: 'work',
  message_received: 'update',
  notary_missing: 'update',
  credential_expiring: 'update',
  pay_statement: 'update',
  agreement_published: 'update',
  pay_disputed: 'update',
  price_asked: 'work',
  credential_refused: 'update',
  credential_check_undone: 'update',
  webhook_disabled: 'update',
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
  if (areaOf[role] === 'admin' && decisions.includes(type)) return { page: 'operations' };
  return documentId === null ? { page: 'list' } : { page: 'document', documentId };
}
