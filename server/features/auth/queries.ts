import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { Locale } from '#shared/locales.ts';

/** SQL of profiles and credentials, the only writer of both. `email` parameters are in lower case. */

const accountColumns = [
  'profiles.id',
  'profiles.email',
  'profiles.name',
  'profiles.role',
  'profiles.phone',
  'profiles.locale',
  'profiles.createdAt',
  'profiles.updatedAt',
  'credentials.passwordHash',
  'credentials.emailVerifiedAt',
  'credentials.passwordChangedAt',
] as const;

function accounts(db: Db | Trx) {
  return db.selectFrom('profiles').innerJoin('credentials', 'credentials.userId', 'profiles.id').select(accountColumns);
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccount(db: Db | Trx, userId: string) {
  return accounts(db).where('profiles.id', '=', userId).executeTakeFirst();
}

/** The account that owns rows, of any kind: organizations have no credentials. */
export function findOwner(db: Db | Trx, accountId: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'kind', 'email', 'name', 'role', 'phone', 'locale', 'createdAt'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export function findAccountByEmail(db: Db | Trx, email: string) {
  return (
    accounts(db)
      .where(sql`lower(profiles.email)`, '=', email)
      // Literal, as in the partial index.
      .where('profiles.kind', '=', sql.lit('person'))
      .executeTakeFirst()
  );
}

/** Locks the account's credentials until the transaction ends; every change to the account takes this lock. */
export function lockAccount(trx: Trx, userId: string) {
  return accounts(trx).where('profiles.id', '=', userId).forNoKeyUpdate('credentials').executeTakeFirst();
}

/**
 * Locks the credentials if the password hash is still the verified one; undefined when it was replaced.
 * `lastSignInAt` is null before the first sign-in.
 */
export function lockCheckedPassword(trx: Trx, { userId, passwordHash }: { userId: string; passwordHash: string }) {
  return trx
    .selectFrom('credentials')
    .select('lastSignInAt')
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateLastSignIn(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await trx.updateTable('credentials').set({ lastSignInAt: now }).where('userId', '=', userId).execute();
}

/** Serializes transactions that assign this address to an account. */
export async function lockAddress(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(trx);
}

/** Inserts a customer's account; other roles are assigned by an admin. False when the address is taken. */
export async function insertAccount(
  trx: Trx,
  account: {
    id: string;
    name: string;
    email: string;
    phone: string;
    locale?: Locale | null;
    passwordHash: string;
    now: Date;
  },
): Promise<boolean> {
  const { id, name, email, phone, locale = null, passwordHash, now } = account;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('profiles')
    .values({ id, name, email, phone, locale, role: 'user', createdAt: now, updatedAt: now })
    // A unique violation would write the address to PostgreSQL's log.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await trx.insertInto('credentials').values({ userId: id, passwordHash, passwordChangedAt: now }).execute();
  return true;
}

/** Sets the confirmation time once; later confirmations keep it. */
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

interface ProfileDetails {
  name: string | undefined;
  phone: string | null | undefined;
  locale: Locale | undefined;
}

/** Undefined leaves a detail as it is. */
export async function updateDetails(
  trx: Trx,
  { userId, details, now }: { userId: string; details: ProfileDetails; now: Date },
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ ...details, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** The caller holds `lockAddress` and has called `requireFreeAddress`. */
export async function updateEmail(
  trx: Trx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  // Organizations whose contact the person is receive their mails there as well.
  await trx
    .updateTable('profiles')
    .set({ email, updatedAt: now })
    .where((eb) =>
      eb.or([
        eb('id', '=', userId),
        eb('id', 'in', eb.selectFrom('organizations').select('accountId').where('contactId', '=', userId)),
      ]),
    )
    .execute();
}
