import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import {
  can,
  capabilitiesOf,
  roleOf,
  staffCapabilities,
  type Capability,
  type StaffCapability,
} from '#shared/access.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { Engagement } from '#shared/pay/agreement.ts';
import type { Role } from '#shared/roles.ts';
import { endTrust } from './end-trust.ts';
import { lockAccount } from './queries.ts';

/*
 * Roles and capabilities.
 * Promises: the actor may manage people when the change commits, so somebody still may even when two demote each other
 * concurrently. Sessions read capabilities on every request; API keys end when they change.
 * Never: a capability that a person granted themselves; a staff role for an organization's or a sandbox's account.
 */

/** A person's role and capabilities before a change. */
export interface Holding {
  role: Role;
  capabilities: readonly Capability[];
  isSuspended: boolean;
  engagement: Engagement;
}

type Change = Pick<Deps, 'now'>;

/**
 * Assigns a role with its default capabilities. Returns the previous ones.
 * Throws ADMIN_ONLY (the actor may no longer manage), OWN_ROLE_LOCKED, OWN_CAPABILITIES, USER_NOT_FOUND, ROLE_OF_PERSON.
 */
export async function changeRole(
  deps: Change,
  trx: Trx,
  actor: Actor,
  { userId, role }: { userId: string; role: Role },
): Promise<Holding & { isChanged: boolean }> {
  const { before, own } = await lockHolder(trx, actor, userId);
  const wanted = capabilitiesOf({ role });
  if (userId === actor.id) {
    if (!can({ role }, 'manage')) throw new AppError('OWN_ROLE_LOCKED');
    requireNoGain(before.capabilities, wanted);
  }
  // A suspended person has the role `user` until new capabilities are set.
  const isChanged = before.role !== role || (own !== null && !before.isSuspended);
  if (isChanged) {
    await updateRole(trx, { userId, role, now: deps.now() });
    await endTrust(deps, trx, { cause: 'roleChanged', userId, by: actor });
  }
  return { ...before, isChanged };
}

/**
 * Sets the capabilities of a staff member; an empty set ends their work. Returns the previous ones.
 * Throws ADMIN_ONLY, OWN_CAPABILITIES, LAST_MANAGER, STAFF_NOT_FOUND.
 */
export async function changeCapabilities(
  deps: Change,
  trx: Trx,
  actor: Actor,
  change: {
    userId: string;
    capabilities: readonly StaffCapability[];
    pairs?: readonly LanguagePair[];
    office?: string | null;
    engagement?: Engagement;
  },
): Promise<Holding> {
  const { userId, capabilities } = change;
  const { before, managers } = await lockHolder(trx, actor, userId);
  if (before.role === 'user') throw new AppError('STAFF_NOT_FOUND');
  if (userId === actor.id) requireNoGain(before.capabilities, capabilities);
  if (!capabilities.includes('manage')) requireOtherManager(managers, userId);
  await updateHolding(trx, { ...change, now: deps.now() });
  await endTrust(deps, trx, { cause: 'roleChanged', userId, by: actor });
  return before;
}

/**
 * Ends a staff member's access and blocks sign-in. Idempotent; returns the previous capabilities.
 * Throws ADMIN_ONLY, LAST_MANAGER, STAFF_NOT_FOUND.
 */
export async function suspend(deps: Change, trx: Trx, actor: Actor, userId: string): Promise<Holding> {
  const { before, own, managers } = await lockHolder(trx, actor, userId);
  if (before.isSuspended) return before;
  if (before.role === 'user') throw new AppError('STAFF_NOT_FOUND');
  requireOtherManager(managers, userId);
  const now = deps.now();
  await trx
    .updateTable('profiles')
    .set({ role: 'user', capabilities: own ?? staffSetOf(before), suspendedAt: now, updatedAt: now })
    .where('id', '=', userId)
    .execute();
  await endTrust(deps, trx, { cause: 'suspended', userId, by: actor });
  return before;
}

/** Restores the capabilities of a suspended member. Throws ADMIN_ONLY, STAFF_NOT_SUSPENDED. */
export async function reinstate(deps: Change, trx: Trx, actor: Actor, userId: string): Promise<void> {
  const { before, own } = await lockHolder(trx, actor, userId);
  if (!before.isSuspended) throw new AppError('STAFF_NOT_SUSPENDED');
  await updateHolding(trx, { userId, capabilities: own ?? [], now: deps.now() });
}

/**
 * Makes a person a member with these capabilities, by an invitation whose sender may still manage people.
 * Throws INVITATION_INVALID (the sender may not), STAFF_ALREADY, ACCOUNT_SUSPENDED, ROLE_OF_PERSON.
 */
export async function join(
  deps: Change,
  trx: Trx,
  member: {
    userId: string;
    capabilities: readonly StaffCapability[];
    pairs: readonly LanguagePair[];
    office: string | null;
    engagement: Engagement;
    invitedBy: string;
  },
): Promise<void> {
  await lockAccount(trx, member.userId);
  const managers = await lockManagers(trx);
  if (!managers.includes(member.invitedBy) || member.invitedBy === member.userId) {
    throw new AppError('INVITATION_INVALID');
  }
  const person = await lockProfile(trx, member.userId);
  if (person?.kind !== 'person') throw new AppError('ROLE_OF_PERSON');
  if (person.suspendedAt !== null) throw new AppError('ACCOUNT_SUSPENDED');
  if (person.role !== 'user') throw new AppError('STAFF_ALREADY');
  await updateHolding(trx, { ...member, now: deps.now() });
  // Keys, sandboxes and links of the customer they were.
  await endTrust(deps, trx, { cause: 'roleChanged', userId: member.userId, by: null });
}

/** Ids of all who may manage people and set commissions. */
export async function listManagers(db: Db | Trx): Promise<string[]> {
  return (await selectManagers(db).execute()).map(({ id }) => id);
}

/**
 * The same, locked until the transaction ends. Their keys are not: an entry of the audit log refers to
 * its actor, so an admin's login would hold the log and wait here, while this transaction waits for the log.
 */
export async function lockManagers(trx: Trx): Promise<string[]> {
  return (await selectManagers(trx).forNoKeyUpdate().execute()).map(({ id }) => id);
}

const selectManagers = (db: Db | Trx) =>
  db.selectFrom('profiles').select('id').where(holds('profiles', 'manage')).orderBy('id');

/** Locks and loads the profile to change. The account's lock is taken first, in the order that all callers use. */
async function lockHolder(trx: Trx, actor: Actor, userId: string) {
  await lockAccount(trx, userId);
  const managers = await lockManagers(trx);
  if (!managers.includes(actor.id)) throw new AppError('ADMIN_ONLY');
  const user = await lockProfile(trx, userId);
  if (!user) throw new AppError('USER_NOT_FOUND');
  if (user.kind !== 'person') throw new AppError('ROLE_OF_PERSON');
  const isSuspended = user.suspendedAt !== null;
  const capabilities = isSuspended ? (user.capabilities ?? []) : capabilitiesOf(user);
  const { role, engagement } = user;
  const before: Holding = { role, capabilities, isSuspended, engagement };
  return { before, own: user.capabilities, managers };
}

async function lockProfile(trx: Trx, userId: string) {
  return trx
    .selectFrom('profiles')
    .select(['role', 'kind', 'capabilities', 'suspendedAt', 'engagement'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** The named set of a member's role, written out. */
function staffSetOf(holder: Holding): StaffCapability[] {
  return staffCapabilities.filter((capability) => holder.capabilities.includes(capability));
}

function requireNoGain(before: readonly Capability[], wanted: readonly Capability[]): void {
  if (wanted.some((capability) => !before.includes(capability))) throw new AppError('OWN_CAPABILITIES');
}

function requireOtherManager(managers: readonly string[], userId: string): void {
  if (managers.every((id) => id === userId)) throw new AppError('LAST_MANAGER');
}

/** Sets a role with its named set; ends a suspension. */
export async function updateRole(trx: Trx, params: { userId: string; role: Role; now: Date }): Promise<void> {
  const { userId, role, now } = params;
  await trx
    .updateTable('profiles')
    .set({ role, capabilities: null, workPairs: null, office: null, suspendedAt: null, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** Sets a set of a person's own; pairs, office and engagement left out stay. */
async function updateHolding(
  trx: Trx,
  params: {
    userId: string;
    capabilities: readonly StaffCapability[];
    pairs?: readonly LanguagePair[] | undefined;
    office?: string | null | undefined;
    engagement?: Engagement | undefined;
    now: Date;
  },
): Promise<void> {
  const { userId, capabilities, pairs, office, engagement, now } = params;
  if (capabilities.length === 0) return updateRole(trx, { userId, role: 'user', now });
  await trx
    .updateTable('profiles')
    .set({ role: roleOf(capabilities), capabilities: [...capabilities], suspendedAt: null, updatedAt: now })
    .$if(pairs !== undefined, (update) => update.set({ workPairs: JSON.stringify(pairs) }))
    .$if(office !== undefined, (update) => update.set({ office: office ?? null }))
    .$if(engagement !== undefined, (update) => update.set(engagement === undefined ? {} : { engagement }))
    .where('id', '=', userId)
    .execute();
}
