import type { Deps } from '#server/deps.ts';
import type { EmailPayload } from '#server/features/notifications/email-payloads.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { findOrderState } from './order-state.ts';

type OrderTemplate =
  | 'payment-receipt'
  | 'translation-ready'
  | 'translation-corrected'
  | 'certificate-revoked'
  | 'certificate-reissued'
  | 'revision-declined'
  | 'question-asked'
  | 'message-received'
  | 'copy-mailed'
  | 'refund';

interface OrderEmail<T extends OrderTemplate> {
  userId: string | null;
  to: { name: string | null; address: string };
  template: T;
  payload: EmailPayload<T>;
  /** Omitted if the payload names a single document. */
  documentIds?: readonly string[];
}

/** Queues a mail with the state of its orders in this transaction. Call it after all other changes to them. */
export async function queueOrderEmail<T extends OrderTemplate>(
  deps: Deps,
  trx: Trx,
  { documentIds, ...mail }: OrderEmail<T>,
): Promise<void> {
  const { payload } = mail;
  const ids = documentIds ?? ('documentId' in payload ? [payload.documentId] : []);
  const orders = [];
  let timeZone: string | undefined;
  for (const documentId of ids) {
    const order = await findOrderState(trx, { documentId, now: deps.now() });
    if (!order) continue;
    orders.push({ filename: order.filename, says: order.state.says });
    timeZone ??= order.timeZone ?? undefined;
  }
  await queueEmail(deps, trx, { ...mail, payload: { ...payload, orders, ...(timeZone && { timeZone }) } });
}
