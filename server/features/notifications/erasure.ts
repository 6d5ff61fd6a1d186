import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of notifications, webhooks and mails that go with a document or an account. */

/**
 * Deletes everyone's notifications, all webhooks and all mails about a document, and the receipts that list its file. Mails about
 * refunds of its payments keep their amounts alone.
 */
export async function deleteAboutDocument(
  trx: Trx,
  { documentId, paymentIds }: { documentId: string; paymentIds: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('notifications').where('documentId', '=', documentId).execute();
  await deleteEventsAbout(trx, documentId);
  await sql`delete from notification_events where notification ->> 'documentId' = ${documentId}`.execute(trx);
  await sql`
    delete from outbound_emails where payload ->> 'documentId' = ${documentId}
      or (template = 'payment-receipt' and payload ->> 'paymentId' = any(${[...paymentIds]}::text[]))
      or (template = 'message-sent' and payload ->> 'reviewId' in (
        select id::text from documents_to_be_verified where document_id = ${documentId}))`.execute(trx);
  // One that waits for the mail server is still due to the customer.
  await sql`
    update outbound_emails set payload = payload - 'orders' - 'reason'
    where template = 'refund' and payload ->> 'paymentId' = any(${[...paymentIds]}::text[])`.execute(trx);
}

/** Deletes what staff were told of an account's price requests, from bells that were emptied since as well. */
export async function deleteAboutRequests(trx: Trx, accountId: string): Promise<void> {
  const requests = await trx.selectFrom('priceRequests').select('id').where('accountId', '=', accountId).execute();
  if (requests.length === 0) return;
  const ids = requests.map(({ id }) => id);
  await sql`delete from outbound_emails
    where template = 'price-asked' and payload ->> 'requestId' = any(${ids}::text[])`.execute(trx);
  await trx.deleteFrom('notifications').where('requestId', 'in', ids).execute();
  await trx.deleteFrom('notificationEvents').where('requestId', 'in', ids).execute();
  await deleteUnnamedRequests(trx, accountId);
}

/**
 * Mails and notices of older releases name no request, so they are found by its time and words: the first 60 characters, which a
 * notice has of a long text, or all of a short one.
 */
async function deleteUnnamedRequests(trx: Trx, accountId: string): Promise<void> {
  const isAbout = (says: RawBuilder<boolean>, createdAt: RawBuilder<Date>) => sql`exists (
    select from price_requests r where r.account_id = ${accountId} and ${says}
      and ${createdAt} between r.created_at - interval '1 minute' and r.created_at + interval '1 minute')`;
  const inMail = sql<boolean>`starts_with(m.payload ->> 'about', left(r.about, 60))
    and (char_length(r.about) > 60 or m.payload ->> 'about' = r.about)`;
  await sql`delete from outbound_emails as m where m.template = 'price-asked' and m.payload ->> 'requestId' is null
    and ${isAbout(inMail, sql`m.created_at`)}`.execute(trx);
  // After the customer's name, before what to do.
  const inNotice = sql<boolean>`position(': ' || left(r.about, 60) ||
    case when char_length(r.about) > 60 then '' else ' Answer' end in n.message) > 0`;
  const { rows } = await sql<{ id: string }>`delete from notifications as n
    where n.type = 'price_asked' and n.request_id is null
    and ${isAbout(inNotice, sql`n.created_at`)} returning n.id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from notification_events where notification ->> 'id' = any(${ids}::text[])`.execute(trx);
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
