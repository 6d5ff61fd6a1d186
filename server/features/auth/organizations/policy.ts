import type { Actor, SignedInActor } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { MemberRole } from '#shared/roles.ts';

/** Throws ORGANIZATION_NEEDED unless the actor acts for an organization. */
export function requireOrganization(actor: SignedInActor): asserts actor is SignedInActor & { member: MemberRole } {
  if (actor.member === null) throw new AppError('ORGANIZATION_NEEDED');
}

/** Whether an organization would be left without an owner. */
export function leavesNoOwner(members: readonly { userId: string; role: MemberRole }[], userId: string): boolean {
  return !members.some((member) => member.role === 'owner' && member.userId !== userId);
}

/** Whom audit entries and events name: the person who acts, also for an organization. */
export function personIdOf(actor: Pick<Actor, 'id' | 'person'>): string {
  return actor.person?.id ?? actor.id;
}
