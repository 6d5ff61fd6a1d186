import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/platform/db/client.ts';
import type { EmailTokenKind } from '#server/platform/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { clearBounces } from '#server/features/notifications/bounces.ts';
import { queueEmail } from '#server/features/notifications/service.ts';
import { hashToken, mailedToken } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';
import * as queries from './email-tokens/queries.ts';

/*
 * E-mail tokens: single-use links that prove control of a mailbox.
 * Promises: a token works once, until it expires, and a newer one of its kind replaces it.
 * Never: a token in the database, which stores its hash; the token itself is derived when the mail is rendered.
 */

const kinds = {
  confirm: { template: 'confirm-email', validity: limits.confirmLinkMs },
  reset: { template: 'reset-password', validity: limits.resetLinkMs },
  'change-email': { template: 'confirm-new-email', validity: limits.confirmLinkMs },
} as const satisfies Record<Exclude<EmailTokenKind, 'undo-change'>, { template: string; validity: number }>;

/** Expired rows are retained, so that a late click is answered "expired" instead of "unknown". */
const expiredRetentionMs = 30 * 24 * 60 * 60 * 1000;

export type EmailToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

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
    /** What the mail says ended. */
    ended?: EndedTrust;
  },
): Promise<void> {
  const { kind, userId, name, email, ended } = mail;
  await queries.closeTokens(trx, { userId, kind, now: deps.now() });
  const { validity } = kinds[kind];
  const tokenId = await insertToken(deps, trx, { kind, userId, email, validity });
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
  if (!hasQuota && (await queries.findOpenToken(trx, { userId, kind, now: deps.now() }))) return;
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
  const tokenId = await insertToken(deps, trx, { kind: 'undo-change', userId, email, validity: limits.undoChangeMs });
  await queueEmail(deps, trx, {
    userId,
    to: { name, address: email },
    template: mail.template,
    payload: { newAddress: mail.newAddress, tokenId },
  });
}

/** The row of a token, with its state; undefined for an unknown token. */
export async function findToken({ db, now }: Deps, token: string) {
  const row = await queries.findTokenByHash(db, hashToken(token));
  if (!row) return undefined;
  const isExpired = row.expiresAt <= now();
  return { ...row, isExpired, isOpen: row.usedAt === null && !isExpired };
}

/** Marks the token as used; false when it was used before. Clears the address's bounces, since its mailbox receives mail. */
export async function consumeToken(deps: Deps, trx: Trx, token: EmailToken): Promise<boolean> {
  if (!(await queries.updateTokenUsed(trx, { id: token.id, now: deps.now() }))) return false;
  await clearBounces(deps, trx, token.email);
  return true;
}

/** Closes a user's open tokens after a change of password or address; undo tokens stay open. Returns how many worked. */
export function revokeTokens({ now }: Pick<Deps, 'now'>, trx: Trx, userId: string): Promise<number> {
  return queries.closeTokens(trx, { userId, now: now() });
}

/** Deletes rows that expired more than 30 days ago. */
export function deleteExpiredTokens({ db, now }: Deps): Promise<void> {
  return queries.deleteTokensExpiredBefore(db, new Date(now().getTime() - expiredRetentionMs));
}

async function insertToken(
  deps: Deps,
  trx: Trx,
  token: { kind: EmailTokenKind; userId: string; email: string; validity: number },
): Promise<string> {
  const { kind, userId, email, validity } = token;
  const id = randomUUID();
  const createdAt = deps.now();
  await queries.insertToken(trx, {
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
