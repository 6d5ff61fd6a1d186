import { sql, type Insertable } from 'kysely';
import type { RevisionState } from '#shared/revision-requests.ts';
import type { RevisionRequestsTable } from '#server/platform/db/certificate-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';

/** SQL of the misspellings that customers report. Writers hold the document's lock. */

/** Inserts a request; undefined while one about the same document is open. */
export async function insertRequest(trx: Trx, values: Insertable<RevisionRequestsTable>): Promise<string | undefined> {
  const row = await trx
    .insertInto('revisionRequests')
    .values(values)
    .onConflict((conflict) => conflict.column('documentId').where('state', '=', sql.lit('open')).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const viewColumns = ['q.id', 'q.revision', 'q.items', 'q.state', 'q.answer', 'q.answeredAt', 'q.createdAt'] as const;

/** A document's requests, newest first. */
export async function listRequests(db: Db, documentId: string) {
  return db
    .selectFrom('revisionRequests as q')
    .select(viewColumns)
    .where('q.documentId', '=', documentId)
    .orderBy('q.createdAt', 'desc')
    .execute();
}

/** One page of open requests, oldest first. */
export async function listOpenRequests(db: Db, { page }: { page: PageWindow }) {
  const open = db
    .selectFrom('revisionRequests as q')
    .innerJoin('translatedDocuments as t', 't.originalDocumentId', 'q.documentId')
    .innerJoin('profiles as p', 'p.id', 't.userId')
    .where('q.state', '=', 'open');
  const [items, { total }] = await Promise.all([
    open
      .select(viewColumns)
      .select(['q.documentId', 't.reviewId', 't.certifiedFilename as filename', 't.paperKind', 't.verificationCode'])
      .select(['p.name as userName', 'p.email as userEmail'])
      .orderBy('q.createdAt')
      .orderBy('q.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

export async function findRequest(db: Db, id: string) {
  return db.selectFrom('revisionRequests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Answers a document's open request; undefined when there is none. */
export async function closeRequest(
  trx: Trx,
  params: {
    documentId: string;
    state: Exclude<RevisionState, 'open'>;
    answer: string | null;
    answeredBy: string | null;
    now: Date;
  },
) {
  const { documentId, state, answer, answeredBy, now } = params;
  return trx
    .updateTable('revisionRequests')
    .set({ state, answer, answeredBy, answeredAt: now })
    .where('documentId', '=', documentId)
    .where('state', '=', 'open')
    .returning(['id', 'requestedBy'])
    .executeTakeFirst();
}
