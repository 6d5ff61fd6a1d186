import type { Deps } from '#server/deps.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { BounceReason } from '#shared/bounces.ts';
import { canonicalEmail } from '#shared/email.ts';

/*
 * Bounces: addresses that refused, returned or reported a mail as spam.
 * Promises: order updates to a bounced address are suppressed until a mailed link from it is used. Bounces are recorded once by
 * their id.
 * Never: suppressed links or security mails, which an account depends on.
 */

/** Records a permanent failure or complaint. `id` identifies the report for deduplication. */
export async function recordBounce(
  deps: Pick<Deps, 'now'>,
  db: Db | Trx,
  { id, address, reason }: { id: string; address: string; reason: BounceReason },
): Promise<void> {
  await insertBounce(db, { id, address: canonicalEmail(address), reason, reportedAt: deps.now() });
}

/** The reason order updates to `address` are suppressed; null when they are sent. */
export async function findSuppressionReason(db: Db | Trx, address: string): Promise<BounceReason | null> {
  return (await findBounce(db, canonicalEmail(address))) ?? null;
}

/** Clears all bounces of an address, once its mailbox was proved to receive mail. */
export async function clearBounces(deps: Pick<Deps, 'now'>, trx: Trx, address: string): Promise<void> {
  await updateBouncesCleared(trx, { address: canonicalEmail(address), now: deps.now() });
}

/** Inserts a bounce once by its id, so that a redelivered report cannot undo `clearBounces`. */
async function insertBounce(
  db: Db | Trx,
  bounce: { id: string; address: string; reason: BounceReason; reportedAt: Date },
): Promise<void> {
  await db
    .insertInto('bounces')
    .values(bounce)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reason of the newest uncleared bounce; undefined if there is none. */
async function findBounce(db: Db | Trx, address: string): Promise<BounceReason | undefined> {
  const row = await db
    .selectFrom('bounces')
    .select('reason')
    .where('address', '=', address)
    .where('clearedAt', 'is', null)
    .orderBy('reportedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reason;
}

async function updateBouncesCleared(trx: Trx, { address, now }: { address: string; now: Date }): Promise<void> {
  await trx
    .updateTable('bounces')
    .set({ clearedAt: now })
    .where('address', '=', address)
    .where('clearedAt', 'is', null)
    .execute();
}
