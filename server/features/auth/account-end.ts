import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { erasedDomain } from '#shared/erasure.ts';
import { isKeyOf } from './api-key.ts';
import { endTrust, type TrustEnd } from './end-trust.ts';
import { hashPassword } from './password.ts';
import { updatePassword } from './queries.ts';

/**
 * Revokes all credentials of an account in the transaction that requests its deletion, and replaces the password by a
 * random one. `by` as in `endTrust`.
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

/** Deletes the rows of every way into the account, ended ones too, and replaces the password. */
async function closeAccount(
  trx: Trx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await trx
    .deleteFrom('apiKeys')
    .where((eb) => eb.or([isKeyOf(eb, userId), eb('createdBy', '=', userId)]))
    .execute();
  await trx.deleteFrom('emailTokens').where('userId', '=', userId).execute();
  await trx.deleteFrom('secondFactors').where('userId', '=', userId).execute();
  await trx.deleteFrom('passkeys').where('userId', '=', userId).execute();
  await updatePassword(trx, { userId, passwordHash, now });
}

/** Replaces name, address, phone and language; the row stays, since payments and the audit trail refer to it. */
export async function eraseProfile(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({
      email: `${userId}${erasedDomain}`,
      name: null,
      phone: null,
      locale: null,
      currency: null,
      erasedAt: now,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .execute();
}

export async function findProfile(db: Db, userId: string) {
  return db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst();
}
