import { erasedDomain } from '#shared/erasure.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { isKeyOf } from '#server/features/auth/api-keys/queries.ts';

/** SQL of an account's end and of its own rows. */

/** Deletes the rows of every way into the account, ended ones too, and replaces the password. */
export async function closeAccount(
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
  await trx
    .updateTable('credentials')
    .set({ passwordHash, passwordChangedAt: now })
    .where('userId', '=', userId)
    .execute();
}

/** Replaces name, address, phone and language; the row stays, since payments and the audit trail refer to it. */
export async function eraseProfile(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ email: `${userId}${erasedDomain}`, name: null, phone: null, locale: null, erasedAt: now, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

export async function findProfile(db: Db, userId: string) {
  return db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst();
}
