import { z } from 'zod';
import { revocationClasses } from '#shared/certificate/revocation.ts';
import { currencies } from '#shared/money.ts';
import { paperStepKinds } from '#shared/paper-steps.ts';
import { returnWays } from '#shared/received.ts';
import { cents, id, timestamp } from './common.ts';

/** Absent in payloads of older releases. */
const certifiedPaper = { paperKind: z.string().optional(), holders: z.array(z.string()).optional() };
const documentRef = { documentId: z.uuid(), filename: z.string() };

const stepRef = { ...documentRef, step: z.enum(paperStepKinds) };
/** `on` is `YYYY-MM-DD`. */
const movedStep = z.object({ ...stepRef, on: z.iso.date() });

/** Absent in payloads of older releases, whose amounts were dollars. */
const currency = z.enum(currencies).default('usd');

const statementRef = { paymentId: z.uuid(), number: z.string(), totalCents: cents };
const receiptRef = { paymentId: z.uuid(), receiptNumber: z.string(), totalCents: cents, currency };

/** Payload per kind of notification. Texts are in `../notifications.ts`. */
export const notificationPayloads = {
  document_upload: z.object({ ...documentRef, clientName: z.string() }),
  document_approved: z.object(documentRef),
  document_rejected: z.object({ ...documentRef, ...certifiedPaper }),
  translation_ready: z.object({ ...documentRef, ...certifiedPaper }),
  translation_draft: z.object(documentRef),
  translation_failed: z.object(documentRef),
  payment_confirmed: z.object({ paymentId: z.uuid(), totalCents: cents, currency, documents: z.number() }),
  payment_refunded: z.object({ paymentId: z.uuid(), amountCents: cents, currency, way: z.enum(returnWays) }),
  order_on_account: z.object({ paymentId: z.uuid(), totalCents: cents, documents: z.number() }),
  payment_credited: z.object({ paymentId: z.uuid(), amountCents: cents }),
  payment_missing: z.object({ paymentId: z.uuid(), amountCents: cents, currency }),
  statement_issued: z.object({ ...statementRef, dueAt: z.iso.datetime() }),
  statement_overdue: z.object(statementRef),
  account_overdue: z.object({ ...statementRef, organization: z.string() }),
  payment_flagged: z.object(receiptRef),
  payment_returned: z.object(receiptRef),
  /** Credit of a deleted account, which staff pay out. */
  payout_waiting: z.object(receiptRef),
  /** `totalCents` of its payment were reversed and are due again. */
  order_underpaid: z.object(receiptRef),
  order_cancelled: z.object(documentRef),
  order_resumed: z.object(documentRef),
  refund_after_delivery: z.object(documentRef),
  refund_came_back: z.object(documentRef),
  dispute_opened: z.object(receiptRef),
  dispute_won: z.object(receiptRef),
  dispute_lost: z.object(receiptRef),
  certificate_revoked: z.object({ ...documentRef, ...certifiedPaper, class: z.enum(revocationClasses) }),
  certificate_reissued: z.object({ ...documentRef, ...certifiedPaper, revision: z.number() }),
  copy_opened: z.object({ ...documentRef, ...certifiedPaper, network: z.string() }),
  refusal_reported: z.object(documentRef),
  revision_asked: z.object({ ...documentRef, items: z.number() }),
  revision_declined: z.object({ ...documentRef, ...certifiedPaper }),
  question_asked: z.object({ ...documentRef, questions: z.number() }),
  question_answered: z.object(documentRef),
  review_assigned: z.object(documentRef),
  review_offered: z.object({ ...documentRef, pages: z.number().int(), minutes: z.number().int() }),
  review_passed: z.object({ ...documentRef, from: z.string(), note: z.string() }),
  part_given: z.object({ ...documentRef, part: z.string() }),
  part_done: z.object({ ...documentRef, part: z.string(), by: z.string() }),
  part_back: z.object({ ...documentRef, part: z.string() }),
  revision_waiting: z.object({ ...documentRef, pages: z.number().int() }),
  revision_returned: z.object({ ...documentRef, by: z.string(), note: z.string() }),
  revision_passed: z.object({ ...documentRef, by: z.string(), note: z.string() }),
  copy_to_mail: z.object(documentRef),
  copy_mailed: z.object({ ...documentRef, carrier: z.string(), trackingNumber: z.string() }),
  step_asked: z.object(stepRef),
  step_sent: movedStep,
  step_back: movedStep,
  step_cancelled: movedStep,
  promise_soon: z.object(documentRef),
  promise_urgent: z.object(documentRef),
  promise_missed: z.object(documentRef),
  sources_leaving: z.object({ documents: z.number(), leavesAt: z.iso.datetime() }),
  message_sent: z.object(documentRef),
  scan_sent: z.object(documentRef),
  message_received: z.object(documentRef),
  credential_refused: z.object({ credential: z.string(), number: z.string(), reason: z.string() }),
  credential_check_undone: z.object({ credential: z.string(), number: z.string(), reason: z.string() }),
  /** Paid orders wait and no notary has a valid commission. */
  notary_missing: z.object({ orders: z.number().int() }),
  credential_expiring: z.object({ credential: z.string(), number: z.string(), validUntil: z.iso.date() }),
  pay_statement: z.object({ number: z.string(), change: z.enum(['issued', 'answered', 'paid']) }),
  /** A customer requests a price. */
  price_asked: z.object({ requestId: z.uuid(), clientName: z.string(), about: z.string() }),
  /** A version of the agreement with freelancers. */
  agreement_published: z.object({ version: z.number().int(), bindsFrom: z.iso.date() }),
  pay_disputed: z.object({ number: z.string(), name: z.string() }),
  webhook_disabled: z.object({ host: z.string(), reason: z.enum(['failed', 'gone']) }),
} as const;
export type NotificationKind = keyof typeof notificationPayloads;
export type NotificationPayload<K extends NotificationKind> = z.infer<(typeof notificationPayloads)[K]>;

export const notificationView = z.object({
  id,
  type: z.string(),
  /** The document it is about, if any; absent in events of older releases. */
  documentId: id.nullable().default(null),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: timestamp,
});
export type NotificationView = z.infer<typeof notificationView>;
export type NotificationViewInput = z.input<typeof notificationView>;

export const notificationList = z.object({ items: z.array(notificationView) });
export const unreadCountOutput = z.object({ count: z.number().int() });

/** Resumes after `lastEventId`; without it, only new events follow. */
export const onEventInput = z
  .object({
    lastEventId: z
      .string()
      .regex(/^\d{1,15}$/)
      .nullish(),
  })
  .optional();

/**
 * Opens with `ready` (events since `lastEventId` follow) or `resync` (it is older than the retention window: refetch).
 * Changes carry the notification after them, `delete` the one before; `work` tells staff to invalidate their lists.
 */
export const notificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['ready', 'resync', 'work']), notification: z.null() }),
  z.object({ kind: z.enum(['insert', 'update', 'delete']), notification: notificationView }),
]);
export type NotificationEvent = z.infer<typeof notificationEvent>;
export type NotificationEventInput = z.input<typeof notificationEvent>;
