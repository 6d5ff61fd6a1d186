import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context, Guest, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { guestDomain } from '#shared/erasure.ts';
import { limits } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import type { Currency } from '#shared/money.ts';
import { eraseProfile } from './account-end.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice } from './devices.ts';
import { isAddressReserved } from './email-tokens.ts';
import { hashPassword } from './password.ts';
import {
  deletePasskeys,
  lockAccount,
  lockUnconfirmed,
  updateEmail,
  updateEmailVerified,
  updateLastSignIn,
  updatePassword,
} from './queries.ts';
import { queueSecurityMail } from './security-mail.ts';
import { startSession } from './session.ts';

/*
 * Guests: people who order without an account. A guest's profile has no credentials, so it cannot be signed in to, and a placeholder for
 * an address, so no mail reaches it. A cookie of its own names it; a session never does.
 * Promises: the cookie opens the calls whose rule admits guests, for this one order. The typed address takes effect once its mailbox
 * is confirmed, upon which the profile becomes a person's, or its order goes to the account that has the address.
 * Never: an answer to a guest that differs because the typed address has an account.
 */

type GuestDeps = Pick<Deps, 'db' | 'env' | 'now'>;
export type GuestOrder = NonNullable<Awaited<ReturnType<typeof lockGuest>>>;

const tokenShape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

function cookieName({ publicUrl }: Pick<Env, 'publicUrl'>): string {
  return publicUrl.startsWith('https://') ? '__Host-guest' : 'guest';
}

function guestCookie({ env }: Pick<Deps, 'env'>, value: string, maxAgeMs: number): string {
  const secure = env.publicUrl.startsWith('https://') ? '; Secure' : '';
  return `${cookieName(env)}=${value}; HttpOnly; Max-Age=${String(maxAgeMs / 1000)}; Path=/; SameSite=Lax${secure}`;
}

/** The `Set-Cookie` value that clears a guest's cookie. */
export function blankGuestCookie(deps: Pick<Deps, 'env'>): string {
  return guestCookie(deps, '', 0);
}

/** The guest of a `Cookie` header; null without one, and once the order was confirmed, swept or is too old. */
export async function readGuest({ db, env, now }: GuestDeps, cookieHeader: string | undefined): Promise<Guest | null> {
  const [, accountId, secret] = tokenShape.exec(readCookie(cookieHeader, cookieName(env)) ?? '') ?? [];
  if (!accountId || !secret) return null;
  const row = await db
    .selectFrom('guestOrders as g')
    .innerJoin('profiles as p', 'p.id', 'g.accountId')
    .selectAll('g')
    .select(['p.email as placeholder', 'p.locale', 'p.currency'])
    .where('g.accountId', '=', accountId)
    .where('g.expiresAt', '>', now())
    .executeTakeFirst();
  if (!row || !timingSafeEqual(row.secretHash, hashToken(secret))) return null;
  const { email, paidAt, passwordHash, expiresAt, placeholder, locale, currency } = row;
  return {
    actor: actorOf(accountId, { email: placeholder, locale, currency }),
    email,
    isPaid: paidAt !== null,
    hasPassword: passwordHash !== null,
    expiresAt,
  };
}

interface Choices {
  email: string;
  locale: Locale | null;
  currency: Currency | null;
}

function actorOf(id: string, { email, locale, currency }: Choices): SignedInActor {
  return {
    ...{ id, email, locale, currency, name: null, role: 'user', person: { id, name: null, email } },
    ...{ member: null, apiKey: null, hasOrganizations: false, phone: null },
    ...{ emailVerified: false, hasSecondFactor: false, sessionId: id },
  };
}

/** Makes a guest; `cookie` is the `Set-Cookie` value with its secret, whose hash is stored. */
export async function createGuest(
  { db, env, now }: GuestDeps,
  { email, locale, currency }: Choices,
): Promise<{ guest: Guest; cookie: string }> {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + limits.unpaidGuestMs);
  const placeholder = `${id}${guestDomain}`;
  await db.transaction().execute(async (trx) => {
    const times = { createdAt, updatedAt: createdAt };
    await trx
      .insertInto('profiles')
      .values({ id, email: placeholder, locale, currency, role: 'user', ...times })
      .execute();
    const secretHash = hashToken(secret);
    await trx.insertInto('guestOrders').values({ accountId: id, email, secretHash, expiresAt, createdAt }).execute();
  });
  const guest = {
    ...{ actor: actorOf(id, { email: placeholder, locale, currency }), email, expiresAt },
    ...{ isPaid: false, hasPassword: false },
  };
  return { guest, cookie: guestCookie({ env }, `${id}.${secret}`, limits.paidGuestMs) };
}

/** Locks a guest's order against its confirmation, correction and sweep; undefined for any other account. */
export function lockGuest(trx: Trx, accountId: string) {
  return trx.selectFrom('guestOrders').selectAll().where('accountId', '=', accountId).forUpdate().executeTakeFirst();
}

/** The address that a guest typed; undefined for accounts. */
export async function findGuestAddress(db: Db | Trx, accountId: string): Promise<string | undefined> {
  const row = await db.selectFrom('guestOrders').select('email').where('accountId', '=', accountId).executeTakeFirst();
  return row?.email;
}

export async function updateGuest(
  trx: Trx,
  {
    accountId,
    values,
  }: { accountId: string; values: { email?: string; passwordHash?: string; paidAt?: Date; expiresAt?: Date } },
): Promise<void> {
  await trx.updateTable('guestOrders').set(values).where('accountId', '=', accountId).execute();
}

/** The secret of a guest of the desk, derived so that the link of each order opens the same cookie. */
export function guestSecret(appSecret: string, accountId: string): string {
  return createHmac('sha256', appSecret).update(`desk-guest:${accountId}`).digest('base64url');
}

/** The cookie of a desk guest, for anyone with the order's link; undefined for accounts and for guests of the page. */
export async function deskGuestCookie(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('guestOrders')
    .select('secretHash')
    .where('accountId', '=', accountId)
    .where('keptUntil', 'is not', null)
    .executeTakeFirst();
  const secrets = row ? env.appSecrets.map((secret) => guestSecret(secret, accountId)) : [];
  const secret = secrets.find((one) => row && timingSafeEqual(row.secretHash, hashToken(one)));
  return secret === undefined ? undefined : guestCookie({ env }, `${accountId}.${secret}`, limits.paidGuestMs);
}

/** Unpaid guests whose time is up, oldest first. */
export async function listUnpaidGuests(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('guestOrders')
    .select('accountId')
    .where('paidAt', 'is', null)
    .where('createdAt', '<=', before)
    .where(({ or, eb }) => or([eb('keptUntil', 'is', null), eb('keptUntil', '<=', now)]))
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Ends a guest whose order is gone or has another owner. The profile stays, emptied: the audit trail refers to it. */
export async function endGuest({ now }: Pick<Deps, 'now'>, trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('guestOrders').where('accountId', '=', accountId).execute();
  await eraseProfile(trx, { userId: accountId, now: now() });
}

/** A hash that no password has, for accounts whose owner has chosen none. */
export function unusablePasswordHash(userId: string): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'), userId);
}

/**
 * Makes the guest's profile a person's, with the confirmed address and the password chosen meanwhile, if any. The caller holds
 * `lockAddress` and knows that no account has the address. Throws GUEST_ADDRESS_REFUSED while another account can restore it.
 */
export async function makePerson(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  { guest, unusableHash }: { guest: GuestOrder; unusableHash: string },
): Promise<void> {
  const { accountId: userId, email, passwordHash } = guest;
  if (await isAddressReserved(trx, { email, userId, now: now() })) throw new AppError('GUEST_ADDRESS_REFUSED');
  await updateEmail(trx, { userId, email, now: now() });
  await trx
    .insertInto('credentials')
    .values({ userId, passwordHash: passwordHash ?? unusableHash, emailVerifiedAt: now(), passwordChangedAt: now() })
    .execute();
  await trx.deleteFrom('guestOrders').where('accountId', '=', userId).execute();
}

/**
 * Confirms the address of an unconfirmed account. Its registrant never proved the mailbox, so their password and
 * passkeys are removed. No effect on a confirmed account.
 */
export async function claimUnconfirmed(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  { userId, guest, unusableHash }: { userId: string; guest: GuestOrder; unusableHash: string },
): Promise<void> {
  const account = await lockAccount(trx, userId);
  if (!account || account.emailVerifiedAt) return;
  await updatePassword(trx, { userId, passwordHash: guest.passwordHash ?? unusableHash, now: now() });
  await deletePasskeys(trx, userId);
  await updateEmailVerified(trx, { userId, now: now() });
}

/**
 * Ends the passwords of accounts that nobody has confirmed, before staff give them something of a customer's: their registrant may be
 * somebody else, who would sign in once the customer confirms the address. A reset link or an invitation sets another.
 */
export async function endUnprovedPasswords(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  userIds: readonly string[],
): Promise<void> {
  const unproved = await lockUnconfirmed(trx, userIds);
  const [first] = unproved;
  if (first === undefined) return;
  const passwordHash = await unusablePasswordHash(first);
  for (const userId of unproved) await updatePassword(trx, { userId, passwordHash, now: now() });
}

/** Signs in the person whose mailbox was just confirmed; tells an account that signed in before of a new device. */
export async function signInByLink(
  deps: Deps,
  trx: Trx,
  { userId, caller }: { userId: string; caller: Pick<Context, 'userAgent' | 'deviceTokens'> },
): Promise<string[]> {
  const account = await lockAccount(trx, userId);
  if (!account) throw new AppError('GUEST_LINK_INVALID');
  const { lastSignInAt } = await trx
    .selectFrom('credentials')
    .select('lastSignInAt')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const device = await rememberDevice(deps, trx, { userId, deviceTokens: caller.deviceTokens });
  if (device.isNew && lastSignInAt) {
    const payload = { device: deviceName(caller.userAgent), at: deps.now().toISOString() };
    await queueSecurityMail(deps, trx, { account, template: 'new-device', payload });
  }
  await updateLastSignIn(trx, { userId, now: deps.now() });
  const session = await startSession({ ...deps, db: trx }, userId, caller.userAgent);
  return [session.cookie, device.cookie];
}
