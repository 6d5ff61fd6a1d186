import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { MemberRole } from '#shared/roles.ts';
import { deleteChecks } from '../vat-check-queries.ts';

/*
 * SQL of organizations, their members and invitations. An invitation is open while it is neither accepted nor revoked and
 * `expires_at` lies ahead.
 */

interface Membership {
  accountId: string;
  userId: string;
}

/** The organizations of a person, by name. */
export function listOrganizations(db: Db | Trx, userId: string) {
  return db
    .selectFrom('organizationMembers as m')
    .innerJoin('profiles as p', 'p.id', 'm.accountId')
    .select(['m.accountId as id', 'p.name', 'm.role'])
    .where('m.userId', '=', userId)
    .orderBy((eb) => eb.fn<string>('lower', ['p.name']))
    .orderBy('m.accountId')
    .execute();
}

export async function hasOrganizations(db: Db, userId: string): Promise<boolean> {
  const member = db.selectFrom('organizationMembers').select('accountId').where('userId', '=', userId);
  return (await member.limit(1).executeTakeFirst()) !== undefined;
}

/** Inserts an organization with its account, whose address is its contact's. */
export async function insertOrganization(
  trx: Trx,
  { id, name, contact, now }: { id: string; name: string; contact: { id: string; email: string }; now: Date },
): Promise<void> {
  const account = { id, kind: 'organization', role: 'user', name, email: contact.email } as const;
  await trx
    .insertInto('profiles')
    .values({ ...account, createdAt: now, updatedAt: now })
    .execute();
  await trx.insertInto('organizations').values({ accountId: id, contactId: contact.id, createdAt: now }).execute();
}

/** Locks the organization until the transaction ends; changes to its members and orders on account take this lock. */
export function lockOrganization(trx: Trx, accountId: string) {
  return trx
    .selectFrom('organizations')
    .select(['accountId', 'contactId', 'creditLimitCents'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export function findOrganization(db: Db | Trx, accountId: string) {
  return db
    .selectFrom('organizations as o')
    .innerJoin('profiles as p', 'p.id', 'o.accountId')
    .select(['o.accountId as id', 'p.name', 'o.contactId', 'o.billingAddress', 'o.creditLimitCents'])
    .select(['o.country', 'o.vatId'])
    .where('o.accountId', '=', accountId)
    .executeTakeFirst();
}

export async function updateOrganization(
  trx: Trx,
  {
    accountId,
    name,
    billingAddress,
    country,
    vatId,
    now,
  }: {
    accountId: string;
    name: string;
    billingAddress?: string | null | undefined;
    country?: string | null | undefined;
    vatId?: string | null | undefined;
    now: Date;
  },
): Promise<void> {
  await trx.updateTable('profiles').set({ name, updatedAt: now }).where('id', '=', accountId).execute();
  const changed = {
    ...(billingAddress !== undefined && { billingAddress }),
    ...(country !== undefined && { country }),
    ...(vatId !== undefined && { vatId }),
  };
  if (Object.keys(changed).length === 0) return;
  await trx.updateTable('organizations').set(changed).where('accountId', '=', accountId).execute();
}

/** Makes a person the contact, whose address the account takes over. */
export async function updateContact(
  trx: Trx,
  { accountId, contact, now }: { accountId: string; contact: { userId: string; email: string }; now: Date },
): Promise<void> {
  await trx
    .updateTable('organizations')
    .set({ contactId: contact.userId })
    .where('accountId', '=', accountId)
    .execute();
  await trx.updateTable('profiles').set({ email: contact.email, updatedAt: now }).where('id', '=', accountId).execute();
}

/** Members with their people, longest first. */
export function listMembers(db: Db | Trx, accountId: string) {
  return db
    .selectFrom('organizationMembers as m')
    .innerJoin('profiles as p', 'p.id', 'm.userId')
    .select(['m.userId', 'p.name', 'p.email', 'p.locale', 'm.role', 'm.createdAt'])
    .where('m.accountId', '=', accountId)
    .orderBy('m.createdAt')
    .orderBy('m.userId')
    .execute();
}

/** False when the person is a member already. */
export async function insertMember(
  trx: Trx,
  member: Membership & { role: MemberRole; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('organizationMembers')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function updateMemberRole(trx: Trx, { accountId, userId, role }: Membership & { role: MemberRole }) {
  await trx
    .updateTable('organizationMembers')
    .set({ role })
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteMember(trx: Trx, { accountId, userId }: Membership): Promise<void> {
  await trx.deleteFrom('organizationMembers').where('accountId', '=', accountId).where('userId', '=', userId).execute();
}

export function findMembership(db: Db | Trx, { accountId, userId }: Membership) {
  return db
    .selectFrom('organizationMembers as m')
    .innerJoin('profiles as p', 'p.id', 'm.accountId')
    .select(['m.role', 'p.name'])
    .where('m.accountId', '=', accountId)
    .where('m.userId', '=', userId)
    .executeTakeFirst();
}

/** The account that a session acts for; null is the person. */
export async function updateSessionAccount(
  db: Db | Trx,
  { sessionId, accountId }: { sessionId: string; accountId: string | null },
): Promise<void> {
  await db.updateTable('sessions').set({ accountId }).where('id', '=', sessionId).execute();
}

/** The organizations a person owns; locks them in the order of their ids. */
export async function lockOwnedOrganizations(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('organizations as o')
    .innerJoin('organizationMembers as m', 'm.accountId', 'o.accountId')
    .select('o.accountId')
    .where('m.userId', '=', userId)
    .orderBy('o.accountId')
    .forUpdate('o')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Serializes changes of a person's number of organizations. */
export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`organizations:${userId}`}, 0))`.execute(trx);
}

/** Ends an organization: its members and invitations leave; the account's own rows are erased with it. */
export async function closeOrganization(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('organizationMembers').where('accountId', '=', accountId).execute();
  await trx.deleteFrom('organizationInvitations').where('accountId', '=', accountId).execute();
  await deleteChecks(trx, accountId);
  await trx
    .updateTable('organizations')
    .set({ billingAddress: null, country: null, vatId: null, creditLimitCents: null })
    .where('accountId', '=', accountId)
    .execute();
}

/** Sets the credit limit; null ends ordering on account. */
export async function updateCreditLimit(
  trx: Trx,
  { accountId, limitCents }: { accountId: string; limitCents: number | null },
): Promise<void> {
  await trx
    .updateTable('organizations')
    .set({ creditLimitCents: limitCents })
    .where('accountId', '=', accountId)
    .execute();
}

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
  await db.deleteFrom('staffInvitations').where('expiresAt', '<=', time).execute();
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
  await trx
    .deleteFrom('staffInvitations')
    .where((eb) => eb.or([eb('invitedBy', '=', userId), eb('acceptedBy', '=', userId), eb('email', '=', email)]))
    .execute();
}

/** How a firm is known: by its name and an owner's address. */
export function firmKey(name: string, email: string): string {
  return `${name.toLowerCase()}\n${email}`;
}

/** Serializes imports of firms: no constraint prevents two with the same name. */
export async function lockFirmImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import:firms', 0))`.execute(trx);
}

/** The organizations that these addresses own, by `firmKey`. */
export async function findFirmsOf(db: Db | Trx, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('organizationMembers as m')
    .innerJoin('profiles as owner', 'owner.id', 'm.userId')
    .innerJoin('profiles as firm', 'firm.id', 'm.accountId')
    .select(['m.accountId as id', 'firm.name', sql<string>`lower(owner.email)`.as('email')])
    .where('m.role', '=', 'owner')
    .where('owner.kind', '=', sql.lit('person'))
    .where(sql<boolean>`lower(owner.email) = any(${sql.val([...emails])}::text[])`)
    .execute();
  return new Map(rows.map(({ id, name, email }) => [firmKey(name ?? '', email), id]));
}

/** The organizations of these names, in any case. */
export async function findFirmsNamed(db: Db | Trx, names: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('profiles')
    .select(['id', sql<string>`lower(name)`.as('name')])
    .where('kind', '=', 'organization')
    .where('erasedAt', 'is', null)
    .where(sql<boolean>`lower(name) = any(${sql.val(names.map((name) => name.toLowerCase()))}::text[])`)
    .execute();
  return rows;
}

interface NewFirm {
  name: string;
  contact: { id: string; email: string };
  billingAddress: string | null;
  country: string | null;
  vatId: string | null;
  createdAt: Date;
}

/** Inserts an organization that its contact owns. The caller holds `lockFirmImports`. */
export async function insertFirm(trx: Trx, { name, contact, createdAt, ...billing }: NewFirm): Promise<string> {
  const id = randomUUID();
  await insertOrganization(trx, { id, name, contact, now: createdAt });
  await insertMember(trx, { accountId: id, userId: contact.id, role: 'owner', createdAt });
  await updateOrganization(trx, { accountId: id, name, ...billing, now: createdAt });
  return id;
}
