import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit, type AuditEvent } from '#server/features/auth/audit-log.ts';
import { endMemberTrust, type MembershipCause } from '#server/features/auth/end-trust.ts';
import { lockTrust } from '#server/features/auth/trust-locks.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { parseVatId } from '#server/platform/integrations/vat-ids.ts';
import { limits } from '#shared/limits.ts';
import type { MemberRole } from '#shared/roles.ts';
import type {
  organizationMembersOutput,
  organizationsOutput,
  renameOrganizationInput,
} from '#shared/schemas/organizations.ts';
import { findVatCheck, requestVatCheck } from '../vat-checks.ts';
import {
  closeOrganization,
  deleteMember,
  findMembership,
  findOrganization,
  insertMember,
  insertOrganization,
  listMembers,
  listOpenInvitations,
  listOrganizations,
  lockOrganization,
  lockOwnedOrganizations,
  lockPerson,
  updateContact,
  updateMemberRole,
  updateOrganization,
  updateSessionAccount,
} from './queries.ts';

/*
 * Organizations and their members.
 * Promises: a change to the members ends the sessions' and keys' access with its commit. Mails go to an owner, also after the
 * one they went to has left.
 * Never: an organization without an owner, also under concurrent changes, which lock the organization.
 */

type Member = Awaited<ReturnType<typeof listMembers>>[number];

/** The person's organizations. */
export async function listOwnOrganizations(
  { db }: Deps,
  actor: SignedInActor,
): Promise<z.input<typeof organizationsOutput>> {
  const rows = await listOrganizations(db, actor.person.id);
  const items = rows.map((row) => ({ ...row, name: row.name ?? '', isCurrent: row.id === actor.id }));
  return { items };
}

/** Creates an organization that the person owns, and switches to it. Throws ORGANIZATION_LIMIT. */
export async function createOrganization(
  deps: Deps,
  actor: SignedInActor,
  { name }: { name: string },
): Promise<{ id: string }> {
  const id = randomUUID();
  const now = deps.now();
  const { person } = actor;
  await deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    await lockPerson(trx, person.id);
    const owned = (await listOrganizations(trx, person.id)).filter(({ role }) => role === 'owner');
    if (owned.length >= limits.organizationsOwned) {
      throw new AppError('ORGANIZATION_LIMIT', { details: { max: limits.organizationsOwned } });
    }
    await insertOrganization(trx, { id, name, contact: person, now });
    await insertMember(trx, { accountId: id, userId: person.id, role: 'owner', createdAt: now });
    await updateSessionAccount(trx, { sessionId: actor.sessionId, accountId: id });
    await recordChange(deps, trx, { event: 'organization.created', actor, accountId: id });
  });
  return { id };
}

/** Selects the account that the session acts for; null is the person's own. Throws ORGANIZATION_NOT_FOUND. */
export async function switchAccount(
  { db }: Deps,
  actor: SignedInActor,
  { accountId }: { accountId: string | null },
): Promise<void> {
  const isMember =
    accountId === null ||
    accountId === actor.person.id ||
    (await findMembership(db, { accountId, userId: actor.person.id })) !== undefined;
  if (!isMember) throw new AppError('ORGANIZATION_NOT_FOUND');
  const selected = accountId === actor.person.id ? null : accountId;
  await updateSessionAccount(db, { sessionId: actor.sessionId, accountId: selected });
}

/** Members, and for owners the open invitations, of the organization acted for. Throws ORGANIZATION_NEEDED. */
export async function getMembers(deps: Deps, actor: SignedInActor): Promise<z.input<typeof organizationMembersOutput>> {
  requireOrganization(actor);
  const organization = await findOrganization(deps.db, actor.id);
  if (!organization) throw new AppError('ORGANIZATION_NOT_FOUND');
  const members = await listMembers(deps.db, actor.id);
  const invitations =
    actor.member === 'owner' ? await listOpenInvitations(deps.db, { accountId: actor.id, now: deps.now() }) : [];
  return {
    id: organization.id,
    name: organization.name ?? '',
    billingAddress: organization.billingAddress,
    country: organization.country,
    vatId: organization.vatId,
    vatCheck: organization.vatId
      ? await findVatCheck(deps, deps.db, { accountId: actor.id, vatId: organization.vatId })
      : null,
    members: members.map(({ userId, createdAt, name, email, role }) => ({
      id: userId,
      name,
      email,
      role,
      since: createdAt,
      isYou: userId === actor.person.id,
      isContact: userId === organization.contactId,
    })),
    invitations,
  };
}

/** Renames the organization, and sets its billing address and contact. Throws CONTACT_NOT_OWNER, VAT_ID_INVALID. */
export async function renameOrganization(
  deps: Deps,
  actor: SignedInActor,
  { name, contactId, vatId: typed, ...billing }: z.output<typeof renameOrganizationInput>,
): Promise<void> {
  const vatId = typed ? parseVatId(typed)?.vatId : typed;
  if (typed && vatId === undefined) throw new AppError('VAT_ID_INVALID');
  await changeMembers(deps, actor, async (trx, members) => {
    const now = deps.now();
    const contact = contactId === undefined ? undefined : members.find(({ userId }) => userId === contactId);
    if (contactId !== undefined && contact?.role !== 'owner') throw new AppError('CONTACT_NOT_OWNER');
    await updateOrganization(trx, { accountId: actor.id, name, ...billing, vatId, now });
    if (vatId) await requestVatCheck(deps, trx, { accountId: actor.id, vatId });
    if (contact) await updateContact(trx, { accountId: actor.id, contact, now });
    await recordChange(deps, trx, { event: 'organization.renamed', actor, accountId: actor.id });
  });
}

/** Throws MEMBER_NOT_FOUND, LAST_OWNER. */
export async function changeMemberRole(
  deps: Deps,
  actor: SignedInActor,
  { id, role }: { id: string; role: MemberRole },
): Promise<void> {
  await changeMembers(deps, actor, async (trx, members) => {
    const member = requireMember(members, id);
    if (member.role === role) return;
    if (role !== 'owner' && leavesNoOwner(members, id)) throw new AppError('LAST_OWNER');
    await updateMemberRole(trx, { accountId: actor.id, userId: id, role });
    // Only owners make keys of the organization.
    if (role !== 'owner') await endMember(deps, trx, { actor, userId: id, cause: 'memberChanged' });
    await keepContact(deps, trx, actor.id);
    await recordChange(deps, trx, { event: 'member.changed', actor, accountId: actor.id, memberId: id, role });
    await mailMember(deps, trx, { actor, to: member, change: 'role', role });
  });
}

/** Ends another person's membership. Throws MEMBER_NOT_FOUND, MEMBER_SELF. */
export async function removeMember(deps: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  if (id === actor.person.id) throw new AppError('MEMBER_SELF');
  await changeMembers(deps, actor, async (trx, members) => {
    const member = requireMember(members, id);
    await deleteMember(trx, { accountId: actor.id, userId: id });
    await endMember(deps, trx, { actor, userId: id, cause: 'memberRemoved' });
    await keepContact(deps, trx, actor.id);
    await recordChange(deps, trx, { event: 'member.removed', actor, accountId: actor.id, memberId: id });
    await mailMember(deps, trx, { actor, to: member, change: 'removed' });
  });
}

/** Ends the person's own membership; the session falls back to their own account. Throws LAST_OWNER. */
export async function leaveOrganization(deps: Deps, actor: SignedInActor): Promise<void> {
  requireOrganization(actor);
  await deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    await lockOrganization(trx, actor.id);
    const members = await listMembers(trx, actor.id);
    const own = requireMember(members, actor.person.id);
    if (leavesNoOwner(members, actor.person.id)) throw new AppError('LAST_OWNER');
    await deleteMember(trx, { accountId: actor.id, userId: actor.person.id });
    await endMember(deps, trx, { actor, userId: actor.person.id, cause: 'memberLeft' });
    await keepContact(deps, trx, actor.id);
    await recordChange(deps, trx, { event: 'member.left', actor, accountId: actor.id });
    await mailMember(deps, trx, { actor, to: own, change: 'left' });
  });
}

/**
 * Ends every membership of a person, in the transaction that requests the account's deletion. Throws LAST_OWNER_OF. For the
 * deletion of an organization itself, ends all of its memberships.
 */
export async function endMemberships(deps: Deps, trx: Trx, actor: SignedInActor): Promise<void> {
  if (actor.member !== null) {
    await lockOrganization(trx, actor.id);
    const members = await listMembers(trx, actor.id);
    requireOwner(members, actor);
    await recordChange(deps, trx, { event: 'organization.closed', actor, accountId: actor.id });
    for (const to of members) await mailMember(deps, trx, { actor, to, change: 'closed' });
    await endMember(deps, trx, { actor, cause: 'organizationClosed' });
    await closeOrganization(trx, actor.id);
    return;
  }
  for (const accountId of await lockOwnedOrganizations(trx, actor.id)) {
    const members = await listMembers(trx, accountId);
    if (leavesNoOwner(members, actor.id)) {
      const organization = await findOrganization(trx, accountId);
      throw new AppError('LAST_OWNER_OF', { details: { name: organization?.name ?? '' } });
    }
    await deleteMember(trx, { accountId, userId: actor.id });
    await endMember(deps, trx, { actor, accountId, userId: actor.id, cause: 'memberLeft' });
    await keepContact(deps, trx, accountId);
    await recordChange(deps, trx, { event: 'member.left', actor, accountId });
  }
}

/** Ends what membership gave: of one member, or of all where the organization closes. */
async function endMember(
  deps: Deps,
  trx: Trx,
  end: { actor: SignedInActor; accountId?: string; userId?: string; cause: MembershipCause },
): Promise<void> {
  const { actor, accountId = actor.id, userId, cause } = end;
  await endMemberTrust(deps, trx, { cause, accountId, userId, by: { ...actor.person, role: actor.role } });
}

/** Runs an owner's change under the organization's lock, where the owner's session and membership are read again. */
export async function changeMembers<T>(
  deps: Deps,
  actor: SignedInActor,
  change: (trx: Trx, members: readonly Member[]) => Promise<T>,
): Promise<T> {
  requireOrganization(actor);
  return deps.db.transaction().execute(async (trx) => {
    await lockTrust(deps, trx, actor);
    await lockOrganization(trx, actor.id);
    const members = await listMembers(trx, actor.id);
    requireOwner(members, actor);
    return change(trx, members);
  });
}

/** Throws ORGANIZATION_NEEDED unless the actor acts for an organization. */
export function requireOrganization(actor: SignedInActor): asserts actor is SignedInActor & { member: MemberRole } {
  if (actor.member === null) throw new AppError('ORGANIZATION_NEEDED');
}

/** Whether an organization would be left without an owner. */
function leavesNoOwner(members: readonly { userId: string; role: MemberRole }[], userId: string): boolean {
  return !members.some((member) => member.role === 'owner' && member.userId !== userId);
}

function requireOwner(members: readonly Member[], { person }: SignedInActor): void {
  const own = members.find(({ userId }) => userId === person.id);
  if (own?.role !== 'owner') throw new AppError('PERMISSION_DENIED');
}

function requireMember(members: readonly Member[], id: string): Member {
  const member = members.find(({ userId }) => userId === id);
  if (!member) throw new AppError('MEMBER_NOT_FOUND');
  return member;
}

/** Makes the longest-standing owner the contact when the contact has stopped being an owner. */
async function keepContact(deps: Deps, trx: Trx, accountId: string): Promise<void> {
  const organization = await findOrganization(trx, accountId);
  const owners = (await listMembers(trx, accountId)).filter(({ role }) => role === 'owner');
  const [next] = owners;
  if (!next || owners.some(({ userId }) => userId === organization?.contactId)) return;
  await updateContact(trx, { accountId, contact: next, now: deps.now() });
}

type OrganizationEvent = Extract<AuditEvent, `${'organization' | 'invitation' | 'member'}.${string}`>;

/** Audit entry of the person who acts. */
export async function recordChange(
  deps: Deps,
  trx: Trx,
  change: { event: OrganizationEvent; actor: SignedInActor; accountId: string; memberId?: string; role?: MemberRole },
): Promise<void> {
  const { event, actor, accountId, memberId, role } = change;
  await recordAudit(deps, trx, {
    event,
    actor: { id: actor.person.id, role: actor.role },
    subjectUserId: memberId ?? accountId,
    details: { organizationId: accountId, ...(role && { role }) },
  });
}

/** Tells a member what changed, and who changed it. */
export async function mailMember(
  deps: Deps,
  trx: Trx,
  mail: {
    actor: SignedInActor;
    to: Pick<Member, 'userId' | 'name' | 'email'>;
    change: 'joined' | 'role' | 'removed' | 'left' | 'closed';
    accountId?: string;
    role?: MemberRole;
  },
): Promise<void> {
  const { actor, to, change, accountId = actor.id, role } = mail;
  const organization = await findOrganization(trx, accountId);
  await queueEmail(deps, trx, {
    userId: to.userId,
    to: { name: to.name, address: to.email },
    template: 'organization-changed',
    payload: { organization: organization?.name ?? '', change, by: actor.person.name ?? '', role },
  });
}
