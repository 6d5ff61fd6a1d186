import { z } from 'zod';
import { id, timestamp } from './common.ts';

/** What was certified; absent in what an older release wrote. */
const paperKind = z.string().optional();
const about = { documentId: z.uuid(), filename: z.string() };

const receipt = { paymentId: z.uuid(), receiptNumber: z.string(), total: z.string() };

/** What each kind of notification is told with. Its words are in `../notifications.ts`. */
export const notificationPayloads = {
  document_upload: z.object({ ...about, clientName: z.string() }),
  document_approved: z.object(about),
  document_rejected: z.object({ ...about, paperKind }),
  translation_ready: z.object({ ...about, paperKind }),
  translation_draft: z.object(about),
  translation_failed: z.object(about),
  payment_confirmed: z.object({ paymentId: z.uuid(), total: z.string(), documents: z.number() }),
  payment_refunded: z.object({ paymentId: z.uuid(), amount: z.string() }),
  payment_flagged: z.object(receipt),
  payment_returned: z.object(receipt),
  order_cancelled: z.object(about),
  order_resumed: z.object(about),
  refund_after_delivery: z.object(about),
  dispute_opened: z.object(receipt),
  dispute_won: z.object(receipt),
  dispute_lost: z.object(receipt),
} as const;
export type NotificationKind = keyof typeof notificationPayloads;
export type NotificationPayload<K extends NotificationKind> = z.infer<(typeof notificationPayloads)[K]>;

export const notificationView = z.object({
  id,
  type: z.string(),
  /** What it is about, where that is one document; absent in events that an older release wrote. */
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

/** The id of the last event seen, as it was given: the next ones follow. Left out, only what happens from now on does. */
export const onEventInput = z
  .object({
    lastEventId: z
      .string()
      .regex(/^\d{1,15}$/)
      .nullish(),
  })
  .optional();

/**
 * `ready` comes first and says that everything since `lastEventId` follows. `resync` comes in its place when that was too
 * long ago: whatever was fetched before is to be fetched again. Then one event for each change, with the notification as
 * it was after it, or before it was removed. Between them staff hear `work`: what their lists and figures show may have
 * changed by somebody else's hand.
 */
export const notificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['ready', 'resync', 'work']), notification: z.null() }),
  z.object({ kind: z.enum(['insert', 'update', 'delete']), notification: notificationView }),
]);
export type NotificationEvent = z.infer<typeof notificationEvent>;
export type NotificationEventInput = z.input<typeof notificationEvent>;
