import type { Actor } from '#server/context.ts';

/** Permissions on issued certificates. The role was checked by the procedure. */

type Reader = Pick<Actor, 'id' | 'role'>;

/** Admins, and the person who signed the current revision. */
export function canRevoke(actor: Reader, certificate: { issuedBy: string }): boolean {
  return actor.role === 'admin' || certificate.issuedBy === actor.id;
}

/** Staff reissue a valid certificate; a revoked one needs an admin or the person who revoked it. */
export function canReissue(actor: Reader, certificate: { revokedAt: Date | null; revokedBy: string | null }): boolean {
  return certificate.revokedAt === null || actor.role === 'admin' || certificate.revokedBy === actor.id;
}

/** Admins assign anybody; others take what is free, and give back their own. */
export function canAssign(
  actor: Reader,
  { assignedTo, to }: { assignedTo: string | null; to: string | null },
): boolean {
  if (actor.role === 'admin') return true;
  return to === null ? assignedTo === actor.id : assignedTo === null && to === actor.id;
}
