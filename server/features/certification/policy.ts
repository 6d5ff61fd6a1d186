import type { Actor } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { can } from '#shared/access.ts';
import type { ReviewDecision } from '#shared/reviews.ts';

/** Permissions on issued certificates. The role was checked by the procedure. */

type Reader = Pick<Actor, 'id' | 'role'>;

/** Admins, and the person who signed the current revision. */
export function canRevoke(actor: Reader, certificate: { issuedBy: string }): boolean {
  return can(actor, 'manage') || certificate.issuedBy === actor.id;
}

/** Staff reissue a valid certificate; a revoked one needs an admin or the person who revoked it. */
export function canReissue(actor: Reader, certificate: { revokedAt: Date | null; revokedBy: string | null }): boolean {
  return certificate.revokedAt === null || can(actor, 'manage') || certificate.revokedBy === actor.id;
}

/**
 * Whether a decision certifies a draft of the embedded sandbox workflow. Such a draft is approvable although it states that
 * it is not a translation; any other file with that statement is refused.
 */
export function isSpecimen(env: Pick<Env, 'sandboxTranslations'>, decision: ReviewDecision): boolean {
  return env.sandboxTranslations && decision === 'approved';
}
