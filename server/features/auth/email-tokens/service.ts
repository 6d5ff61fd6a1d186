import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/db/client.ts';
import type { EmailTokenKind } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { clearBounces } from '#server/features/notifications/bounces/service.ts';
import { queueEmail } from '#server/features/notifications/service.ts';
import { hashToken, mailedToken } from '#server/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import * as queries from './queries.ts';

// Links that prove who reads a mailbox. Each works once and for a stated time, and a newer one ends the older of its kind.
// The database keeps a hash of the token; the token itself exists in the mail alone.

const kinds = {
  confirm: { template: 'confirm-email', validity: limits.confirmLinkMs },
  reset: { template: 'reset-password', validity: limits.resetLinkMs },
  'change-email': { template: 'confirm-new-email', validity: limits.confirmLinkMs },
} as const satisfies Record<Exclude<EmailTokenKind, 'undo-change'>, { template: string; validity: number }>;

/** Kept for a while after its time, so that a late click is told "expired" and not "unknown". */
const keptAfterExpiry = 30 * 24 * 60 * 60 * 1000;

export type EmailToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/**
 * Mails a new link to `email` when the transaction commits, and ends the older ones of its kind. The caller has locked the
 * account. `template` where the usual text does not fit the occasion.
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
  },
): Promise<void> {
  const { kind, userId, name, email } = mail;
  await queries.closeTokens(trx, { userId, kind, now: deps.now() });
  const { validity } = kinds[kind];
  const tokenId = await insertToken(deps, trx, { kind, userId, email, validity });
  const template = mail.template ?? kinds[kind].template;
  await queueEmail(deps, trx, { userId, to: { name, address: email }, template, payload: { tokenId } });
}

/** Mails the account's own address a link, unless the inbox has had enough of them: its newest one still works then. */
export async function issueTokenWithin(
  deps: Deps,
  trx: Trx,
  mail: { kind: 'confirm' | 'reset'; account: { id: string; name: string | null; email: string }; hasRoom: boolean },
): Promise<void> {
  const { kind, account, hasRoom } = mail;
  const { id: userId, name, email } = account;
  if (!hasRoom && (await queries.findOpenToken(trx, { userId, kind, now: deps.now() }))) return;
  await issueToken(deps, trx, { kind, userId, name, email });
}

/** Mails the account's present address that it is changing or has changed to `newAddress`, with a link that undoes it. */
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

async function insertToken(
  deps: Deps,
  trx: Trx,
  link: { kind: EmailTokenKind; userId: string; email: string; validity: number },
): Promise<string> {
  const { kind, userId, email, validity } = link;
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

/** The link behind a token and whether it may still be taken; undefined for a token we never made. */
export async function findToken({ db, now }: Deps, token: string) {
  const link = await queries.findToken(db, hashToken(token));
  if (!link) return undefined;
  const isExpired = link.expiresAt <= now();
  return { ...link, isExpired, isOpen: link.usedAt === null && !isExpired };
}

/** Takes the link for this transaction; false when it was taken before. Its mailbox was read, so mail is sent there again. */
export async function consumeToken(deps: Deps, trx: Trx, link: EmailToken): Promise<boolean> {
  if (!(await queries.updateTokenUsed(trx, { id: link.id, now: deps.now() }))) return false;
  await clearBounces(deps, trx, link.email);
  return true;
}

/** Ends every open link of a person whose password or address has changed: they were sent to another state of things. */
export function revokeTokensOf({ now }: Deps, trx: Trx, userId: string): Promise<void> {
  return queries.closeTokens(trx, { userId, now: now() });
}

/** Removes the rows nobody will ask for again. */
export function deleteExpiredTokens({ db, now }: Deps): Promise<void> {
  return queries.deleteTokensExpiredBefore(db, new Date(now().getTime() - keptAfterExpiry));
}
