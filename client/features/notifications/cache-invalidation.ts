import { trpcUtils } from '#client/lib/trpc.ts';
import type { NotificationKind } from '#shared/schemas/notifications.ts';

const { documents, folders, payments, verification, authenticator, admin } = trpcUtils;

/** Queries to invalidate per notification kind. Mounted ones are refetched at once, others when next used. */
const queriesByKind = {
  document_upload: [authenticator, admin],
  document_approved: [documents, verification],
  document_rejected: [documents, folders, verification],
  translation_ready: [documents, folders, verification],
  translation_draft: [authenticator, admin],
  translation_failed: [authenticator, admin],
  payment_confirmed: [documents, payments],
  payment_refunded: [documents, payments],
  order_on_account: [documents, payments],
  payment_credited: [documents, payments],
  payment_missing: [documents, payments],
  statement_issued: [payments],
  statement_overdue: [payments],
  account_overdue: [admin],
  payment_flagged: [admin],
  payment_returned: [admin],
  payout_waiting: [admin],
  order_underpaid: [authenticator, admin],
  order_cancelled: [authenticator, admin],
  order_resumed: [authenticator, admin],
  refund_after_delivery: [admin],
  refund_came_back: [admin],
  dispute_opened: [authenticator, admin],
  dispute_won: [authenticator, admin],
  dispute_lost: [authenticator, admin],
  certificate_revoked: [documents, folders, verification],
  certificate_reissued: [documents, folders, verification],
  copy_opened: [documents],
  refusal_reported: [authenticator, admin],
  revision_asked: [authenticator, admin],
  revision_declined: [documents],
  question_asked: [documents],
  question_answered: [authenticator.queue, authenticator.conversation, authenticator.overview],
  review_assigned: [authenticator, admin],
  review_offered: [authenticator.offers, authenticator.myWork, admin.board],
  review_passed: [authenticator, admin],
  part_given: [authenticator.myWork, authenticator.parts],
  part_done: [authenticator.myWork, authenticator.parts],
  part_back: [authenticator.myWork, authenticator.parts],
  revision_waiting: [authenticator.myWork, authenticator.revision],
  revision_returned: [authenticator.myWork, authenticator.revision],
  revision_passed: [authenticator.myWork, authenticator.revision],
  copy_to_mail: [authenticator, admin],
  copy_mailed: [documents],
  step_asked: [authenticator, admin],
  step_sent: [documents],
  step_back: [documents],
  step_cancelled: [documents],
  promise_soon: [authenticator, admin],
  promise_urgent: [authenticator, admin],
  promise_missed: [authenticator, admin],
  sources_leaving: [documents],
  message_sent: [authenticator.queue, authenticator.messages, authenticator.overview],
  scan_sent: [authenticator, admin],
  message_received: [documents],
  notary_missing: [admin],
  credential_refused: [authenticator.credentials],
  credential_check_undone: [authenticator.credentials, authenticator.signerProfile],
  credential_expiring: [authenticator.credentials, authenticator.signerProfile],
  pay_statement: [authenticator.statements, authenticator.earnings],
  agreement_published: [authenticator.agreement],
  pay_disputed: [admin.payStatements],
  price_asked: [admin.priceRequests],
  webhook_disabled: [trpcUtils.notifications.webhookEndpoints],
} as const satisfies Record<NotificationKind, unknown>;

/** Queries that staff share. The viewers of an open review keep the links they were opened with. */
const shared = [
  authenticator.get,
  authenticator.queue,
  authenticator.revisions,
  authenticator.conversation,
  authenticator.assignees,
  authenticator.counters,
  authenticator.overview,
  authenticator.history,
  authenticator.offers,
  authenticator.myWork,
  authenticator.revision,
  authenticator.parts,
  admin,
];

let refresh: ReturnType<typeof setTimeout> | undefined;

/** Invalidates shared queries, debounced over a burst of changes. */
export function scheduleSharedRefetch(): void {
  refresh ??= setTimeout(() => {
    refresh = undefined;
    for (const one of shared) void one.invalidate();
  }, 200);
}

function isKnown(type: string): type is NotificationKind {
  return Object.hasOwn(queriesByKind, type);
}

/** Invalidates the queries of a notification kind; all of them for an unknown kind. */
export function invalidateFor(type: string): void {
  const areas = isKnown(type)
    ? queriesByKind[type]
    : [documents, folders, payments, verification, authenticator, admin];
  for (const area of areas) void area.invalidate();
}
