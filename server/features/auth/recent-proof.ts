import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db } from '#server/platform/db/client.ts';
import { limits } from '#shared/limits.ts';

/*
 * Recent proof: re-authentication before actions that can cost an account or money.
 * Promises: the session proved a password, a code with a second factor, or a passkey, within the last ten minutes; signing in counts.
 * Never: unlimited guessing, see `password-proof.ts`.
 */

/** When the session last proved who uses it. Throws NOT_SIGNED_IN when it has ended since the request came. */
export async function findProvedAt(db: Db, sessionId: string): Promise<Date | null> {
  const row = await db.selectFrom('sessions').select('provedAt').where('id', '=', sessionId).executeTakeFirst();
  if (!row) throw new AppError('NOT_SIGNED_IN');
  return row.provedAt;
}

/**
 * Throws PROOF_NEEDED, with the required `method` (`code` or `password`), unless the session has a recent proof; NOT_SIGNED_IN
 * when it has ended.
 */
export async function requireRecentProof(deps: Deps, actor: SignedInActor): Promise<void> {
  const provedAt = await findProvedAt(deps.db, actor.sessionId);
  if (provedAt && deps.now().getTime() - provedAt.getTime() < limits.recentProofMs) return;
  throw proofNeeded(actor);
}

/** PROOF_NEEDED with the required `method`. */
export function proofNeeded({ hasSecondFactor }: Pick<SignedInActor, 'hasSecondFactor'>): AppError {
  return new AppError('PROOF_NEEDED', { details: { method: hasSecondFactor ? 'code' : 'password' } });
}

/** Starts the ten minutes of a proof that the caller has verified. */
export async function recordProof(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { sessionId }: Pick<SignedInActor, 'sessionId'>,
): Promise<void> {
  await db.updateTable('sessions').set({ provedAt: now() }).where('id', '=', sessionId).execute();
}
