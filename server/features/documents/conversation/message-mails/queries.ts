import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of who has yet to read the messages about a document. */

interface Reader {
  documentId: string;
  userId: string;
}

export async function setWaiting(trx: Trx, { documentId, userId, now }: Reader & { now: Date }): Promise<void> {
  await trx
    .insertInto('messageReaders')
    .values({ documentId, userId, waitingSince: now })
    .onConflict((conflict) =>
      conflict
        .columns(['documentId', 'userId'])
        .doUpdateSet({ waitingSince: sql`coalesce(message_readers.waiting_since, excluded.waiting_since)` }),
    )
    .execute();
}

export async function clearWaiting(db: Db, { documentId, userId }: Reader): Promise<void> {
  await db
    .updateTable('messageReaders')
    .set({ waitingSince: null })
    .where('documentId', '=', documentId)
    .where('userId', '=', userId)
    .where('waitingSince', 'is not', null)
    .execute();
}

/** Locks one reader who waits since `since` or longer and was not mailed after `mailedBefore`; skips those being mailed. */
export async function lockDueReader(trx: Trx, { since, mailedBefore }: { since: Date; mailedBefore: Date }) {
  return trx
    .selectFrom('messageReaders as m')
    .innerJoin('documents as d', 'd.id', 'm.documentId')
    .innerJoin('profiles as p', 'p.id', 'm.userId')
    .leftJoin('documentsToBeVerified as r', (join) =>
      join.onRef('r.documentId', '=', 'm.documentId').on('r.isCorrection', '=', false),
    )
    .select(['m.documentId', 'm.userId', 'd.userId as ownerId', 'd.filename', 'd.erasureRequestedAt'])
    .select(['p.name', 'p.email', 'p.role', 'r.id as reviewId', 'r.status as reviewStatus', 'r.assignedTo'])
    .where('m.waitingSince', '<=', since)
    .where((eb) => eb.or([eb('m.mailedAt', 'is', null), eb('m.mailedAt', '<=', mailedBefore)]))
    .orderBy('m.waitingSince')
    .limit(1)
    .forUpdate('m')
    .skipLocked()
    .executeTakeFirst();
}

/** `mailedAt` null: the reader needs no mail anymore. */
export async function setMailed(trx: Trx, { documentId, userId, mailedAt }: Reader & { mailedAt: Date | null }) {
  await trx
    .updateTable('messageReaders')
    .set({ waitingSince: null, ...(mailedAt && { mailedAt }) })
    .where('documentId', '=', documentId)
    .where('userId', '=', userId)
    .execute();
}
