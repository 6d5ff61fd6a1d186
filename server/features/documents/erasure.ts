import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { erasedName, type ErasureStanding } from '#shared/erasure.ts';
import { eraseComplaints } from './complaints.ts';
import { noFileColumns } from './file-key.ts';
import { isBegun } from './order-state.ts';

/** SQL of erased documents. Rows that prove something stay without names; the others go. */

export interface ErasableDocument extends ErasureStanding {
  id: string;
  filename: string;
  erasureRequestedAt: Date | null;
}

/** Effect of a deletion on each of a customer's undeleted documents. */
export async function listErasable(
  db: Db,
  { userId, ids }: { userId: string; ids?: readonly string[] },
): Promise<ErasableDocument[]> {
  return db
    .selectFrom('documents as d')
    .select(['d.id', 'd.filename', 'd.paymentStatus', 'd.paymentHold', 'd.erasureRequestedAt'])
    .select((eb) => [
      'd.isAuthenticated as isDelivered',
      eb
        .exists(
          eb
            .selectFrom('paymentItems as i')
            .innerJoin('payments as p', 'p.id', 'i.paymentId')
            .select('i.documentId')
            .whereRef('i.documentId', '=', 'd.id')
            .where('i.isLive', '=', true)
            .where('p.status', '=', 'open'),
        )
        .$castTo<boolean>()
        .as('hasOpenCheckout'),
      eb
        .exists(
          eb
            .selectFrom('documentsToBeVerified as r')
            .select('r.id')
            .whereRef('r.documentId', '=', 'd.id')
            .where('r.isCorrection', '=', false)
            .where(isBegun('r')),
        )
        .$castTo<boolean>()
        .as('isStarted'),
      eb
        .exists(
          eb
            .selectFrom('paperSteps as s')
            .select('s.id')
            .whereRef('s.documentId', '=', 'd.id')
            .where('s.state', '=', 'sent'),
        )
        .$castTo<boolean>()
        .as('isPaperOut'),
    ])
    .where('d.userId', '=', userId)
    .where('d.erasedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('d.id', 'in', [...(ids ?? [])]))
    .orderBy('d.createdAt')
    .execute();
}

/** Ends work on documents and hides them from their owner. */
export async function updateErasureRequested(
  trx: Trx,
  { ids, userId, now }: { ids: readonly string[]; userId: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('documents')
    .set({ erasureRequestedAt: now, promiseCheckAt: null, updatedAt: now })
    .where('id', 'in', [...ids])
    .where('userId', '=', userId)
    .where('erasureRequestedAt', 'is', null)
    .execute();
}

/** Keys of every object that belongs to a document. */
export async function listDocumentKeys(trx: Trx, documentId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from (
      select file_key as key from documents where id = ${documentId}
      union all select thumbnail_key from documents where id = ${documentId}
      union all select translated_file_key from documents_to_be_verified where document_id = ${documentId}
      union all select u.file_key from correction_uploads u
        join documents_to_be_verified r on r.id = u.review_id where r.document_id = ${documentId}
      union all select translated_file_key from translated_documents where original_document_id = ${documentId}
      union all select f.file_key from certificate_files f
        join certificates c on c.id = f.certificate_id where c.document_id = ${documentId}
      union all select source_file_key from certificates where document_id = ${documentId}
      union all select file_key from notarial_requests where document_id = ${documentId}
      union all select s.file_key from notarial_scans s
        join documents_to_be_verified r on r.id = s.review_id where r.document_id = ${documentId}
      union all select letter_key from revision_requests where document_id = ${documentId}
      union all select scan_key from paper_steps where document_id = ${documentId}
      union all select file_key from webhook_deliveries where document_id = ${documentId}
    ) as keys where key is not null and key not like 'erased/%'`.execute(trx);
  return rows.map(({ key }) => key);
}

/** Deletes what was written about a document: messages, questions, comments, names, reported misspellings, steps on paper, uploads. */
export async function deleteAbout(trx: Trx, documentId: string): Promise<void> {
  const reviews = trx.selectFrom('documentsToBeVerified').select('id').where('documentId', '=', documentId);
  await trx.deleteFrom('blockQuestions').where('documentId', '=', documentId).execute();
  await trx.deleteFrom('documentMessages').where('documentId', '=', documentId).execute();
  await trx.deleteFrom('messageReaders').where('documentId', '=', documentId).execute();
  await trx.deleteFrom('blockComments').where('reviewId', 'in', reviews).execute();
  await trx.deleteFrom('revisionRequests').where('documentId', '=', documentId).execute();
  await eraseComplaints(trx, documentId);
  await trx.deleteFrom('documentPeople').where('documentId', '=', documentId).execute();
  await trx.deleteFrom('mailings').where('documentId', '=', documentId).execute();
  await trx.deleteFrom('paperSteps').where('documentId', '=', documentId).execute();
  await trx.deleteFrom('correctionUploads').where('reviewId', 'in', reviews).execute();
  await trx.deleteFrom('reviewDecisions').where('reviewId', 'in', reviews).execute();
}

/** Takes names, facts and files out of the rows that stay: order, reviews, delivery and certificates. */
export async function eraseDocumentRows(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await trx
    .updateTable('documents')
    .set({
      filename: erasedName,
      clientName: null,
      folderId: null,
      ...noFileColumns,
      note: null,
      neededBy: null,
      idempotencyKey: `erased:${id}`,
      idempotencyHash: null,
      erasedAt: now,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('documentsToBeVerified')
    .set({
      filename: erasedName,
      clientName: null,
      translatedFileKey: null,
      translatedFileSizeBytes: null,
      translatedFileSha256: null,
      translatedFileMimetype: null,
      claimedBy: null,
      claimedAt: null,
      notarySince: null,
      updatedAt: now,
    })
    .where('documentId', '=', id)
    .execute();
  await trx
    .updateTable('notarialScans')
    .set({ fileKey: sql`'erased/' || id` })
    .where('reviewId', 'in', trx.selectFrom('documentsToBeVerified').select('id').where('documentId', '=', id))
    .execute();
  await trx
    .updateTable('certificateFiles')
    .set({ fileKey: sql`'erased/' || id` })
    .where('certificateId', 'in', trx.selectFrom('certificates').select('id').where('documentId', '=', id))
    .execute();
  await trx
    .updateTable('certificates')
    .set({
      facts: sql`jsonb_build_object('paperKind', facts -> 'paperKind')`,
      revisionReason: null,
      revokedReason: null,
      sourceFileKey: null,
      sourceFileSizeBytes: null,
      sourceFileSha256: null,
      sourceFileMimetype: null,
      certifiedText: null,
    })
    .where('documentId', '=', id)
    .execute();
  await trx
    .updateTable('translatedDocuments')
    .set({
      filename: erasedName,
      certifiedFilename: erasedName,
      clientName: null,
      holderInitials: '',
      folderId: null,
      isDeleted: true,
      translatedFileKey: sql`'erased/' || id`,
      updatedAt: now,
    })
    .where('originalDocumentId', '=', id)
    .execute();
}

interface ErasedBy {
  documentId: string;
  actorId: string | null;
  actorRole: string;
  now: Date;
}

/**
 * Records the erasure in the document's audit chain, then takes personal details out of its events. For each such row
 * the record has the hashes before and after it and the hash of the remainder, from which the chain is verified
 * afterwards.
 */
export async function eraseEvents(trx: Trx, { documentId, actorId, actorRole, now }: ErasedBy): Promise<void> {
  await sql`
    insert into document_events (document_id, event, actor_id, actor_role, details, created_at)
    select ${documentId}::uuid, 'erased', ${actorId}::uuid, ${actorRole}, jsonb_build_object('rows', coalesce(jsonb_agg(
      jsonb_build_object('position', e.chain_position, 'after', encode(e.hash, 'hex'),
        'before', coalesce(encode(before.hash, 'hex'), ''),
        'content', encode(sha256(convert_to(jsonb_build_array('document:' || e.document_id, e.chain_position, e.id, e.event,
          e.from_status, e.to_status, e.actor_id, e.actor_role, erased_event_details(e.event, e.details),
          extract(epoch from e.created_at))::text, 'UTF8')), 'hex'))
      order by e.chain_position), '[]')), ${now}
    from document_events e
    left join document_events before on before.document_id = e.document_id and before.chain_position = e.chain_position - 1
    where e.document_id = ${documentId} and erased_event_details(e.event, e.details) <> e.details`.execute(trx);
  await sql`
    update document_events set details = erased_event_details(event, details)
    where document_id = ${documentId} and erased_event_details(event, details) <> details`.execute(trx);
}

/** Documents of a sandbox that were uploaded before `before`; with `settled`, those with no step due and no change since. */
export async function listTestDocuments(
  sandboxDb: Db,
  params: { accountId: string; before: Date; settled: { now: Date; since: Date } | null; limit: number },
): Promise<string[]> {
  const { accountId, before, settled, limit } = params;
  const rows = await sandboxDb
    .selectFrom('documents')
    .select('id')
    .where('userId', '=', accountId)
    .where('createdAt', '<', before)
    .$if(settled !== null, (query) =>
      query
        .where((eb) => eb.or([eb('promiseCheckAt', 'is', null), eb('promiseCheckAt', '>', settled?.now ?? before)]))
        .where('updatedAt', '<', settled?.since ?? before),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a test document with everything that refers to it, which the sandboxes' schema allows. */
export async function deleteTestDocument(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('documentEvents').where('documentId', '=', id).execute();
  await trx.deleteFrom('documents').where('id', '=', id).execute();
}
