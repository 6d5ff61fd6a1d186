import type { Db, Trx } from '#server/platform/db/client.ts';
import type { MemberRole } from '#shared/roles.ts';

/** SQL of invitations. One is open while it is neither accepted nor revoked and `expires_at` lies ahead. */

export async function insertInvitation(
  trx: Trx,
  invitation: {
    id: string;
    accountId: string;
    email: string;
    role: MemberRole;
    tokenHash: Buffer;
    invitedBy: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await trx.insertInto('organizationInvitations').values(invitation).execute();
}

/** The open invitations of an organization, newest first. */
export function listOpenInvitations(db: Db | Trx, { accountId, now }: { accountId: string; now: Date }) {
  return db
    .selectFrom('organizationInvitations')
    .select(['id', 'email', 'role', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
}

export function findInvitation(db: Db | Trx, tokenHash: Buffer) {
  return db
    .selectFrom('organizationInvitations as i')
    .innerJoin('profiles as p', 'p.id', 'i.accountId')
    .leftJoin('profiles as inviter', 'inviter.id', 'i.invitedBy')
    .select([
      'i.id',
      'i.accountId',
      'i.email',
      'i.role',
      'i.expiresAt',
      'i.acceptedAt',
      'i.revokedAt',
      'p.name as organization',
      'inviter.name as invitedBy',
    ])
    .where('i.tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Revokes the open invitation with this id, or those to this address. True when there was one. */
export async function revokeOpenInvitations(
  trx: Trx,
  { accountId, now, ...which }: { accountId: string; now: Date } & ({ id: string } | { email: string }),
): Promise<boolean> {
  const open = trx
    .updateTable('organizationInvitations')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);
  const result = await (
    'id' in which ? open.where('id', '=', which.id) : open.where('email', '=', which.email)
  ).executeTakeFirst();
  return result.numUpdatedRows > 0n;
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
  const sent = userId === undefined ? open : open.where('invitedBy', '=', userId);
  const { numUpdatedRows } = await (
    accountId === undefined ? sent : sent.where('accountId', '=', accountId)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks an open invitation as accepted. True for exactly one of any concurrent callers. */
export async function updateInvitationAccepted(trx: Trx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const result = await trx
    .updateTable('organizationInvitations')
    .set({ acceptedAt: now })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteInvitationsExpiredBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('organizationInvitations').where('expiresAt', '<=', time).execute();
}

/** Deletes the invitations that a person sent or received. */
export async function deleteInvitationsOf(
  trx: Trx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await trx
    .deleteFrom('organizationInvitations')
    .where((eb) => eb.or([eb('invitedBy', '=', userId), eb('email', '=', email)]))
    .execute();
}
