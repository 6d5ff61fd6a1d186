import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { Locale } from '#shared/locales.ts';
import type { Role } from '#shared/roles.ts';
import { issueToken } from './email-tokens.ts';
import { normalizePhone } from './phone.ts';

/*
 * Accounts of people who were customers of another system.
 * Promises: an existing account is left unchanged, except for a password that was set before its address was confirmed; a new one
 * has no password and an unconfirmed address until the invitation or a reset link is used.
 * Never: an account of the staff changed by a list; an address that another account can restore.
 */

export interface NewCustomer {
  email: string;
  name: string;
  phone: string | null;
  locale: Locale | null;
}

export interface KnownAddress {
  id: string;
  role: Role;
  /** A member of the staff, suspended ones included. */
  isStaff: boolean;
}

/** The accounts of addresses, by address in canonical form. */
export async function findByAddresses(db: Db | Trx, emails: readonly string[]): Promise<Map<string, KnownAddress>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'role', sql<string>`lower(email)`.as('email')])
    .select(sql<boolean>`(role <> 'user' or suspended_at is not null)`.as('isStaff'))
    .where(sql<boolean>`lower(email) = any(${sql.val([...emails])}::text[])`)
    // Literal, as in the partial index.
    .where('kind', '=', sql.lit('person'))
    .execute();
  return new Map(rows.map(({ email, ...row }) => [email, row]));
}

/** The addresses that another account can still restore. */
export async function findReservedAddresses(
  db: Db | Trx,
  { emails, now }: { emails: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('emailTokens')
    .select('email')
    .where('kind', '=', 'undo-change')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('email', 'in', emails)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/**
 * Inserts the accounts of addresses that have none, and returns their ids by address. `unusableHash` is one that no
 * password has. Sorted by address, so that concurrent imports cannot deadlock.
 */
export async function insertCustomers(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  { customers, unusableHash }: { customers: readonly NewCustomer[]; unusableHash: string },
): Promise<Map<string, string>> {
  if (customers.length === 0) return new Map();
  const createdAt = now();
  const sorted = customers.toSorted((one, other) => (one.email < other.email ? -1 : 1));
  const inserted = await trx
    .insertInto('profiles')
    .values(
      sorted.map(({ email, name, phone, locale }) => ({
        ...{ id: randomUUID(), email, name, locale, role: 'user' as const, createdAt, updatedAt: createdAt },
        phone: phone === null ? null : normalizePhone(phone),
      })),
    )
    // A unique violation would write the address to PostgreSQL's log.
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .execute();
  if (inserted.length === 0) return new Map();
  await trx
    .insertInto('credentials')
    .values(inserted.map(({ id: userId }) => ({ userId, passwordHash: unusableHash, passwordChangedAt: createdAt })))
    .execute();
  return new Map(inserted.map(({ id, email }) => [email, id]));
}

/** Mails the link by which an imported customer chooses a password. Queued with the account, so that it is sent once. */
export async function inviteCustomer(deps: Deps, trx: Trx, to: { id: string; name: string; email: string }) {
  const { id: userId, name, email } = to;
  await issueToken(deps, trx, { kind: 'invite', userId, name, email });
}
