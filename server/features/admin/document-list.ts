import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { certifiedPaper, isAnyCertifiedMatching, orderedPaper } from '#server/features/documents/paper-columns.ts';
import type { Db } from '#server/platform/db/client.ts';
import { counterSum } from '#server/platform/db/counters.ts';
import {
  isAfterKeyset,
  likePattern,
  reverseOffset,
  type Keyset,
  type PageWindow,
  type ReversibleWindow,
} from '#server/platform/db/pagination.ts';
import { cappedCount, isMatching } from '#server/platform/db/search.ts';
import { isWithin, type TimeRange } from '#server/platform/db/time-range.ts';
import type { StatusGroup } from '#shared/document-status.ts';
import type { DocumentViewName } from '#shared/schemas/admin.ts';

/** SQL of all customers' documents, for admins. */

/** A document as lists show it, with its owner, translation and review. */
export function selectView(db: Db) {
  return db
    .selectFrom('documents as d')
    .innerJoin('profiles as p', 'p.id', 'd.userId')
    .leftJoin('translatedDocuments as t', 't.originalDocumentId', 'd.id')
    .leftJoin('documentsToBeVerified as r', (join) =>
      join.onRef('r.documentId', '=', 'd.id').on('r.isCorrection', '=', false),
    )
    .select([
      'd.id',
      'd.filename',
      certifiedPaper('d.id'),
      orderedPaper('d'),
      'd.recipient',
      'd.userId',
      'p.name as userName',
      'p.email as userEmail',
      'p.phone as userPhone',
      'd.clientName',
      'd.pages',
      'd.translationType',
      'd.isBankStatement',
      'd.sourceLanguage',
      'd.targetLanguage',
      'd.status',
      'd.statusGroup',
      'd.paymentStatus',
      'd.paymentHold',
      'd.totalCostCents',
      'd.currency',
      'd.chargedCents',
      'd.speed',
      'd.soonAt',
      'd.urgentAt',
      'd.dueAt',
      'd.pausedSince',
      'd.deliveredAt',
      'd.verificationCode',
      'd.isAuthenticated',
      't.id as translationId',
      'r.id as reviewId',
      'r.status as reviewStatus',
      'r.workflowState',
      'r.authenticatedByName',
      'r.authenticatedByEmail',
      'r.authenticationDate',
      'd.createdAt',
      'd.updatedAt',
    ])
    .select((eb) => [
      eb('d.fileKey', 'is not', null).$castTo<boolean>().as('hasFile'),
      eb('t.id', 'is not', null).$castTo<boolean>().as('hasTranslation'),
      eb.fn.coalesce('t.isCorrection', sql<boolean>`false`).as('isCorrected'),
    ]);
}

/** A range limits every view to documents received in it. */
interface Filter extends TimeRange {
  view: DocumentViewName;
  status: StatusGroup | undefined;
  search: string | undefined;
}

/** Condition on `x`: the document, its review or its delivery, whichever table the view reads in order. */
function matchesSearch(documentId: string, pattern: string) {
  const contains = (column: string) => isMatching(column, pattern);
  return sql<SqlBool>`(${contains('x.filename')} or ${contains('x.verificationCode')}
    or ${contains('x.clientName')} or ${isAnyCertifiedMatching(documentId, pattern)}
    or x.user_id = any(array(
      select person.id from profiles person
      where ${contains('person.name')} or ${contains('person.email')} or person.id::text ilike ${pattern})))`;
}

function isInGroup(documentId: string, status: StatusGroup) {
  return sql<SqlBool>`exists (select from documents d
    where d.id = ${sql.ref(documentId)} and d.status_group = ${status})`;
}

function wasReceivedWithin(documentId: string, { from, to }: TimeRange) {
  if (!from && !to) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (select from documents d
    where d.id = ${sql.ref(documentId)} and ${isWithin('d.createdAt', { from, to })})`;
}

const documentIdOf = {
  all: 'x.id',
  'to-authenticate': 'x.documentId',
  translated: 'x.originalDocumentId',
} as const satisfies Record<DocumentViewName, string>;

/** Ids of the view's documents with the time they are ordered by. */
function matching(db: Db, { view, status, search, ...range }: Filter) {
  const found = search ? matchesSearch(documentIdOf[view], likePattern(search)) : sql<SqlBool>`true`;
  switch (view) {
    case 'all':
      return db
        .selectFrom('documents as x')
        .select(['x.id', 'x.createdAt as at'])
        .where(found)
        .where(isWithin('x.createdAt', range))
        .$if(status !== undefined, (query) => query.where('x.statusGroup', '=', status ?? 'pending'));
    case 'to-authenticate':
      return db
        .selectFrom('documentsToBeVerified as x')
        .select(['x.documentId as id', 'x.createdAt as at'])
        .where('x.status', '=', 'pending')
        .where('x.isCorrection', '=', false)
        .where(found)
        .where(wasReceivedWithin('x.documentId', range))
        .$if(status !== undefined, (query) => query.where(isInGroup('x.documentId', status ?? 'pending')));
    case 'translated':
      return db
        .selectFrom('translatedDocuments as x')
        .select(['x.originalDocumentId as id', 'x.createdAt as at'])
        .where(found)
        .where(wasReceivedWithin('x.originalDocumentId', range))
        .$if(status !== undefined, (query) => query.where(isInGroup('x.originalDocumentId', status ?? 'pending')));
  }
}

/** One page of documents, newest first. */
export async function listAllDocuments(db: Db, params: Filter & { page: PageWindow }) {
  const { page, search } = params;
  if (search) {
    // The count is capped, so pages cannot be read from the end.
    const [{ total }, items] = await Promise.all([
      db.selectNoFrom(cappedCount(matching(db, params)).as('total')).executeTakeFirstOrThrow(),
      listPage(db, params, reverseOffset(page)),
    ]);
    return { items, total };
  }
  const { total } = await db.selectNoFrom(countDocuments(db, params).as('total')).executeTakeFirstOrThrow();
  return { items: await listPage(db, params, reverseOffset(page, total)), total };
}

/** Documents of a view after the keyset, newest first. */
export function readAllDocuments(
  db: Db,
  filter: Filter,
  { after, limit }: { after: Keyset | undefined; limit: number },
) {
  const listed = db
    .selectFrom(matching(db, filter).as('m'))
    .selectAll()
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('m.at', 'm.id', after)))
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit);
  return selectView(db)
    .innerJoin(listed.as('listed'), 'listed.id', 'd.id')
    .select(sql<string>`listed.at::text`.as('at'))
    .orderBy('listed.at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
}

/** Late row lookup: OFFSET skips ids alone, and rows are joined for one page. */
function listPage(db: Db, filter: Filter, { isReversed, limit, offset }: ReversibleWindow) {
  const listed = db
    .selectFrom(matching(db, filter).as('m'))
    .selectAll()
    .orderBy('m.at', isReversed ? 'asc' : 'desc')
    .orderBy('m.id', isReversed ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset);
  return selectView(db)
    .innerJoin(listed.as('listed'), 'listed.id', 'd.id')
    .orderBy('listed.at', 'desc')
    .orderBy('d.id')
    .execute();
}

/** Number of documents of a view without a search. */
function countDocuments(db: Db, { view, status }: Filter): RawBuilder<number> {
  if (view === 'all') return counterSum('documents', { group: status });
  if (status !== undefined) {
    const all = matching(db, { view, status, search: undefined }).clearSelect();
    return sql<number>`(${all.select((eb) => eb.fn.countAll<number>().as('count'))})`;
  }
  return view === 'translated'
    ? counterSum('translated_documents')
    : counterSum('documents_to_be_verified', { status: 'pending', correction: false });
}
