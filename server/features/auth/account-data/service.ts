import { randomBytes } from 'node:crypto';
import type { Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import { closeAccount } from './queries.ts';

/** Ends every way into an account, in the transaction that requests its deletion. The password is replaced by a random one. */
export async function endAccess(deps: Pick<Deps, 'now'>, trx: Trx, userId: string): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), userId);
  await closeAccount(trx, { userId, passwordHash, now: deps.now() });
}
