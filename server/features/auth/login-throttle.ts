import { createHash } from 'node:crypto';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { countAttempt, forgetAttempts, uncountAttempt } from '#server/rate-limit/backoff.ts';
import type { ErrorCode } from '#shared/errors.ts';

/*
 * Throttles guesses and mailed links by account and by where they come from. A stranger's attempts delay the stranger, and
 * all strangers together; a known device or a session has a count of its own, which no stranger can use up.
 */

/** `known` names the account's known device or the caller's session; without it the caller is a stranger. */
export interface Caller {
  /** An address (of an account or of none), or an account's id. */
  account: string;
  ip: string;
  known: string | undefined;
}

/** A signed-in person's own session. */
export function sessionCaller({ id, sessionId }: Pick<SignedInActor, 'id' | 'sessionId'>): Caller {
  return { account: id, ip: '', known: sessionId };
}

/** The limiter's keys hold no addresses of people, and are shorter than an address may be. */
function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Counts one guess before it is looked at; throws `code` with `retryAfter` while the caller has to wait. The answer takes
 * it back once the guess was right.
 */
export async function countGuess(
  { db, rateLimiter }: Deps,
  kind: 'password' | 'code',
  { account, ip, known, code }: Caller & { code: ErrorCode },
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

/** Forgets what strangers guessed at an account: its owner has just read its mailbox. */
export async function forgetGuesses({ db }: Deps, account: string, { ip }: { ip: string }): Promise<void> {
  for (const kind of ['password', 'code'] as const) {
    await forgetAttempts(db, 'guessesByCaller', digest(kind, account, 'network', ip));
    await forgetAttempts(db, 'guessesByAccount', digest(kind, account));
  }
}

/** Counts a request for a mailed link; throws `code`. A known device is not counted with the network it is in. */
export async function countLinkRequest(
  { rateLimiter }: Deps,
  kind: 'reset' | 'confirm',
  { account, ip, known, code }: Caller & { code: ErrorCode },
): Promise<void> {
  await rateLimiter.consume('linksByCaller', digest(kind, account, known ?? ip), code);
  if (!known) await rateLimiter.consume('linksByNetwork', ip, code);
}

/** Counts a mail with a link to an inbox; false when it has had enough of them for now. */
export async function hasInboxRoom(
  { rateLimiter }: Deps,
  limit: 'resetsByInbox' | 'confirmationsByInbox',
  address: string,
): Promise<boolean> {
  try {
    await rateLimiter.consume(limit, digest(address), 'TOO_MANY_REQUESTS');
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
