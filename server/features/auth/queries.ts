import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import { staffRoles } from '#shared/access.ts';
import type { Locale } from '#shared/locales.ts';
import type { Currency } from '#shared/money.ts';
import type { MemberRole } from '#shared/roles.ts';

/** SQL of profiles and credentials, and of what the end of trust takes with it. `email` parameters are in lower case. */

const accountColumns = [
  'profiles.id',
  'profiles.email',
  'profiles.name',
  'profiles.role',
  'profiles.capabilities',
  'profiles.suspendedAt',
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
    .select(['id', 'kind', 'email', 'name', 'role', 'phone', 'locale', 'currency', 'createdAt'])
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

/**
 * Locks the account's credentials until the transaction ends; every change to the account takes this lock. Its profile is read
 * afterwards, since the change that the lock waited for may be of the address or the role.
 */
export async function lockAccount(trx: Trx, userId: string) {
  await trx.selectFrom('credentials').select('userId').where('userId', '=', userId).forNoKeyUpdate().execute();
  return findAccount(trx, userId);
}

/** Locks the credentials of those accounts whose address is unconfirmed, in the order of their ids, and returns them. */
export async function lockUnconfirmed(trx: Trx, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await trx
    .selectFrom('credentials')
    .select('userId')
    .where('userId', 'in', userIds)
    .where('emailVerifiedAt', 'is', null)
    .orderBy('userId')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ userId }) => userId);
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
    currency?: Currency | null;
    passwordHash: string;
    now: Date;
  },
): Promise<boolean> {
  const { id, name, email, phone, locale = null, currency = null, passwordHash, now } = account;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('profiles')
    .values({ id, name, email, phone, locale, currency, role: 'user', createdAt: now, updatedAt: now })
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

/** The currency of an account's prices, of a person or an organization. */
export async function updateCurrency(
  trx: Trx,
  { userId, currency, now }: { userId: string; currency: Currency; now: Date },
): Promise<void> {
  await trx.updateTable('profiles').set({ currency, updatedAt: now }).where('id', '=', userId).execute();
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

/** Locks a membership against its change and end until the transaction ends. */
export function lockMembership(trx: Trx, { accountId, userId }: { accountId: string; userId: string }) {
  return trx
    .selectFrom('organizationMembers')
    .select('role')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .forShare()
    .executeTakeFirst();
}

/** A person's role in an organization; undefined for one who is no member. */
export async function findMemberRole(
  db: Db,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<MemberRole | undefined> {
  const row = await db
    .selectFrom('organizationMembers')
    .select('role')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.role;
}

/** Ends the choice of the organization in the sessions of a member, or of all. */
export async function clearSessionAccounts(
  trx: Trx,
  { accountId, userId }: { accountId: string; userId: string | undefined },
): Promise<void> {
  const chosen = trx.updateTable('sessions').set({ accountId: null }).where('accountId', '=', accountId);
  await (userId === undefined ? chosen : chosen.where('userId', '=', userId)).execute();
}

/** Revokes the open invitations that a person sent, into one organization or all; or all of an organization. Returns how many. */
export async function revokeInvitationsOf(
  trx: Trx,
  { userId, accountId, now }: { userId: string | undefined; accountId?: string; now: Date },
): Promise<number> {
  const open = trx
    .updateTable('organizationInvitations')
    .set({ revokedAt: now })
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);
  if (userId !== undefined && accountId === undefined) await revokeStaffInvitationsOf(trx, { userId, now });
  const sent = userId === undefined ? open : open.where('invitedBy', '=', userId);
  const { numUpdatedRows } = await (
    accountId === undefined ? sent : sent.where('accountId', '=', accountId)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Revokes the open invitations to the staff that a person sent. */
async function revokeStaffInvitationsOf(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await trx
    .updateTable('staffInvitations')
    .set({ revokedAt: now })
    .where('invitedBy', '=', userId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Deletes the active factor and its recovery codes, if confirmed at `since` or later. False without one. */
export async function deleteFactor(trx: Trx, userId: string, { since }: { since?: Date } = {}): Promise<boolean> {
  const result = await trx
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .$if(since !== undefined, (factor) => factor.where('confirmedAt', '>=', since ?? null))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes a user's passkeys, or those registered at `since` or later: an attacker may have added one. */
export async function deletePasskeys(trx: Trx, userId: string, since?: Date): Promise<void> {
  const all = trx.deleteFrom('passkeys').where('userId', '=', userId);
  await (since === undefined ? all : all.where('createdAt', '>=', since)).execute();
}

/** Locks a session against its end until the transaction ends; undefined when it has ended. */
export function lockSession(
  trx: Trx,
  { id, userId, now, startedAfter }: { id: string; userId: string; now: Date; startedAfter: Date },
) {
  return trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', startedAfter)
    .forKeyShare()
    .executeTakeFirst();
}

/** Whether anyone other than `userId` can certify. */
export async function hasOtherStaff(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where(holds('profiles', 'certify'))
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Authenticators and admins by name; a house has few. */
export async function listStaff(db: Db): Promise<{ id: string; name: string | null; email: string }[]> {
  return db
    .selectFrom('profiles')
    .select(['id', 'name', 'email'])
    .where('role', 'in', staffRoles)
    .orderBy('name')
    .orderBy('email')
    .limit(500)
    .execute();
}
