import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { hashToken, mailedToken } from '#server/platform/http/signed-token.ts';
import { canonicalEmail } from '#shared/email.ts';
import { limits } from '#shared/limits.ts';
import type { inviteStaffInput, staffInvitationOutput } from '#shared/schemas/staff.ts';
import { capabilityLabel } from '#shared/staff.ts';
import { recordAudit } from './audit-log.ts';
import { requireOpenInvitation } from './open-invitation.ts';
import { findAccountByEmail, lockAddress } from './queries.ts';
import { join, lockManagers } from './roles.ts';
import { lockTrust } from './trust-locks.ts';

/*
 * Invitations to the staff.
 * Promises: an invitation works once, for a week, for the person whose confirmed address it names, while its sender may manage
 * people; a newer one to the same address replaces it.
 * Never: a capability for oneself; a token in the database, which stores its hash.
 */

/** Mails an invitation. Throws ADMIN_ONLY, OWN_CAPABILITIES, STAFF_ALREADY, TOO_MANY_INVITATIONS. */
export async function inviteStaff(
  deps: Deps,
  actor: SignedInActor,
  { email, capabilities, pairs, office, engagement }: z.output<typeof inviteStaffInput>,
): Promise<{ id: string }> {
  const id = randomUUID();
  const now = deps.now();
  if (email === canonicalEmail(actor.email)) throw new AppError('OWN_CAPABILITIES');
  await deps.rateLimiter.consume('invitations', actor.id, 'TOO_MANY_INVITATIONS');
  await deps.db.transaction().execute(async (trx) => {
    await lockAddress(trx, `staff:${email}`);
    if (!(await lockManagers(trx)).includes(actor.id)) throw new AppError('ADMIN_ONLY');
    const known = await findAccountByEmail(trx, email);
    if (known && (known.role !== 'user' || known.suspendedAt !== null)) throw new AppError('STAFF_ALREADY');
    await revokeOpen(trx, { email, now });
    await trx
      .insertInto('staffInvitations')
      .values({
        id,
        email,
        capabilities,
        pairs: JSON.stringify(pairs),
        office: office ?? null,
        engagement,
        tokenHash: hashToken(mailedToken(deps.env.appSecrets[0], id)),
        invitedBy: actor.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + limits.invitationMs),
      })
      .execute();
    await recordAudit(deps, trx, {
      event: 'staff.invited',
      actor,
      details: { invitationId: id, capabilities, engagement },
    });
    await queueEmail(deps, trx, {
      userId: null,
      to: { name: null, address: email },
      template: 'staff-invitation',
      payload: {
        tokenId: id,
        by: actor.name ?? actor.email,
        work: capabilities.map((capability) => capabilityLabel[capability]),
        isFreelance: engagement === 'freelance',
      },
    });
  });
  return { id };
}

/** Withdraws an open invitation. Throws INVITATION_NOT_FOUND. */
export async function revokeStaffInvitation(deps: Deps, actor: Actor, { id }: { id: string }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await revokeOpen(trx, { id, now: deps.now() }))) throw new AppError('INVITATION_NOT_FOUND');
    await recordAudit(deps, trx, { event: 'staff.uninvited', actor, details: { invitationId: id } });
  });
}

/** Details of an invitation for its recipient. Throws as `acceptStaffInvitation`. */
export async function getStaffInvitation(
  deps: Deps,
  actor: SignedInActor,
  { token }: { token: string },
): Promise<z.input<typeof staffInvitationOutput>> {
  const { capabilities, pairs, office, engagement, invitedByName, expiresAt } = await requireInvitation(
    deps,
    actor,
    token,
  );
  return { capabilities, pairs, office, engagement, invitedBy: invitedByName, expiresAt };
}

/**
 * Makes the person a member of the staff. Throws INVITATION_INVALID (unknown, withdrawn, or its sender may no longer invite),
 * INVITATION_USED, INVITATION_EXPIRED, INVITATION_FOR_ANOTHER, STAFF_ALREADY.
 */
export async function acceptStaffInvitation(
  deps: Deps,
  actor: SignedInActor,
  { token }: { token: string },
): Promise<void> {
  const invitation = await requireInvitation(deps, actor, token);
  const { id, capabilities, pairs, office, engagement, invitedBy } = invitation;
  const { person } = actor;
  await deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    const now = deps.now();
    // Before the invitation's row, which a suspension of its sender locks last.
    await join(deps, trx, { userId: person.id, capabilities, pairs, office, engagement, invitedBy });
    const taken = await trx
      .updateTable('staffInvitations')
      .set({ acceptedAt: now, acceptedBy: person.id })
      .where('id', '=', id)
      .where('acceptedAt', 'is', null)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    // Withdrawn or used since it was read.
    if (taken.numUpdatedRows === 0n) throw new AppError('INVITATION_INVALID');
    await trx.updateTable('sessions').set({ accountId: null }).where('userId', '=', person.id).execute();
    await recordAudit(deps, trx, {
      event: 'staff.joined',
      actor: { id: person.id, role: 'user' },
      subjectUserId: person.id,
      details: { invitationId: id, invitedBy, capabilities, engagement },
    });
  });
}

/** Open invitations, newest first. */
export function listOpenStaffInvitations(db: Db, now: Date) {
  return db
    .selectFrom('staffInvitations as i')
    .leftJoin('profiles as p', 'p.id', 'i.invitedBy')
    .select([
      'i.id',
      'i.email',
      'i.capabilities',
      'i.pairs',
      'i.office',
      'i.engagement',
      'i.expiresAt',
      'p.name as invitedBy',
    ])
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null)
    .where('i.expiresAt', '>', now)
    .orderBy('i.createdAt', 'desc')
    .limit(500)
    .execute();
}

async function requireInvitation(deps: Deps, { person }: SignedInActor, token: string) {
  const invitation = await deps.db
    .selectFrom('staffInvitations as i')
    .innerJoin('profiles as p', 'p.id', 'i.invitedBy')
    .selectAll('i')
    .select('p.name as invitedByName')
    .where('i.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return requireOpenInvitation(invitation, { person, now: deps.now() });
}

async function revokeOpen(trx: Trx, { now, ...which }: { now: Date } & ({ id: string } | { email: string })) {
  const open = trx
    .updateTable('staffInvitations')
    .set({ revokedAt: now })
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null);
  const one = 'id' in which ? open.where('id', '=', which.id) : open.where('email', '=', which.email);
  return (await one.executeTakeFirst()).numUpdatedRows > 0n;
}
