import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of notifications, webhooks and mails that go with a document or an account. */

/** Deletes everyone's notifications, all webhooks and all mails about a document, and the receipts that list its file. */
export async function deleteAboutDocument(
  trx: Trx,
  { documentId, paymentIds }: { documentId: string; paymentIds: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('notifications').where('documentId', '=', documentId).execute();
  await deleteEventsAbout(trx, documentId);
  await sql`delete from notification_events where notification ->> 'documentId' = ${documentId}`.execute(trx);
  await sql`
    delete from outbound_emails where payload ->> 'documentId' = ${documentId}
      or (template = 'payment-receipt' and payload ->> 'paymentId' = any(${[...paymentIds]}::text[]))`.execute(trx);
}

/** Whether a mail of this account waits to be sent, queued after `since`. */
export async function hasPendingMail(db: Db, { userId, since }: { userId: string; since: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('outboundEmails')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an account's notifications, webhooks and mails, and with `address` the mails and bounces of its own mailbox. */
export async function deleteOfAccount(
  trx: Trx,
  { userId, address }: { userId: string; address: string | null },
): Promise<void> {
  await deleteWebhooksOf(trx, userId);
  await trx.deleteFrom('notifications').where('userId', '=', userId).execute();
  await trx.deleteFrom('notificationEvents').where('userId', '=', userId).execute();
  await trx.deleteFrom('outboundEmails').where('userId', '=', userId).execute();
  if (address === null) return;
  await trx
    .deleteFrom('outboundEmails')
    .where(sql`lower(to_address)`, '=', address.toLowerCase())
    .execute();
  await trx
    .deleteFrom('bounces')
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .execute();
}

/** Deletes an account's endpoints and events. */
async function deleteWebhooksOf(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('webhookEvents').where('accountId', '=', accountId).execute();
  await trx.deleteFrom('webhookEndpoints').where('accountId', '=', accountId).execute();
}

/** Deletes events about a document. */
async function deleteEventsAbout(trx: Trx, documentId: string): Promise<void> {
  await sql`delete from webhook_events where data ->> 'documentId' = ${documentId}`.execute(trx);
}
