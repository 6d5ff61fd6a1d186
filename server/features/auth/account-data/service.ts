import { randomBytes } from 'node:crypto';
import type { Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import { endTrust, type TrustEnd } from '#server/features/auth/end-trust.ts';
import { closeAccount } from '../account-end.ts';

/**
 * Ends every way into an account, in the transaction that requests its deletion. The password is replaced by a random one. `by`
 * as in `endTrust`.
 */
export async function endAccess(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  { userId, by }: Pick<TrustEnd, 'userId' | 'by'>,
): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), userId);
  await endTrust(deps, trx, { cause: 'accountDeleted', userId, by });
  await closeAccount(trx, { userId, passwordHash, now: deps.now() });
}
