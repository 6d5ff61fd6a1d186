import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { noFileColumns } from './file-key.ts';
import { lockDocument } from './rows.ts';

/** SQL of sources that are deleted after delivery. */

/** Owners with sources that were delivered or refunded before `before` and without a notification of it, a few at a time. */
export async function listUnnotifiedOwners(
  db: Db,
  { before, limit, ownerId = null }: { before: Date; limit: number; ownerId: string | undefined | null },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct d.user_id as "userId" from documents d
    left join translated_documents t on t.original_document_id = d.id
    where ${unnotified} and coalesce(t.created_at, d.updated_at) <= ${before}
      and (${ownerId}::uuid is null or d.user_id = ${ownerId}::uuid) limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}

const unnotified = sql`d.file_key is not null and d.source_told_at is null
  and (d.is_authenticated or d.payment_status = 'refunded') and d.erasure_requested_at is null`;

/** Sets when one owner's sources leave; returns how many there are. */
export async function markNotified(
  trx: Trx,
  { userId, before, now, leavesAt }: { userId: string; before: Date; now: Date; leavesAt: Date },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update documents as d set source_told_at = ${now}, source_leaves_at = ${leavesAt}
    where d.user_id = ${userId} and ${unnotified} and ${before} >= coalesce(
      (select t.created_at from translated_documents t where t.original_document_id = d.id), d.updated_at)
    returning d.id`.execute(trx);
  return rows.length;
}

/**
 * Sources whose time has come. Disputed ones are evidence; one that a reported misspelling or a complaint needs stays until it is
 * answered.
 */
export async function listLeaving(
  db: Db,
  { now, limit, ownerId }: { now: Date; limit: number; ownerId: string | undefined },
): Promise<string[]> {
  const rows = await selectLeaving(db, now)
    .$if(ownerId !== undefined, (query) => query.where('d.userId', '=', ownerId ?? ''))
    .orderBy('d.sourceLeavesAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a document whose source leaves, and returns it; undefined where it stays by now. */
export async function lockLeaving(trx: Trx, { id, now }: { id: string; now: Date }) {
  const document = await lockDocument(trx, id);
  const leaving = await selectLeaving(trx, now).where('d.id', '=', id).executeTakeFirst();
  return leaving && document;
}

function selectLeaving(db: Db, now: Date) {
  return db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.sourceLeavesAt', '<=', now)
    .where('d.sourceRemovedAt', 'is', null)
    .where('d.erasureRequestedAt', 'is', null)
    .where((eb) => eb.or([eb('d.paymentHold', 'is', null), eb('d.paymentHold', '=', 'underpaid')]))
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom('revisionRequests as q')
              .select('q.id')
              .whereRef('q.documentId', '=', 'd.id')
              .where('q.state', '=', 'open'),
          ),
          exists(
            selectFrom('complaints as c')
              .select('c.id')
              .whereRef('c.documentId', '=', 'd.id')
              .where('c.closedAt', 'is', null),
          ),
        ]),
      ),
    );
}

/** Takes the source out of a locked document and its pictures out of the questions about it. */
export async function updateSourceRemoved(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await trx
    .updateTable('documents')
    .set({
      ...noFileColumns,
      sourceRemovedAt: now,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('blockQuestions').set({ picture: null }).where('documentId', '=', id).execute();
}
