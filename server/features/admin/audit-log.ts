import { sql, type RawBuilder } from 'kysely';
import { certifiedPaper, isCertifiedMatching } from '#server/features/documents/paper-columns.ts';
import type { Db } from '#server/platform/db/client.ts';
import { counterSum } from '#server/platform/db/counters.ts';
import {
  likePattern,
  reverseOffset,
  type Keyset,
  type PageWindow,
  type ReversibleWindow,
} from '#server/platform/db/pagination.ts';
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

interface Window extends ReversibleWindow {
  after?: Keyset | undefined;
}

/** What a search finds; null above `limits.searchCounted`, where entries are checked one by one. */
interface Found {
  pattern: string;
  documentIds: string[] | null;
  personIds: string[] | null;
}

type Matched = Omit<Filter, 'search'> & { found: Found | undefined };

/**
 * Looks documents and people up first: few of them lead to their entries, while of many the newest entries are found soon. One
 * condition for both would read the whole log for a search that finds nothing.
 */
async function find(db: Db, { search, ...filter }: Filter): Promise<Matched> {
  if (!search) return { ...filter, found: undefined };
  const pattern = likePattern(search);
  const most = limits.searchCounted + 1;
  const documents = sql<{ id: string }>`
    (select named.id from documents named where ${isMatching('named.filename', pattern)}
      or ${isMatching('named.verification_code', pattern)} limit ${most})
    union all (select current.document_id from certificates current
      where current.superseded_at is null and current.search_text like search_fold(${pattern}) limit ${most})`;
  const people = sql<{ id: string }>`select person.id from profiles person
    where ${isMatching('person.name', pattern)} or ${isMatching('person.email', pattern)} limit ${most}`;
  const [documentIds, personIds] = await Promise.all(
    [documents, people].map(async (query) => {
      const { rows } = await query.execute(db);
      return rows.length < most ? rows.map(({ id }) => id) : null;
    }),
  );
  return { ...filter, found: { pattern, documentIds: documentIds ?? null, personIds: personIds ?? null } };
}

/** Entries `e` of a trail that the search finds, by the document or by one of its columns of people. */
function isFound(
  { pattern, documentIds, personIds }: Found,
  { trail, people }: { trail: 'document_events' | 'staff_events'; people: readonly string[] },
): RawBuilder<boolean> {
  const those = (column: string, ids: readonly string[]) =>
    sql`select found.id from ${sql.table(trail)} found where ${sql.ref(`found.${column}`)} = any(${ids}::uuid[])`;
  if (documentIds && personIds) {
    const all = [those('documentId', documentIds), ...people.map((column) => those(column, personIds))];
    return sql<boolean>`e.id in (${sql.join(all, sql` union `)})`;
  }
  const checks = [
    sql`exists (select from documents named where named.id = e.document_id and (
      ${isMatching('named.filename', pattern)} or ${isMatching('named.verification_code', pattern)}
      or ${isCertifiedMatching('named.id', pattern)}))`,
    ...people.map((column) => isPersonMatching(`e.${column}`, pattern)),
  ];
  return sql<boolean>`(${sql.join(checks, sql` or `)})`;
}

/** Filters of entries `e` that both trails share, except the search. */
function conditionsOf({ documentId, actorId, event, from, to }: Omit<Filter, 'search'>): RawBuilder<boolean>[] {
  return [
    ...(documentId === undefined ? [] : [sql<boolean>`e.document_id = ${documentId}`]),
    ...(actorId === undefined ? [] : [sql<boolean>`e.actor_id = ${actorId}`]),
    ...(event === undefined ? [] : [sql<boolean>`e.event = ${event}`]),
    isWithin('e.createdAt', { from, to }),
  ];
}

function documentEntries(db: Db, { found, ...filter }: Matched) {
  const entries = db.selectFrom('documentEvents as e').where((eb) => eb.and(conditionsOf(filter)));
  if (!found) return entries;
  return entries.where(isFound(found, { trail: 'document_events', people: ['actorId'] }));
}

function staffEntries(db: Db, { found, ...filter }: Matched) {
  const entries = db.selectFrom('staffEvents as e').where((eb) => eb.and(conditionsOf(filter)));
  if (!found) return entries;
  return entries.where(isFound(found, { trail: 'staff_events', people: ['actorId', 'subjectUserId'] }));
}

/** Rows after a keyset in the order `created_at desc, source, id desc`; the keyset's id is `<source>:<n>`. */
function isAfterKeyset(source: 'document' | 'staff', { at, id }: Keyset) {
  const [lastSource = '', lastId = '0'] = id.split(':');
  if (lastSource === source) return sql<boolean>`(e.created_at, e.id) < (${at}::timestamptz, ${lastId}::bigint)`;
  return source === 'staff'
    ? sql<boolean>`e.created_at <= ${at}::timestamptz`
    : sql<boolean>`e.created_at < ${at}::timestamptz`;
}

/**
 * Both logs merged, newest first, or from the other end. Each side is limited to `offset + limit` rows, which its index provides in
 * order.
 */
function nearestOfBoth(db: Db, filter: Matched, { limit, offset, after, isReversed }: Window) {
  const maxRows = offset + limit;
  const newestFirst = isReversed ? 'asc' : 'desc';
  const documents = documentEntries(db, filter)
    .select([sql<string>`'document'`.as('source'), 'e.id', 'e.createdAt'])
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('document', after ?? { at: '', id: '' })))
    .orderBy('e.createdAt', newestFirst)
    .orderBy('e.id', newestFirst)
    .limit(maxRows);
  const staff = staffEntries(db, filter)
    .select([sql<string>`'staff'`.as('source'), sql<string>`e.id`.as('id'), 'e.createdAt'])
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('staff', after ?? { at: '', id: '' })))
    .orderBy('e.createdAt', newestFirst)
    .orderBy('e.id', newestFirst)
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
    .orderBy('b.createdAt', newestFirst)
    .orderBy('b.source', isReversed ? 'desc' : 'asc')
    .orderBy('b.id', newestFirst)
    .limit(limit)
    .offset(offset);
}

function selectEntries(db: Db, filter: Matched, page: Window) {
  return db
    .selectFrom(nearestOfBoth(db, filter, page).as('n'))
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
export async function listAuditLog(db: Db, { page, ...asked }: Filter & { page: PageWindow }) {
  const filter = await find(db, asked);
  if (Object.values(filter).every((value) => !value)) {
    const { total } = await db.selectNoFrom(countAll.as('total')).executeTakeFirstOrThrow();
    return { items: await selectEntries(db, filter, reverseOffset(page, total)).execute(), total };
  }
  // The count is capped, so pages cannot be read from the end.
  const [items, { documents, staff }] = await Promise.all([
    selectEntries(db, filter, reverseOffset(page)).execute(),
    db
      .selectNoFrom([
        cappedLength(documentEntries(db, filter)).as('documents'),
        cappedLength(staffEntries(db, filter)).as('staff'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: Math.min(documents + staff, limits.searchCounted) };
}

const countAll = sql<number>`${counterSum('document_events')} + ${counterSum('staff_events')}`;

/** Rows of the audit log after the keyset, newest first. */
export async function readAuditLog(
  db: Db,
  filter: Filter,
  { after, limit }: { after: Keyset | undefined; limit: number },
) {
  return selectEntries(db, await find(db, filter), { limit, offset: 0, isReversed: false, after })
    .select(sql<string>`n.created_at::text`.as('at'))
    .execute();
}
