import { sql } from 'kysely';
import { anyOf, batched, orderByKeys } from '#server/platform/db/batched.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';

/** SQL of sessions. */

const readSessions = precompiled<{ ids: readonly string[] }>()((db, param) =>
  db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.userId')
    .innerJoin('credentials', 'credentials.userId', 'sessions.userId')
    .leftJoin('secondFactors', 'secondFactors.userId', 'sessions.userId')
    // The selected organization, while the person is a member.
    .leftJoin('organizationMembers as membership', (join) =>
      join
        .onRef('membership.accountId', '=', 'sessions.accountId')
        .onRef('membership.userId', '=', 'sessions.userId')
        .on('profiles.role', '=', sql.lit('user')),
    )
    .leftJoin('profiles as organization', 'organization.id', 'membership.accountId')
    .select([
      'sessions.id',
      'sessions.secretHash',
      'sessions.userId',
      'sessions.userAgent',
      'sessions.expiresAt',
      'sessions.lastSeenAt',
      'sessions.createdAt',
      'profiles.email',
      'profiles.name',
      'profiles.role',
      'profiles.capabilities',
      'profiles.workPairs',
      'profiles.phone',
      'profiles.locale',
      'profiles.currency',
      'credentials.emailVerifiedAt',
      'secondFactors.confirmedAt as secondFactorAt',
      'organization.id as organizationId',
      'organization.name as organizationName',
      'organization.email as organizationEmail',
      'organization.currency as organizationCurrency',
      'membership.role as memberRole',
      sql<boolean>`exists (select from organization_members m where m.user_id = sessions.user_id)`.as(
        'hasOrganizations',
      ),
    ])
    .where('profiles.suspendedAt', 'is', null)
    .where('sessions.id', '=', anyOf(param('ids'), 'uuid')),
);

/** Session and user in one batched read, by session id. The caller verifies the secret and the expiry. */
export const findSession = batched(async (db, ids: readonly string[]) =>
  orderByKeys(ids, await readSessions(db, { ids }), ({ id }) => id),
);

/** A user's sessions that are valid at `now`, most recently used first. */
export function listSessions(db: Db, { userId, now, startedAfter }: { userId: string; now: Date; startedAfter: Date }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userId', 'userAgent', 'expiresAt', 'lastSeenAt', 'createdAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', startedAfter)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

export async function insertSession(
  db: Db,
  session: { id: string; secretHash: Buffer; userId: string; userAgent: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, lastSeenAt: session.createdAt, provedAt: session.createdAt })
    .execute();
}

export async function updateSessionExpiry(db: Db, { id, expiresAt }: { id: string; expiresAt: Date }): Promise<void> {
  await db.updateTable('sessions').set({ expiresAt }).where('id', '=', id).execute();
}

/** Skips the write when another request wrote a time after `staleBefore`. */
export async function updateSessionSeen(
  db: Db,
  { id, now, staleBefore }: { id: string; now: Date; staleBefore: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('id', '=', id)
    .where('lastSeenAt', '<=', staleBefore)
    .execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** True when the session existed and belonged to `userId`. */
export async function deleteOwnSession(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const result = await db.deleteFrom('sessions').where('id', '=', id).where('userId', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes a user's sessions, except the one with the id `except`; returns when each would have expired. */
export async function deleteUserSessions(
  db: Db | Trx,
  { userId, except }: { userId: string; except?: string | undefined },
): Promise<Date[]> {
  const all = db.deleteFrom('sessions').where('userId', '=', userId);
  const deleted = await (except ? all.where('id', '!=', except) : all).returning('expiresAt').execute();
  return deleted.map(({ expiresAt }) => expiresAt);
}

export async function deleteExpiredSessions(
  db: Db,
  { now, startedAfter }: { now: Date; startedAfter: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('createdAt', '<=', startedAfter)]))
    .execute();
}
