import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';

/** Profiles and credentials: written here and nowhere else. Addresses arrive in lower case. */

const accountColumns = [
  'profiles.id',
  'profiles.email',
  'profiles.name',
  'profiles.role',
  'profiles.phone',
  'profiles.createdAt',
  'profiles.updatedAt',
  'credentials.passwordHash',
  'credentials.emailVerifiedAt',
] as const;

function accounts(db: Db | Trx) {
  return db.selectFrom('profiles').innerJoin('credentials', 'credentials.userId', 'profiles.id').select(accountColumns);
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccount(db: Db | Trx, userId: string) {
  return accounts(db).where('profiles.id', '=', userId).executeTakeFirst();
}

export function findAccountByEmail(db: Db | Trx, email: string) {
  return accounts(db)
    .where(sql`lower(profiles.email)`, '=', email)
    .executeTakeFirst();
}

/** Makes everything else that decides about this account wait for the end of the transaction. */
export function lockAccount(trx: Trx, userId: string) {
  return accounts(trx).where('profiles.id', '=', userId).forNoKeyUpdate('credentials').executeTakeFirst();
}

/** True while the password is still the one that was checked; it stays so until the transaction ends. */
export async function lockCheckedPassword(
  trx: Trx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('credentials')
    .select('userId')
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the account of a customer; every other role is given by an admin. Breaks `profiles_email_unique` when taken. */
export async function insertAccount(
  trx: Trx,
  account: { id: string; name: string; email: string; phone: string; passwordHash: string; now: Date },
): Promise<void> {
  const { id, name, email, phone, passwordHash, now } = account;
  await trx
    .insertInto('profiles')
    .values({ id, name, email, phone, role: 'user', createdAt: now, updatedAt: now })
    .execute();
  await trx.insertInto('credentials').values({ userId: id, passwordHash, passwordChangedAt: now }).execute();
}

/** The first confirmation counts. */
export async function updateEmailVerified(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await trx
    .updateTable('credentials')
    .set({ emailVerifiedAt: now })
    .where('userId', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .execute();
}

export async function updatePassword(
  trx: Trx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('credentials')
    .set({ passwordHash, passwordChangedAt: now })
    .where('userId', '=', userId)
    .execute();
}

export async function updateNameAndPhone(
  trx: Trx,
  { userId, name, phone, now }: { userId: string; name: string; phone: string | null; now: Date },
): Promise<void> {
  await trx.updateTable('profiles').set({ name, phone, updatedAt: now }).where('id', '=', userId).execute();
}

/** Breaks `profiles_email_unique` when the address was taken meanwhile. */
export async function updateEmail(
  trx: Trx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await trx.updateTable('profiles').set({ email, updatedAt: now }).where('id', '=', userId).execute();
}
