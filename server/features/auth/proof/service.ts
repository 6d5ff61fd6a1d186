import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';
import type { ProveInput } from '#shared/schemas/auth.ts';
import { hasSecondFactor, requirePassword, takeCode } from '#server/features/auth/second-factor/service.ts';
import { sessionCaller } from '#server/features/auth/login-throttle.ts';
import * as queries from './queries.ts';

// Promises: what can lose an account or money takes a password or code that was shown in this very session within the last
// ten minutes; signing in counts. With two-step sign-in it is a code: a stolen password alone is no proof.
// Never: guessing at will. Each session has a count of its own, so that a borrowed one delays no other.

/** Throws PROOF_NEEDED, with what is to be shown as `method`, unless the session has a recent proof. */
export async function requireRecentProof(deps: Deps, actor: SignedInActor): Promise<void> {
  const provedAt = await queries.findProvedAt(deps.db, actor.sessionId);
  if (provedAt && deps.now().getTime() - provedAt.getTime() < limits.recentProofMs) return;
  throw new AppError('PROOF_NEEDED', { details: { method: actor.hasSecondFactor ? 'code' : 'password' } });
}

/**
 * Proves for ten minutes that the session is its person's.
 * CODE_REQUIRED for a password where a code is needed, SECOND_FACTOR_OFF for a code where there is none;
 * CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG, TOO_MANY_CODES.
 */
export async function prove(deps: Deps, actor: SignedInActor, proof: ProveInput): Promise<void> {
  const isCodeNeeded = await hasSecondFactor(deps.db, actor.id);
  if ('code' in proof) {
    if (!isCodeNeeded) throw new AppError('SECOND_FACTOR_OFF');
    await takeCode(deps, actor, { code: proof.code, caller: sessionCaller(actor) });
  } else {
    if (isCodeNeeded) throw new AppError('CODE_REQUIRED');
    await requirePassword(deps, actor, proof.password);
  }
  await queries.updateProvedAt(deps.db, { sessionId: actor.sessionId, now: deps.now() });
}
