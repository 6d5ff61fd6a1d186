import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { insertStaffEvent } from './queries.ts';

export type StaffEvent =
  | 'login'
  | 'secondFactor.on'
  | 'secondFactor.off'
  | 'secondFactor.recovered'
  | 'secondFactor.renewed'
  | 'secondFactor.reset'
  | 'role.set'
  | 'refund.requested'
  | 'work.retried'
  | 'export.made';

/** Writes down what a member of staff did, in the transaction in which it is done. */
export async function recordAudit(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  event: {
    event: StaffEvent;
    actor: Pick<Actor, 'id' | 'role'>;
    subjectUserId?: string;
    documentId?: string | undefined;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await insertStaffEvent(trx, {
    event: event.event,
    actorId: event.actor.id,
    actorRole: event.actor.role,
    subjectUserId: event.subjectUserId ?? null,
    documentId: event.documentId ?? null,
    details: JSON.stringify(event.details ?? {}),
    createdAt: deps.now(),
  });
}
