import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { consumeInboxQuota } from '#server/features/auth/login-throttle.ts';
import { lockTrust } from '#server/features/auth/trust-locks.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { hashToken, mailedToken } from '#server/platform/http/signed-token.ts';
import { canonicalEmail } from '#shared/email.ts';
import { limits } from '#shared/limits.ts';
import type { acceptInvitationOutput, invitationOutput, inviteMemberInput } from '#shared/schemas/organizations.ts';
import { requireOpenInvitation } from '../open-invitation.ts';
import {
  deleteInvitationsExpiredBefore,
  findInvitation,
  findOrganization,
  insertInvitation,
  insertMember,
  listMembers,
  listOpenInvitations,
  lockOrganization,
  revokeOpenInvitations,
  updateInvitationAccepted,
  updateSessionAccount,
} from './queries.ts';
import { changeMembers, mailMember, recordChange, requireOrganization } from './service.ts';

/*
 * Invitations into an organization.
 * Promises: an invitation works once, for a week, for the person whose confirmed address it names; a newer one to the same
 * address replaces it.
 * Never: an answer that reveals whether an address has an account; a token in the database, which stores its hash.
 */

/** Expired rows are retained, so that a late click is answered "expired" instead of "unknown". */
const expiredRetentionMs = 30 * 24 * 60 * 60 * 1000;

/** Mails an invitation. Throws MEMBER_ALREADY, ORGANIZATION_FULL, TOO_MANY_INVITATIONS. */
export async function inviteMember(
  deps: Deps,
  actor: SignedInActor,
  { email, role }: z.output<typeof inviteMemberInput>,
): Promise<{ id: string }> {
  const id = randomUUID();
  const now = deps.now();
  const accountId = actor.id;
  requireOrganization(actor);
  if (actor.member !== 'owner') throw new AppError('PERMISSION_DENIED');
  // Before the organization's lock: the limiter takes another connection, which calls that wait for the lock may hold.
  await deps.rateLimiter.consume('invitations', accountId, 'TOO_MANY_INVITATIONS');
  if (!(await consumeInboxQuota(deps, 'invitationsByInbox', email))) throw new AppError('TOO_MANY_INVITATIONS');
  await changeMembers(deps, actor, async (trx, members) => {
    if (members.some((member) => canonicalEmail(member.email) === email)) throw new AppError('MEMBER_ALREADY');
    await revokeOpenInvitations(trx, { accountId, email, now });
    const open = await listOpenInvitations(trx, { accountId, now });
    if (members.length + open.length >= limits.organizationMembers) {
      throw new AppError('ORGANIZATION_FULL', { details: { max: limits.organizationMembers } });
    }
    await insertInvitation(trx, {
      id,
      accountId,
      email,
      role,
      tokenHash: hashToken(mailedToken(deps.env.appSecrets[0], id)),
      invitedBy: actor.person.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.invitationMs),
    });
    await recordChange(deps, trx, { event: 'member.invited', actor, accountId, role });
    const organization = await findOrganization(trx, accountId);
    await queueEmail(deps, trx, {
      userId: null,
      languageOf: actor.person.id,
      to: { name: null, address: email },
      template: 'organization-invitation',
      payload: { tokenId: id, organization: organization?.name ?? '', by: actor.person.name ?? '', role },
    });
  });
  return { id };
}

/** Withdraws an open invitation. Throws INVITATION_NOT_FOUND. */
export async function revokeInvitation(deps: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  await changeMembers(deps, actor, async (trx) => {
    const isRevoked = await revokeOpenInvitations(trx, { accountId: actor.id, id, now: deps.now() });
    if (!isRevoked) throw new AppError('INVITATION_NOT_FOUND');
    await recordChange(deps, trx, { event: 'invitation.revoked', actor, accountId: actor.id });
  });
}

/** Details of an invitation for its recipient. Throws as `acceptInvitation`. */
export async function getInvitation(
  deps: Deps,
  actor: SignedInActor,
  { token }: { token: string },
): Promise<z.input<typeof invitationOutput>> {
  const { organization, invitedBy, role, expiresAt } = await requireInvitation(deps, actor, token);
  return { organization: organization ?? '', invitedBy, role, expiresAt };
}

/**
 * Makes the person a member and switches their session to the organization. Throws INVITATION_INVALID (unknown or withdrawn),
 * INVITATION_USED, INVITATION_EXPIRED, INVITATION_FOR_ANOTHER.
 */
export async function acceptInvitation(
  deps: Deps,
  actor: SignedInActor,
  { token }: { token: string },
): Promise<z.input<typeof acceptInvitationOutput>> {
  const { id, accountId, role, organization } = await requireInvitation(deps, actor, token);
  const now = deps.now();
  const { person } = actor;
  await deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    await lockOrganization(trx, accountId);
    // Withdrawn or used since it was read.
    if (!(await updateInvitationAccepted(trx, { id, now }))) throw new AppError('INVITATION_INVALID');
    const members = await listMembers(trx, accountId);
    await updateSessionAccount(trx, { sessionId: actor.sessionId, accountId });
    if (!(await insertMember(trx, { accountId, userId: person.id, role, createdAt: now }))) return;
    await recordChange(deps, trx, { event: 'member.joined', actor, accountId, memberId: person.id, role });
    for (const to of members.filter((member) => member.role === 'owner')) {
      await mailMember(deps, trx, { actor, to, change: 'joined', accountId, role });
    }
  });
  return { id: accountId, name: organization ?? '' };
}

/** Deletes rows that expired more than 30 days ago. */
export function deleteExpiredInvitations({ db, now }: Deps): Promise<void> {
  return deleteInvitationsExpiredBefore(db, new Date(now().getTime() - expiredRetentionMs));
}

async function requireInvitation(deps: Deps, { person }: SignedInActor, token: string) {
  const invitation = await findInvitation(deps.db, hashToken(token));
  return requireOpenInvitation(invitation, { person, now: deps.now() });
}
