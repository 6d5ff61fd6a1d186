import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { clearBounces } from '#server/features/notifications/bounces.ts';
import { sendQueuedEmail } from '#server/features/notifications/mail/service.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { EmailTokenKind } from '#server/platform/db/tables.ts';
import { hashToken, mailedToken } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';

/*
 * E-mail tokens: single-use links that prove control of a mailbox.
 * Promises: a token works once, until it expires, and a newer one of its kind replaces it. It is open while `used_at` is null and
 * `expires_at` lies ahead. A guest's, which lives for minutes, expires that long after its mail was handed over.
 * Never: a token in the database, which stores its hash; the token itself is derived when the mail is rendered.
 */

const kinds = {
  confirm: { template: 'confirm-email', validity: limits.confirmLinkMs },
  reset: { template: 'reset-password', validity: limits.resetLinkMs },
  'change-email': { template: 'confirm-new-email', validity: limits.confirmLinkMs },
  guest: { template: 'guest-order', validity: limits.guestLinkMs },
  invite: { template: 'customer-invitation', validity: limits.invitationMs },
} as const satisfies Record<Exclude<EmailTokenKind, 'undo-change'>, { template: string; validity: number }>;

/** Expired rows are retained, so that a late click is answered "expired" instead of "unknown". */
const expiredRetentionMs = 30 * 24 * 60 * 60 * 1000;

/** `mail.send` is retried for about a day; an older mail waits for staff. */
const mailWaitMs = 20 * 60 * 60 * 1000;

type EmailToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/**
 * Queues a mail with a new token to `email` and closes older tokens of its kind. The caller holds the account's lock.
 * `template` overrides the kind's own.
 */
export async function issueToken(
  deps: Deps,
  trx: Trx,
  mail: {
    kind: keyof typeof kinds;
    userId: string;
    name: string | null;
    email: string;
    template?: 'address-restored';
    /** Names of ended credentials, for the mail. */
    ended?: EndedTrust;
  },
): Promise<void> {
  const { kind, userId, name, email, ended } = mail;
  await closeTokens(trx, { userId, kind, now: deps.now() });
  const { validity } = kinds[kind];
  const tokenId = await createToken(deps, trx, { kind, userId, email, validity });
  const template = mail.template ?? kinds[kind].template;
  await queueEmail(deps, trx, { userId, to: { name, address: email }, template, payload: { tokenId, ended } });
}

/** Issues a token to the account's own address, unless its inbox is over quota and the newest token is still open. */
export async function issueTokenWithinQuota(
  deps: Deps,
  trx: Trx,
  mail: { kind: 'confirm' | 'reset'; account: { id: string; name: string | null; email: string }; hasQuota: boolean },
): Promise<void> {
  const { kind, account, hasQuota } = mail;
  const { id: userId, name, email } = account;
  if (!hasQuota && (await findOpenToken(trx, { userId, kind, now: deps.now() }))) return;
  await issueToken(deps, trx, { kind, userId, name, email });
}

/** Mails the account's current address an undo link for the change to `newAddress`. */
export async function issueUndoToken(
  deps: Deps,
  trx: Trx,
  mail: {
    template: 'email-change-requested' | 'email-changed';
    account: { id: string; name: string | null; email: string };
    newAddress: string;
  },
): Promise<void> {
  const { id: userId, name, email } = mail.account;
  const tokenId = await createToken(deps, trx, { kind: 'undo-change', userId, email, validity: limits.undoChangeMs });
  await queueEmail(deps, trx, {
    userId,
    to: { name, address: email },
    template: mail.template,
    payload: { newAddress: mail.newAddress, tokenId },
  });
}

/**
 * Job: sends a queued mail. A guest's token is renewed at each attempt, in a commit before it, so that a mail which waited for the
 * mail server brings a link that works.
 */
export async function sendMail(deps: Deps, { emailId }: { emailId: string }): Promise<void> {
  const mail = await deps.db
    .selectFrom('outboundEmails')
    .select('payload')
    .where('id', '=', emailId)
    .where('template', '=', kinds.guest.template)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  const tokenId = mail?.payload['tokenId'];
  if (typeof tokenId === 'string') await renewGuestToken(deps, tokenId);
  await sendQueuedEmail(deps, { emailId });
}

/** The row of a token, with its state; undefined for an unknown token. */
export async function findToken({ db, now }: Deps, token: string) {
  const row = await findTokenByHash(db, hashToken(token));
  if (!row) return undefined;
  const isExpired = row.expiresAt <= now();
  return { ...row, isExpired, isOpen: row.usedAt === null && !isExpired };
}

/** Marks the token as used; false when it was used before. Clears the address's bounces, since its mailbox receives mail. */
export async function consumeToken(deps: Deps, trx: Trx, token: EmailToken): Promise<boolean> {
  if (!(await updateTokenUsed(trx, { id: token.id, now: deps.now() }))) return false;
  await clearBounces(deps, trx, token.email);
  return true;
}

/** Closes a user's open tokens after a change of password or address; undo tokens stay open. Returns how many worked. */
export function revokeTokens({ now }: Pick<Deps, 'now'>, trx: Trx, userId: string): Promise<number> {
  return closeTokens(trx, { userId, now: now() });
}

/** Deletes rows that expired more than 30 days ago. */
export function deleteExpiredTokens({ db, now }: Deps): Promise<void> {
  return deleteTokensExpiredBefore(db, new Date(now().getTime() - expiredRetentionMs));
}

async function createToken(
  deps: Deps,
  trx: Trx,
  token: { kind: EmailTokenKind; userId: string; email: string; validity: number },
): Promise<string> {
  const { kind, userId, email, validity } = token;
  const id = randomUUID();
  const createdAt = deps.now();
  await insertToken(trx, {
    id,
    userId,
    kind,
    tokenHash: hashToken(mailedToken(deps.env.appSecrets[0], id)),
    email,
    expiresAt: new Date(createdAt.getTime() + validity),
    createdAt,
  });
  return id;
}

async function insertToken(
  trx: Trx,
  token: {
    id: string;
    userId: string;
    kind: EmailTokenKind;
    tokenHash: Buffer;
    email: string;
    expiresAt: Date;
    createdAt: Date;
  },
): Promise<void> {
  await trx.insertInto('emailTokens').values(token).execute();
}

function findTokenByHash(db: Db | Trx, tokenHash: Buffer) {
  return db
    .selectFrom('emailTokens')
    .select(['id', 'userId', 'kind', 'email', 'expiresAt', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** A token that was used or replaced stays so. */
async function renewGuestToken({ db, now }: Deps, id: string): Promise<void> {
  await db
    .updateTable('emailTokens')
    .set({ expiresAt: new Date(now().getTime() + kinds.guest.validity) })
    .where('id', '=', id)
    .where('kind', '=', 'guest')
    .where('usedAt', 'is', null)
    .execute();
}

/** True while the mail of a guest's newest link waits for the mail server. */
export async function hasGuestMailWaiting(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const row = await trx
    .selectFrom('outboundEmails as m')
    .innerJoin('emailTokens as t', 't.userId', 'm.userId')
    .select('m.id')
    .where('m.userId', '=', userId)
    .where('m.template', '=', kinds.guest.template)
    .where('m.status', '=', 'pending')
    .where('m.createdAt', '>', new Date(now.getTime() - mailWaitMs))
    .where('t.usedAt', 'is', null)
    .where(sql<boolean>`t.id::text = m.payload ->> 'tokenId'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an open token as used. True for exactly one of any concurrent callers. */
async function updateTokenUsed(trx: Trx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const result = await trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Closes a user's open tokens: those of `kind`, or all but `undo-change`. Returns how many had not expired. */
async function closeTokens(
  trx: Trx,
  { userId, kind, now }: { userId: string; kind?: EmailTokenKind; now: Date },
): Promise<number> {
  const open = trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null);
  const which = kind ? open.where('kind', '=', kind) : open.where('kind', '!=', 'undo-change');
  const closed = await which.returning('expiresAt').execute();
  return closed.filter(({ expiresAt }) => expiresAt > now).length;
}

/** The newest open token of this kind. */
export function findOpenToken(
  db: Db | Trx,
  { userId, kind, now }: { userId: string; kind: EmailTokenKind; now: Date },
) {
  return db
    .selectFrom('emailTokens')
    .select(['id', 'email'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
}

/** Creation time of the oldest open token that restores `email`. */
export async function findFirstUndo(
  trx: Trx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('emailTokens')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('kind', '=', 'undo-change')
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt')
    .executeTakeFirst();
  return row?.createdAt;
}

/** Closes undo tokens created at `since` or later; older ones stay open. */
export async function closeUndoTokens(
  trx: Trx,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', 'undo-change')
    .where('usedAt', 'is', null)
    .where('createdAt', '>=', since)
    .execute();
}

/** True while an account other than `userId` can restore this address. */
export async function isAddressReserved(
  db: Db | Trx,
  { email, userId, now }: { email: string; userId: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('emailTokens')
    .select('id')
    .where('email', '=', email)
    .where('kind', '=', 'undo-change')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('userId', 'is distinct from', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function deleteTokensExpiredBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('emailTokens').where('expiresAt', '<=', time).execute();
}
