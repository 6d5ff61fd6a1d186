import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { certifiedPaper } from '#server/features/documents/paper-columns.ts';
import type { Db } from '#server/platform/db/client.ts';
import { counterSum, type CounterLabels } from '#server/platform/db/counters.ts';
import {
  isAfterKeyset,
  likePattern,
  reverseOffset,
  type Keyset,
  type PageWindow,
  type ReversibleWindow,
} from '#server/platform/db/pagination.ts';
import { cappedCount, isMatching } from '#server/platform/db/search.ts';
import type { DB } from '#server/platform/db/tables.ts';
import type { ActivityAction } from '#shared/reviews.ts';
import type { ActivityView } from '#shared/schemas/authenticator.ts';

/** SQL of authenticators' activity: decided reviews and sent corrections. */

interface Filter {
  /** Null matches every authenticator. */
  authenticatedBy: string | null;
  action?: ActivityAction | undefined;
  search?: string | undefined;
}

type Reviews = ExpressionBuilder<DB & { r: DB['documentsToBeVerified'] }, 'r'>;

/** The rows of an action, matching the `action` column below. */
function isAction(eb: Reviews, action: ActivityAction) {
  if (action === 'corrected') return eb('r.isCorrection', '=', true);
  return eb.and([
    eb('r.isCorrection', '=', false),
    eb('r.status', '=', action === 'approved' ? 'completed' : 'rejected'),
  ]);
}

function matching(db: Db, { authenticatedBy, action, search }: Filter) {
  let rows = db.selectFrom('documentsToBeVerified as r').where('r.authenticatedBy', 'is not', null);
  if (authenticatedBy !== null) rows = rows.where('r.authenticatedBy', '=', authenticatedBy);
  if (action) rows = rows.where((eb) => isAction(eb, action));
  if (search) {
    const pattern = likePattern(search);
    rows = rows.where((eb) => eb.or([isMatching('r.filename', pattern), isMatching('r.authenticatedByName', pattern)]));
  }
  return rows;
}

const columns = [
  'r.id',
  'r.documentId',
  'r.filename as documentName',
  certifiedPaper('r.documentId'),
  sql<string>`r.authenticated_by`.as('authenticatorId'),
  sql<string>`r.authenticated_by_name`.as('authenticatorName'),
  sql<string>`r.authenticated_by_email`.as('authenticatorEmail'),
  'r.status',
  sql<Date>`r.authentication_date`.as('at'),
  'r.createdAt',
  sql<ActivityAction>`case when r.is_correction then 'corrected'
    when r.status = 'rejected' then 'rejected' else 'approved' end`.as('action'),
] as const;

/** Late row lookup: OFFSET skips ids in the index alone, and rows are joined for one page. */
function readPage(db: Db, filter: Filter, { isReversed, limit, offset }: ReversibleWindow) {
  const listed = matching(db, filter)
    .select('r.id')
    .orderBy('r.authenticationDate', isReversed ? 'asc' : 'desc')
    .orderBy('r.id', isReversed ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom(listed.as('listed'))
    .innerJoin('documentsToBeVerified as r', 'r.id', 'listed.id')
    .select(columns)
    .orderBy('r.authenticationDate', 'desc')
    .orderBy('r.id')
    .execute();
}

type Row = Awaited<ReturnType<typeof readPage>>[number];

function toView(row: Row): ActivityView {
  return { ...row, at: row.at.toISOString(), createdAt: row.createdAt.toISOString() };
}

/** The `limit` newest activities. */
export async function listRecentActivities(
  db: Db,
  params: { authenticatedBy: string | null; limit: number },
): Promise<ActivityView[]> {
  const rows = await readPage(db, params, { isReversed: false, limit: params.limit, offset: 0 });
  return rows.map(toView);
}

/** Activities after the keyset, newest first. */
export function listActivitiesAfter(
  db: Db,
  filter: Filter,
  { after, limit }: { after: Keyset | undefined; limit: number },
) {
  return matching(db, filter)
    .select(columns)
    .select(sql<string>`r.authentication_date::text`.as('keyset'))
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('r.authenticationDate', 'r.id', after)))
    .orderBy('r.authenticationDate', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

/** One page of activities, newest first. */
export async function listActivities(
  db: Db,
  params: Filter & { page: PageWindow },
): Promise<{ items: ActivityView[]; total: number }> {
  const { page, search } = params;
  const count = search ? cappedCount(matching(db, params)) : countActivities(params);
  const { total } = await db.selectNoFrom(count.as('total')).executeTakeFirstOrThrow();
  // The count of a search is capped, so pages cannot be read from the end.
  const rows = await readPage(db, params, reverseOffset(page, search ? 0 : total));
  return { items: rows.map(toView), total };
}

const labelsOf = {
  approved: { status: 'completed', correction: false },
  rejected: { status: 'rejected', correction: false },
  corrected: { correction: true },
} as const satisfies Record<ActivityAction, CounterLabels<'documents_to_be_verified'>>;

/** Counts from the counters table; undecided reviews are excluded. */
function countActivities({ authenticatedBy, action }: Filter): RawBuilder<number> {
  const by = authenticatedBy === null ? {} : { by: authenticatedBy };
  const of = (labels: CounterLabels<'documents_to_be_verified'>) =>
    counterSum('documents_to_be_verified', { ...by, ...labels });
  return action
    ? of(labelsOf[action])
    : sql<number>`${of(labelsOf.approved)} + ${of(labelsOf.rejected)} + ${of(labelsOf.corrected)}`;
}
