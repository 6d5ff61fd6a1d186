import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { BounceReason } from '#shared/bounces.ts';
import { canonicalEmail } from '#shared/email.ts';
import * as queries from './queries.ts';

// Promise: once mail to an address was refused, returned or reported as spam, order updates are no longer sent there; links
// and security notices still are, since an account depends on them.
// A used link proves that its mailbox receives mail, which clears the reports. Reports are recorded once by their id.

/** Records that mail to `address` is given up. */
export async function recordBounce(
  deps: Pick<Deps, 'now'>,
  db: Db | Trx,
  { id, address, reason }: { id: string; address: string; reason: BounceReason },
): Promise<void> {
  await queries.insertBounce(db, { id, address: canonicalEmail(address), reason, reportedAt: deps.now() });
}

/** Why order updates are not mailed to `address`; null while they are. */
export async function findBounce(db: Db | Trx, address: string): Promise<BounceReason | null> {
  return (await queries.findBounce(db, canonicalEmail(address))) ?? null;
}

/** For an address whose mailbox was just read. */
export async function clearBounces(deps: Pick<Deps, 'now'>, trx: Trx, address: string): Promise<void> {
  await queries.updateBouncesCleared(trx, { address: canonicalEmail(address), now: deps.now() });
}
