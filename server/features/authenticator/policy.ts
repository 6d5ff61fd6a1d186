import type { Actor } from '#server/context.ts';

/** Permissions on the queue. The role was checked by the procedure. */

type Reader = Pick<Actor, 'id' | 'role'>;

/** Admins assign anybody; others take what is free, and give back their own. */
export function canAssign(
  actor: Reader,
  { assignedTo, to }: { assignedTo: string | null; to: string | null },
): boolean {
  if (actor.role === 'admin') return true;
  return to === null ? assignedTo === actor.id : assignedTo === null && to === actor.id;
}
