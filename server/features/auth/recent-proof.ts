import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';
import type { ProveInput } from '#shared/schemas/auth.ts';
import { hasSecondFactor, requirePassword, consumeCode } from '#server/features/auth/second-factor/service.ts';
import { checkPasskey } from '#server/features/auth/passkeys/service.ts';
import { sessionKey } from '#server/features/auth/login-throttle.ts';
import * as queries from './proof/queries.ts';

/*
 * Recent proof: re-authentication before actions that can cost an account or money.
 * Promises: the session proved a password, a code with a second factor, or a passkey, within the last ten minutes; signing in counts.
 * Never: unlimited guessing. Attempts are throttled per session, so that a stolen one locks out no other.
 */

/** Throws PROOF_NEEDED, with the required `method` (`code` or `password`), unless the session has a recent proof. */
export async function requireRecentProof(deps: Deps, actor: SignedInActor): Promise<void> {
  const provedAt = await queries.findProvedAt(deps.db, actor.sessionId);
  if (provedAt && deps.now().getTime() - provedAt.getTime() < limits.recentProofMs) return;
  throw new AppError('PROOF_NEEDED', { details: { method: actor.hasSecondFactor ? 'code' : 'password' } });
}

/**
 * Records a proof for this session, valid for ten minutes. Throws CODE_REQUIRED (password given, second factor on),
 * SECOND_FACTOR_OFF (code given, second factor off), CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG, TOO_MANY_CODES,
 * PASSKEY_REFUSED.
 */
export async function prove(deps: Deps, actor: SignedInActor, proof: ProveInput): Promise<void> {
  // Organizations have no credentials.
  const person = { ...actor, ...actor.person };
  if ('passkey' in proof) {
    const passkey = await checkPasskey(deps, person, proof.passkey);
    await deps.db.transaction().execute((trx) => passkey.consume(trx));
    await queries.updateProvedAt(deps.db, { sessionId: actor.sessionId, now: deps.now() });
    return;
  }
  const isCodeNeeded = await hasSecondFactor(deps.db, person.id);
  if ('code' in proof) {
    if (!isCodeNeeded) throw new AppError('SECOND_FACTOR_OFF');
    await consumeCode(deps, person, { code: proof.code, caller: sessionKey(person) });
  } else {
    if (isCodeNeeded) throw new AppError('CODE_REQUIRED');
    await requirePassword(deps, person, proof.password);
  }
  await queries.updateProvedAt(deps.db, { sessionId: actor.sessionId, now: deps.now() });
}
