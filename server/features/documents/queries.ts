import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { jsonColumns } from '#server/platform/db/json-columns.ts';
import { likePattern, type PageWindow } from '#server/platform/db/pagination.ts';
import { inlineParams, precompiled, singleRow, type Param } from '#server/platform/db/precompiled.ts';
import { isMatching } from '#server/platform/db/search.ts';
import type { DB } from '#server/platform/db/tables.ts';
import type { StatusGroup } from '#shared/document-status.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { stateColumn, toStateView } from './order-state.ts';
import { certifiedPaper, isCertifiedMatching, paperColumns } from './paper-columns.ts';

/** SQL of upload records and their audit trail. Customers' queries filter by owner. */

const viewColumns = [
  'd.id',
  'd.userId',
  'd.folderId',
  'd.filename',
  'd.pages',
  'd.translationType',
  'd.isBankStatement',
  'd.sourceLanguage',
  'd.targetLanguage',
  'd.clientName',
  'd.recipient',
  'd.sourceCopy',
  'd.status',
  'd.paymentStatus',
  'd.paymentHold',
  'd.totalCostCents',
  'd.currency',
  'd.extraCents',
  'd.chargedCents',
  'd.verificationCode',
  'd.isAuthenticated',
  'd.isMailed',
  'd.mailCountry',
  'd.office',
  'd.speed',
  'd.orderedAt',
  'd.dueAt',
  'd.pausedSince',
  'd.deliveredAt',
  'd.promiseOutcome',
  'd.fileSizeBytes',
  'd.fileMimetype as mimetype',
  'd.uploadDate',
  'd.createdAt',
  'd.updatedAt',
  't.id as translationId',
  't.translatedFileMimetype as translationMimetype',
] as const;

function fromDocuments(db: Db) {
  return db
    .selectFrom('documents as d')
    .leftJoin('translatedDocuments as t', 't.originalDocumentId', 'd.id')
    .where('d.erasureRequestedAt', 'is', null);
}

function selectView(db: Db) {
  return fromDocuments(db)
    .select(viewColumns)
    .select((eb) => [
      certifiedPaper('d.id'),
      ...paperColumns('d'),
      sql<string | null>`case when t.filename <> t.certified_filename then t.filename end`.as('displayName'),
      eb('d.fileKey', 'is not', null).$castTo<boolean>().as('hasFile'),
      eb('t.id', 'is not', null).$castTo<boolean>().as('hasTranslation'),
      stateColumn,
      eb.fn.coalesce('t.isCorrection', sql<boolean>`false`).as('isCorrected'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

function toView(row: Row, now: Date): DocumentView {
  return {
    ...row,
    ...toStateView(row, now),
    orderedAt: row.orderedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    pausedSince: row.pausedSince?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    uploadDate: row.uploadDate.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function findDocumentView(
  db: Db,
  params: { id: string; userId: string; now: Date },
): Promise<DocumentView | undefined> {
  const row = await selectView(db)
    .where('d.id', '=', params.id)
    .where('d.userId', '=', params.userId)
    .executeTakeFirst();
  return row && toView(row, params.now);
}

export async function listDocumentViews(
  db: Db,
  params: { ids: readonly string[]; userId: string; now: Date },
): Promise<DocumentView[]> {
  if (params.ids.length === 0) return [];
  const rows = await selectView(db)
    .where('d.id', 'in', [...params.ids])
    .where('d.userId', '=', params.userId)
    .orderBy('d.createdAt')
    .execute();
  return rows.map((row) => toView(row, params.now));
}

interface ListParams {
  userId: string;
  status: StatusGroup | null;
  limit: number;
  offset: number;
}

function ownDocuments(db: Db, userId: Expression<string>) {
  return db.selectFrom('documents as d').where('d.userId', '=', userId).where('d.erasureRequestedAt', 'is', null);
}

function selectOwn(db: Db, userId: Expression<string>) {
  return ownDocuments(db, userId).select(['d.id', 'd.createdAt', 'd.statusGroup']);
}

/** A union, since certificates have an index of their own, which one condition for all would not use. */
function matching(own: ReturnType<typeof selectOwn>, pattern: string) {
  const named = own.where((eb) =>
    eb.or([
      isMatching('d.filename', pattern),
      isMatching('d.verificationCode', pattern),
      isMatching('d.paperKind', pattern),
    ]),
  );
  return named.union(own.where(isCertifiedMatching('d.id', pattern)));
}

const countOf = (group: StatusGroup) =>
  sql<number>`count(*) filter (where d.status_group = ${sql.lit(group)})`.as(group);
const groupCounts = [countOf('pending'), countOf('processing'), countOf('completed'), countOf('error')] as const;

/**
 * Selects page and counts in one statement. Late row lookup: OFFSET skips ids alone, and views are made for one page. A search
 * runs once over all of the user's documents, for both.
 */
function selectList(db: Db, param: Param<ListParams>, search?: string) {
  const own = selectOwn(db, param('userId'));
  const found = db.with(
    (cte) => (search ? cte('found').materialized() : cte('found').notMaterialized()),
    () => (search ? matching(own, likePattern(search)) : own),
  );
  return found
    .selectFrom((eb) => eb.selectFrom('found as d').select(groupCounts).as('counts'))
    .select(['pending', 'processing', 'completed', 'error'])
    .select((eb) => {
      const ids = eb
        .selectFrom('found as d')
        .select('d.id')
        .where(sql<boolean>`(${param('status')}::text is null or d.status_group = ${param('status')})`)
        .orderBy('d.createdAt', 'desc')
        .orderBy('d.id')
        .limit(param('limit'))
        .offset(param('offset'));
      const page = selectView(db).where('d.id', 'in', ids).orderBy('d.createdAt', 'desc').orderBy('d.id');
      return jsonColumns(page).as('items');
    });
}

const readList = precompiled<ListParams>()((db, param) => selectList(db, param));

/** One page of a user's upload records, newest first, with the count of each status group. */
export async function listDocuments(
  db: Db,
  params: {
    userId: string;
    page: PageWindow;
    status: StatusGroup | undefined;
    search: string | undefined;
    now: Date;
  },
) {
  const { userId, page, status = null, search, now } = params;
  const values: ListParams = { userId, status, limit: page.pageSize, offset: page.offset };
  const { items, ...counts } = search
    ? await selectList(db, inlineParams(values), search).executeTakeFirstOrThrow()
    : singleRow(await readList(db, values));
  // Mutates the rows, which are not shared: copying them would make a tenth of the call's garbage.
  return { items: items.map((row) => Object.assign(row, toStateView(row, now))), counts };
}

const readTotals = precompiled<{ userId: string }>()((db, param) =>
  ownDocuments(db, param('userId'))
    .select(groupCounts)
    .select(sql<number>`count(*) filter (where d.payment_status = 'unpaid')`.as('drafts')),
);

/** A user's document counts per status group; `drafts` of them are unpaid. */
export async function countDocuments(db: Db, userId: string) {
  return singleRow(await readTotals(db, { userId }));
}

export async function countUnpaid(
  db: Db,
  userId: string,
): Promise<{ drafts: number; files: number; bytes: number; isOrganization: boolean }> {
  return db
    .selectFrom('documents')
    .where('userId', '=', userId)
    .where('erasureRequestedAt', 'is', null)
    .where('paymentStatus', '=', 'unpaid')
    .select((eb) => [
      eb.fn.countAll<number>().as('drafts'),
      eb.fn.count<number>('fileKey').as('files'),
      eb.fn.coalesce(eb.fn.sum<number>('fileSizeBytes'), sql<number>`0`).as('bytes'),
      sql<boolean>`exists (select from organizations o where o.account_id = ${userId})`.as('isOrganization'),
    ])
    .executeTakeFirstOrThrow();
}

/** Serializes changes to a user's unpaid files until the transaction ends. Lock order: before any row. */
export async function lockUnpaid(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('unpaid:' || ${userId}::uuid, 0))`.execute(trx);
}

export function findByIdempotencyKey(db: Db, params: { userId: string; idempotencyKey: string }) {
  return db
    .selectFrom('documents')
    .select(['id', 'idempotencyHash'])
    .where('userId', '=', params.userId)
    .where('idempotencyKey', '=', params.idempotencyKey)
    .executeTakeFirst();
}

/** The order's events in order, without file accesses and other events that only staff see. */
export async function listDocumentEvents(db: Db, documentId: string) {
  return db
    .selectFrom('documentEvents')
    .select(['event', 'fromStatus', 'toStatus', 'createdAt as at'])
    .where('documentId', '=', documentId)
    .where('event', 'not in', [
      'viewed',
      'downloaded',
      'certificate.kept',
      'recorded',
      'review.assigned',
      'review.split',
      'revision.submitted',
      'revision.withdrawn',
      'revision.taken',
      'revision.released',
      'revision.passed',
      'revision.returned',
      'promise.missed',
      'message.sent',
    ])
    .orderBy('id')
    .execute();
}

/** Succeeded refunds of a document's charge, oldest first. */
export async function listDocumentRefunds(db: Db, documentId: string) {
  return db
    .selectFrom('refundShares as s')
    .innerJoin('refunds as f', 'f.id', 's.refundId')
    .select(['s.amountCents', 'f.createdAt as at'])
    .where('s.documentId', '=', documentId)
    .where('f.status', '=', 'succeeded')
    .orderBy('f.createdAt')
    .execute();
}

/** Ids of unpaid drafts, and free orders without a file, created before `before`; not those in an open checkout. */
export async function listExpiredDrafts(
  db: Db,
  { before, limit, ownerId }: { before: Date; limit: number; ownerId: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('documents as d')
    .select('d.id')
    .where(({ or, and, eb }) =>
      or([
        eb('d.paymentStatus', '=', 'unpaid'),
        and([eb('d.paymentStatus', '=', 'free'), eb('d.fileKey', 'is', null)]),
      ]),
    )
    .where('d.createdAt', '<', before)
    .$if(ownerId !== undefined, (query) => query.where('d.userId', '=', ownerId ?? ''))
    .where(isOutsideCheckout)
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Whether any row references the stored object. */
export async function isFileReferenced(db: Db, key: string): Promise<boolean> {
  const { referenced } = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('documents').select('id').where('fileKey', '=', key)),
        exists(selectFrom('documents').select('id').where('thumbnailKey', '=', key)),
        exists(selectFrom('documentsToBeVerified').select('id').where('translatedFileKey', '=', key)),
        exists(selectFrom('correctionUploads').select('id').where('fileKey', '=', key)),
        exists(selectFrom('translatedDocuments').select('id').where('translatedFileKey', '=', key)),
        exists(selectFrom('certificateFiles').select('id').where('fileKey', '=', key)),
        exists(selectFrom('certificates').select('id').where('sourceFileKey', '=', key)),
        exists(selectFrom('notarialRequests').select('id').where('fileKey', '=', key).where('closedAt', 'is', null)),
        exists(selectFrom('notarialScans').select('id').where('fileKey', '=', key)),
        exists(selectFrom('revisionRequests').select('id').where('letterKey', '=', key)),
        exists(selectFrom('paperSteps').select('id').where('scanKey', '=', key)),
        exists(selectFrom('signerCredentials').select('id').where('proofKey', '=', key)),
        exists(selectFrom('webhookDeliveries').select('id').where('fileKey', '=', key).where('status', '=', 'pending')),
      ]).as('referenced'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(referenced);
}

/** True for a document `d` without a live payment item, that is outside of any checkout. */
export function isOutsideCheckout({ not, exists, selectFrom }: ExpressionBuilder<DB & { d: DB['documents'] }, 'd'>) {
  return not(
    exists(
      selectFrom('paymentItems as i')
        .select('i.documentId')
        .whereRef('i.documentId', '=', 'd.id')
        .where('i.isLive', '=', true),
    ),
  );
}
