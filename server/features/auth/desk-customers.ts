import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { likePattern } from '#server/platform/db/pagination.ts';
import { isMatching } from '#server/platform/db/search.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { can } from '#shared/access.ts';
import { canonicalEmail } from '#shared/email.ts';
import { guestDomain } from '#shared/erasure.ts';
import { limits } from '#shared/limits.ts';
import type { CreateOrderInput, FindCustomersInput, FoundCustomer } from '#shared/schemas/desk-orders.ts';
import { endUnprovedPasswords, guestSecret } from './guests.ts';
import { normalizePhone } from './phone.ts';
import { findAccountByEmail, findOwner, lockAddress } from './queries.ts';

/*
 * Customers at the desk: found by contact details, or created.
 * Promises: an address that has an account is that account; a new customer is a guest, whose address takes effect once its mailbox
 * is confirmed. The password of an account whose address is unconfirmed ends with the first order.
 * Never: a second account of one address, or an order in the name of the staff.
 */

const listed = 10;
/** Digits of a number that are compared: without its country code. */
const comparedDigits = 9;
const minDigits = 6;

type Match = FoundCustomer['matches'][number];

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/gu, '').slice(-comparedDigits);
}

/** E-mail address of the account, or the unconfirmed one of a desk guest; null without either. */
export const contactAddress = sql<string | null>`case when p.email like ${`%${guestDomain}`}
  then case when g.email like ${`%${guestDomain}`} then null else g.email end else p.email end`;

/** Customers and organizations that may be the one asked for, the surest first. */
export async function findCustomers(db: Db, input: FindCustomersInput) {
  const email = canonicalEmail(input.email ?? '');
  const digits = digitsOf(input.phone ?? '');
  const name = (input.name ?? '').trim();
  const nothing = sql<boolean>`false`;
  const byEmail = email.includes('@') ? sql<boolean>`(lower(p.email) = ${email} or g.email = ${email})` : nothing;
  const byPhone =
    digits.length < minDigits
      ? nothing
      : sql<boolean>`(p.phone is not null
          and right(regexp_replace(p.phone, '\\D', '', 'g'), ${sql.lit(comparedDigits)}) = ${digits})`;
  const byName = name.length < 2 ? nothing : isMatching('p.name', likePattern(name));
  const rows = await listCandidates(db, { byEmail, byPhone, byName });
  return rows.map(({ kind, creditLimitCents, ...row }) => {
    const matches: Match[] = [
      ...(row.isByEmail ? (['email'] as const) : []),
      ...(row.isByPhone ? (['phone'] as const) : []),
      ...(row.isByName ? (['name'] as const) : []),
    ];
    return { ...row, matches, isOrganization: kind === 'organization', hasCredit: creditLimitCents !== null };
  });
}

function listCandidates(
  db: Db,
  { byEmail, byPhone, byName }: Record<'byEmail' | 'byPhone' | 'byName', RawBuilder<boolean>>,
) {
  const orFalse = (condition: RawBuilder<boolean>) => sql<boolean>`coalesce(${condition}, false)`;
  return db
    .selectFrom('profiles as p')
    .leftJoin('guestOrders as g', 'g.accountId', 'p.id')
    .leftJoin('organizations as o', 'o.accountId', 'p.id')
    .select(['p.id', 'p.name', 'p.phone', 'p.kind', 'o.creditLimitCents', contactAddress.as('email')])
    .select([orFalse(byEmail).as('isByEmail'), orFalse(byPhone).as('isByPhone'), orFalse(byName).as('isByName')])
    .select([
      sql<number>`(select count(*)::int from documents d where d.user_id = p.id and d.ordered_at is not null)`.as(
        'orders',
      ),
      sql<Date | null>`(select max(d.ordered_at) from documents d where d.user_id = p.id)`.as('lastOrderAt'),
    ])
    .where('p.role', '=', 'user')
    .where('p.ownerId', 'is', null)
    .where('p.erasedAt', 'is', null)
    .where(sql<boolean>`(${byEmail} or ${byPhone} or ${byName})`)
    .orderBy(orFalse(byEmail), 'desc')
    .orderBy(orFalse(byPhone), 'desc')
    .orderBy('p.createdAt', 'desc')
    .limit(listed)
    .execute();
}

/** How staff reach a customer: address and number, and whether it is a guest of the desk. */
export function findContact(db: Db | Trx, accountId: string) {
  return db
    .selectFrom('profiles as p')
    .leftJoin('guestOrders as g', 'g.accountId', 'p.id')
    .leftJoin('organizations as o', 'o.accountId', 'p.id')
    .select(['p.id', 'p.name', 'p.phone', 'p.locale', 'p.email as accountEmail', 'p.createdAt', 'o.creditLimitCents'])
    .select((eb) => [contactAddress.as('email'), eb('g.accountId', 'is not', null).$castTo<boolean>().as('isGuest')])
    .where('p.id', '=', accountId)
    .executeTakeFirst();
}

/** The account that an order of the desk is for. Throws USER_NOT_FOUND, DESK_CLIENT_IS_STAFF. */
export async function customerOf(deps: Deps, trx: Trx, client: CreateOrderInput['client']): Promise<string> {
  if (client.accountId !== undefined) {
    const known = await findOwner(trx, client.accountId);
    if (!known) throw new AppError('USER_NOT_FOUND');
    if (!can(known, 'order')) throw new AppError('DESK_CLIENT_IS_STAFF');
    await endUnprovedPasswords(deps, trx, [known.id]);
    return known.id;
  }
  const { email } = client;
  if (email !== undefined) {
    await lockAddress(trx, email);
    const account = await findAccountByEmail(trx, email);
    if (account && !can(account, 'order')) throw new AppError('DESK_CLIENT_IS_STAFF');
    if (account) {
      await endUnprovedPasswords(deps, trx, [account.id]);
      return account.id;
    }
  }
  return makeCustomer(deps, trx, client);
}

/** A new customer without an account, whose address is unproved. */
export async function makeCustomer(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  trx: Trx,
  { name, email, phone, locale }: CreateOrderInput['client'],
): Promise<string> {
  const id = randomUUID();
  const placeholder = `${id}${guestDomain}`;
  const createdAt = now();
  const times = { createdAt, updatedAt: createdAt };
  const number = phone === undefined || phone === '' ? null : normalizePhone(phone);
  await trx
    .insertInto('profiles')
    .values({ id, name, email: placeholder, phone: number, locale: locale ?? null, role: 'user', ...times })
    .execute();
  await trx
    .insertInto('guestOrders')
    .values({
      ...{ accountId: id, email: email ?? placeholder, createdAt },
      secretHash: hashToken(guestSecret(env.appSecrets[0], id)),
      expiresAt: new Date(createdAt.getTime() + limits.paidGuestMs),
      keptUntil: new Date(createdAt.getTime() + limits.unpaidDraftMs),
    })
    .execute();
  return id;
}

/** Office of the staff member, from their profile. */
export async function findStaffOffice(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('profiles').select('office').where('id', '=', userId).executeTakeFirst();
  return row?.office ?? null;
}
