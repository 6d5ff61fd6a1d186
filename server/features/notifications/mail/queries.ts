import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';

export function findEmailStatus(db: Db, id: string) {
  return db.selectFrom('outboundEmails').select('status').where('id', '=', id).executeTakeFirst();
}

/** Raises the idle timeout of the transaction, which stays open while the mail server answers. */
export async function allowSlowSend(trx: Trx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '120s'`.execute(trx);
}

/** Locks a pending mail until the transaction ends; undefined when it is settled or locked by another worker. */
export function lockPendingEmail(trx: Trx, id: string) {
  return trx
    .selectFrom('outboundEmails')
    .select(['id', 'toName', 'toAddress', 'template', 'payload', 'locale'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markEmailSent(trx: Trx, { id, at }: { id: string; at: Date }): Promise<void> {
  await trx
    .updateTable('outboundEmails')
    .set((eb) => ({ status: 'sent', sentAt: at, lastError: null, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Counts a failed attempt. Status `failed` ends retries, `pending` allows them. */
export async function recordEmailFailure(
  trx: Trx,
  failure: { id: string; error: string; status: 'pending' | 'failed' },
): Promise<void> {
  await trx
    .updateTable('outboundEmails')
    .set((eb) => ({ status: failure.status, lastError: failure.error, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', failure.id)
    .execute();
}

/** The hash of an e-mail token or invitation that is still open. */
export function findOpenTokenHash(db: Db | Trx, { id, now }: { id: string; now: Date }) {
  const invitations = db
    .selectFrom('organizationInvitations')
    .select('tokenHash')
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);
  const staffInvitations = db
    .selectFrom('staffInvitations')
    .select('tokenHash')
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);
  return db
    .selectFrom('emailTokens')
    .select('tokenHash')
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .unionAll(invitations)
    .unionAll(staffInvitations)
    .executeTakeFirst();
}

/** Payload of the newest mail of a template. */
export async function findNewestPayload(db: Db, template: string): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('outboundEmails')
    .select('payload')
    .where('template', '=', template)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.payload;
}
