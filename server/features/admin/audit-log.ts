import { sql, type RawBuilder } from 'kysely';
import { certifiedPaper, isAnyCertifiedMatching } from '#server/features/documents/paper-columns.ts';
import type { Db } from '#server/platform/db/client.ts';
import { counterSum } from '#server/platform/db/counters.ts';
import { likePattern, type Keyset, type PageWindow } from '#server/platform/db/pagination.ts';
import { isMatching, isPersonMatching } from '#server/platform/db/search.ts';
import { isWithin, type TimeRange } from '#server/platform/db/time-range.ts';
import { limits } from '#shared/limits.ts';

/** SQL of the audit log: `document_events` and `staff_events` merged. Read only. */

interface Filter extends TimeRange {
  documentId?: string | undefined;
  actorId?: string | undefined;
  event?: string | undefined;
  /** Matches names and addresses of people, and file names, codes, and certified kinds and holders of documents. */
  search?: string | undefined;
}

interface Window {
  limit: number;
  offset: number;
  after?: Keyset | undefined;
}

function documentsMatching(pattern: string) {
  return sql<boolean>`e.document_id in (
    select found.id from documents found where ${isMatching('found.filename', pattern)}
      or ${isMatching('found.verification_code', pattern)} or ${isAnyCertifiedMatching('found.id', pattern)})`;
}

/** Filters of entries `e` that both trails share, except the search. */
function conditionsOf({ documentId, actorId, event, from, to }: Filter): RawBuilder<boolean>[] {
  return [
    ...(documentId === undefined ? [] : [sql<boolean>`e.document_id = ${documentId}`]),
    ...(actorId === undefined ? [] : [sql<boolean>`e.actor_id = ${actorId}`]),
    ...(event === undefined ? [] : [sql<boolean>`e.event = ${event}`]),
    isWithin('e.createdAt', { from, to }),
  ];
}

function documentEntries(db: Db, filter: Filter) {
  const trail = db.selectFrom('documentEvents as e').where((eb) => eb.and(conditionsOf(filter)));
  if (!filter.search) return trail;
  const pattern = likePattern(filter.search);
  return trail.where((eb) => eb.or([isPersonMatching('e.actorId', pattern), documentsMatching(pattern)]));
}

function staffEntries(db: Db, filter: Filter) {
  const trail = db.selectFrom('staffEvents as e').where((eb) => eb.and(conditionsOf(filter)));
  if (!filter.search) return trail;
  const pattern = likePattern(filter.search);
  return trail.where((eb) =>
    eb.or([
      isPersonMatching('e.actorId', pattern),
      isPersonMatching('e.subjectUserId', pattern),
      documentsMatching(pattern),
    ]),
  );
}

/** Rows after a keyset in the order `created_at desc, source, id desc`; the keyset's id is `<source>:<n>`. */
function isAfterKeyset(source: 'document' | 'staff', { at, id }: Keyset) {
  const [lastSource = '', lastId = '0'] = id.split(':');
  if (lastSource === source) return sql<boolean>`(e.created_at, e.id) < (${at}::timestamptz, ${lastId}::bigint)`;
  return source === 'staff'
    ? sql<boolean>`e.created_at <= ${at}::timestamptz`
    : sql<boolean>`e.created_at < ${at}::timestamptz`;
}

/** Both logs merged, newest first. Each side is limited to `offset + limit` rows, which its index provides in order. */
function newestOfBoth(db: Db, filter: Filter, { limit, offset, after }: Window) {
  const maxRows = offset + limit;
  const documents = documentEntries(db, filter)
    .select([sql<string>`'document'`.as('source'), 'e.id', 'e.createdAt'])
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('document', after ?? { at: '', id: '' })))
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(maxRows);
  const staff = staffEntries(db, filter)
    .select([sql<string>`'staff'`.as('source'), sql<string>`e.id`.as('id'), 'e.createdAt'])
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('staff', after ?? { at: '', id: '' })))
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(maxRows);
  return db
    .selectFrom(
      db
        .selectFrom(documents.as('d'))
        .selectAll()
        .unionAll(db.selectFrom(staff.as('s')).selectAll())
        .as('b'),
    )
    .selectAll()
    .orderBy('b.createdAt', 'desc')
    .orderBy('b.source')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .offset(offset);
}

function selectEntries(db: Db, filter: Filter, page: Window) {
  return db
    .selectFrom(newestOfBoth(db, filter, page).as('n'))
    .leftJoin('documentEvents as d', (join) => join.onRef('d.id', '=', 'n.id').on('n.source', '=', 'document'))
    .leftJoin('staffEvents as s', (join) => join.on(sql<boolean>`s.id = n.id`).on('n.source', '=', 'staff'))
    .leftJoin('profiles as actor', (join) => join.on(sql<boolean>`actor.id = coalesce(d.actor_id, s.actor_id)`))
    .leftJoin('profiles as subject', 'subject.id', 's.subjectUserId')
    .leftJoin('documents', (join) => join.on(sql<boolean>`documents.id = coalesce(d.document_id, s.document_id)`))
    .select((eb) => [
      sql<string>`n.source || ':' || n.id`.as('id'),
      sql<string>`coalesce(d.event, s.event)`.as('event'),
      eb.fn.coalesce('d.actorId', 's.actorId').as('actorId'),
      'actor.name as actorName',
      'actor.email as actorEmail',
      sql<string>`coalesce(d.actor_role, s.actor_role)`.as('actorRole'),
      eb.fn.coalesce('d.documentId', 's.documentId').as('documentId'),
      'documents.filename',
      certifiedPaper('documents.id'),
      's.subjectUserId',
      'subject.name as subjectName',
      'subject.email as subjectEmail',
      'd.fromStatus',
      'd.toStatus',
      sql<Record<string, unknown>>`coalesce(d.details, s.details)`.as('details'),
      sql<Date>`n.created_at`.as('createdAt'),
    ])
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.source')
    .orderBy('n.id', 'desc');
}

/** Row count of a filtered log, capped at `limits.searchCounted`. */
function cappedLength(trail: ReturnType<typeof documentEntries> | ReturnType<typeof staffEntries>): RawBuilder<number> {
  const rows = trail.clearSelect().select(sql.lit(1).as('found')).limit(limits.searchCounted);
  return sql<number>`(select count(*) from ${rows} as found)`;
}

/** One page of the audit log, newest first. */
export async function listAuditLog(db: Db, { page, ...filter }: Filter & { page: PageWindow }) {
  const isUnfiltered = Object.values(filter).every((value) => !value);
  const [items, { documents, staff }] = await Promise.all([
    selectEntries(db, filter, { limit: page.pageSize, offset: page.offset }).execute(),
    db
      .selectNoFrom([
        (isUnfiltered ? counterSum('document_events') : cappedLength(documentEntries(db, filter))).as('documents'),
        (isUnfiltered ? counterSum('staff_events') : cappedLength(staffEntries(db, filter))).as('staff'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const total = documents + staff;
  return { items, total: isUnfiltered ? total : Math.min(total, limits.searchCounted) };
}

/** Rows of the audit log after the keyset, newest first. */
export function readAuditLog(db: Db, filter: Filter, { after, limit }: { after: Keyset | undefined; limit: number }) {
  return selectEntries(db, filter, { limit, offset: 0, after })
    .select(sql<string>`n.created_at::text`.as('at'))
    .execute();
}
