import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of assignments: who is to translate a review. Writers hold the review's lock. */

/** Assigns a pending review; `to` null takes the assignment away. */
export async function updateAssignment(
  trx: Trx,
  { id, to, now }: { id: string; to: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('documentsToBeVerified')
    .set({ assignedTo: to, assignedAt: to === null ? null : now })
    .where('id', '=', id)
    .execute();
}

/** Takes all pending reviews of `userId` away. */
export async function releaseUserAssignments(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('documentsToBeVerified')
    .set({ assignedTo: null, assignedAt: null })
    .where('assignedTo', '=', userId)
    .where('status', '=', 'pending')
    .execute();
}

/** Authenticators and admins with the number of pending reviews assigned to each. */
export async function listAssignees(db: Db) {
  return db
    .selectFrom('profiles as p')
    .where('p.role', 'in', ['authenticator', 'admin'])
    .select(['p.id', 'p.name', 'p.email'])
    .select((eb) =>
      eb
        .selectFrom('documentsToBeVerified as r')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('r.assignedTo', '=', 'p.id')
        .where('r.status', '=', 'pending')
        .$asScalar()
        .$notNull()
        .as('assigned'),
    )
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
}
