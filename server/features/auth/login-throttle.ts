import { createHash } from 'node:crypto';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { countAttempt, forgetAttempts, uncountAttempt } from '#server/platform/rate-limit/backoff.ts';
import type { ErrorCode } from '#shared/errors.ts';

/*
 * Throttles for sign-in attempts and mailed links, by account and by source. Unknown sources share the account's budget; a
 * known device or a session has its own, which attacks from elsewhere cannot exhaust.
 */

/** `known` identifies the account's known device or the caller's session; undefined for an unknown source. */
export interface ThrottleKey {
  /** An e-mail address, whether or not it has an account, or a user id. */
  account: string;
  ip: string;
  known: string | undefined;
}

/** The throttle key of a signed-in user's session. */
export function sessionKey({ id, sessionId }: Pick<SignedInActor, 'id' | 'sessionId'>): ThrottleKey {
  return { account: id, ip: '', known: sessionId };
}

/** Hashes the parts of a limiter key: keys carry no e-mail addresses and have a fixed length. */
function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Consumes one attempt before the password or code is verified; the returned function refunds it after success.
 * Throws `code` with `retryAfter` (seconds) while the caller is throttled.
 */
export async function consumeAttempt(
  { db, rateLimiter }: Deps,
  kind: 'password' | 'code',
  { account, ip, known, code }: ThrottleKey & { code: ErrorCode },
): Promise<() => Promise<void>> {
  const byCaller = digest(kind, account, known ? 'known' : 'network', known ?? ip);
  await countAttempt(db, 'guessesByCaller', byCaller, code);
  if (known) return () => forgetAttempts(db, 'guessesByCaller', byCaller);

  const byAccount = digest(kind, account);
  const undo = [() => uncountAttempt(db, 'guessesByCaller', byCaller)];
  try {
    await countAttempt(db, 'guessesByAccount', byAccount, code);
    undo.push(() => uncountAttempt(db, 'guessesByAccount', byAccount));
    await rateLimiter.consume('guessesByNetwork', ip, code);
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
  return async () => {
    await forgetAttempts(db, 'guessesByCaller', byCaller);
    await uncountAttempt(db, 'guessesByAccount', byAccount);
    await rateLimiter.refund('guessesByNetwork', ip);
  };
}

/** Clears the account's attempts from unknown sources, once its owner has proved control of the mailbox. */
export async function resetAttempts({ db }: Deps, account: string, { ip }: { ip: string }): Promise<void> {
  for (const kind of ['password', 'code'] as const) {
    await forgetAttempts(db, 'guessesByCaller', digest(kind, account, 'network', ip));
    await forgetAttempts(db, 'guessesByAccount', digest(kind, account));
  }
}

/** Consumes one request for a mailed link; throws `code` when over the limit. Known devices are exempt from the network's limit. */
export async function consumeLinkRequest(
  { rateLimiter }: Deps,
  kind: 'reset' | 'confirm',
  { account, ip, known, code }: ThrottleKey & { code: ErrorCode },
): Promise<void> {
  await rateLimiter.consume('linksByCaller', digest(kind, account, known ?? ip), code);
  if (!known) await rateLimiter.consume('linksByNetwork', ip, code);
}

type InboxLimit = 'resetsByInbox' | 'confirmationsByInbox' | 'guestLinksByInbox' | 'invitationsByInbox';

/** Consumes one mail of an inbox's quota; false when the quota is exhausted. */
export async function consumeInboxQuota({ rateLimiter }: Deps, limit: InboxLimit, address: string): Promise<boolean> {
  try {
    await rateLimiter.consume(limit, digest(address), 'TOO_MANY_REQUESTS');
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Gives back a mail that was not sent. */
export function refundInboxQuota({ rateLimiter }: Deps, limit: InboxLimit, address: string): Promise<void> {
  return rateLimiter.refund(limit, digest(address));
}
