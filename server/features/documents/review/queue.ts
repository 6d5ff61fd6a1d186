import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Db } from '#server/platform/db/client.ts';
import { counterSum } from '#server/platform/db/counters.ts';
import { likePattern, reverseOffset, type PageWindow, type ReversibleWindow } from '#server/platform/db/pagination.ts';
import { isOwnPaper, reachesPaper } from '#server/platform/db/paper-reach.ts';
import { cappedCount, isMatching, isPersonMatching } from '#server/platform/db/search.ts';
import type { DB } from '#server/platform/db/tables.ts';
import { seesContacts } from '#shared/access.ts';
import type { ReviewStatus } from '#shared/document-status.ts';
import type { TranslationType } from '#shared/pricing.ts';
import { claimsStaleBefore } from '#shared/review-claim.ts';
import type { QueueAssignment, QueueDue, QueueHolder, QueueState, QueueText, ReviewList } from '#shared/reviews.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { selectReviewViews, toReviewView } from './queries.ts';

/** SQL of the queue: lists of reviews, their filters, neighbors and counts, across customers. */

/** The rows of each list. */
const listFilters = {
  pending: { status: 'pending', isCorrection: false },
  approved: { status: 'completed', isCorrection: false },
  rejected: { status: 'rejected', isCorrection: false },
  corrections: { status: 'completed', isCorrection: true },
} as const satisfies Record<ReviewList, { status: ReviewStatus; isCorrection: boolean }>;

interface ReviewFilter {
  list?: ReviewList;
  search: string | undefined;
  language?: string | undefined;
  type?: TranslationType | undefined;
  state?: QueueState | undefined;
  due?: QueueDue | undefined;
  holder?: QueueHolder | undefined;
  assigned?: QueueAssignment | undefined;
  text?: QueueText | undefined;
  /** Source languages of the reader's profile; also lists what is assigned to the reader. */
  offered?: readonly string[] | null;
  /** Of a reader with a set of their own; absent for who reads everything. */
  reader?: Actor | undefined;
}

interface Reader {
  now: Date;
  /** The user whose claims are `mine`. */
  readerId: string;
}

function reviewsOf(db: Db, filter: ReviewFilter & Reader) {
  const { list = 'pending', search, language, type, state, due, holder } = filter;
  let reviews = db
    .selectFrom('documentsToBeVerified as r')
    .where('r.isCorrection', '=', listFilters[list].isCorrection);
  // A decided review is with the notary for a further revision.
  reviews =
    list === 'pending' && state === 'notary'
      ? reviews.where('r.status', '<>', 'cancelled')
      : reviews.where('r.status', '=', listFilters[list].status);
  if (language) reviews = reviews.where('r.sourceLanguage', '=', language);
  if (type) reviews = reviews.where('r.translationType', '=', type);
  if (state) reviews = reviews.where((eb) => isInState(eb, state));
  if (due) reviews = reviews.where((eb) => isDue(eb, due, filter.now));
  if (holder) reviews = reviews.where((eb) => isClaimed(eb, holder, filter));
  const { assigned, text, offered, readerId } = filter;
  if (assigned === 'mine') reviews = reviews.where('r.assignedTo', '=', readerId);
  if (assigned === 'nobody') reviews = reviews.where('r.assignedTo', 'is', null);
  if (text) reviews = reviews.where((eb) => hasText(eb, text));
  if (offered) {
    reviews = reviews.where((eb) =>
      eb.or([eb('r.sourceLanguage', 'in', [...offered]), eb('r.assignedTo', '=', readerId)]),
    );
  }
  const reach = filter.reader && reachesPaper(filter.reader, 'r');
  if (reach) reviews = reviews.where(reach);
  if (!search) return reviews;
  const pattern = likePattern(search);
  if (filter.reader && !seesContacts(filter.reader)) {
    // Readers without contact details must not find papers by name, which would reveal it.
    const isOwn = isOwnPaper(filter.reader, 'r');
    return reviews.where((eb) => eb.or([isMatching('r.filename', pattern), eb.and([isOwn, isNamed(eb, pattern)])]));
  }
  return reviews.where((eb) => eb.or([isMatching('r.filename', pattern), isNamed(eb, pattern)]));
}

function isNamed(eb: Reviews, pattern: string) {
  return eb.or([isMatching('r.clientName', pattern), isPersonMatching('r.userId', pattern)]);
}

type Reviews = ExpressionBuilder<DB & { r: DB['documentsToBeVerified'] }, 'r'>;

function isInState(eb: Reviews, state: QueueState) {
  if (state === 'notary') return eb('r.notarySince', 'is not', null);
  if (state === 'ready') return eb.and([eb('r.translatedFileKey', 'is not', null), eb('r.notarySince', 'is', null)]);
  return eb.and([
    eb('r.notarySince', 'is', null),
    eb('r.translatedFileKey', 'is', null),
    eb('r.workflowState', state === 'failed' ? '=' : '!=', 'failed'),
  ]);
}

/** `finish`: read whole, each block in English, no open question, not yet decided. */
function hasText(eb: Reviews, text: QueueText) {
  const asked = eb.selectFrom('blockQuestions as q').select('q.reviewId').where('q.state', '=', 'asked');
  // Looked up by id: as a semi-join the planner scans all pending reviews for a few open questions.
  if (text === 'questions') return sql<boolean>`r.id = any(array(${asked}))`;
  const open = asked.whereRef('q.reviewId', '=', 'r.id');
  const drafted = eb
    .selectFrom('translationTexts as t')
    .select('t.reviewId')
    .whereRef('t.reviewId', '=', 'r.id')
    .where('t.blocks', '>', sql.lit(0))
    .where('t.untranslated', '=', sql.lit(0))
    .where(
      sql<boolean>`not jsonb_path_exists(t.pages, '$[*] ? (@.state == "queued" || @.state == "reading" || @.state == "failed")')`,
    );
  return eb.and([eb('r.notarySince', 'is', null), eb.exists(drafted), eb.not(eb.exists(open))]);
}

function isDue(eb: Reviews, due: QueueDue, now: Date) {
  // A paused clock is neither late nor due soon.
  const running = (column: 'soonAt' | 'dueAt') =>
    eb.exists(
      eb
        .selectFrom('documents as d')
        .select('d.id')
        .whereRef('d.id', '=', 'r.documentId')
        .where(`d.${column}`, '<=', now)
        .where('d.pausedSince', 'is', null),
    );
  if (due === 'late') return eb.and([eb('r.dueAt', '<=', now), running('dueAt')]);
  return eb.and([eb('r.dueAt', '>', now), running('soonAt')]);
}

function isClaimed(eb: Reviews, holder: QueueHolder, { now, readerId }: Reader) {
  const stale = claimsStaleBefore(now);
  if (holder === 'mine') return eb.and([eb('r.claimedBy', '=', readerId), eb('r.claimedAt', '>', stale)]);
  return eb.or([eb('r.claimedBy', 'is', null), eb('r.claimedAt', '<=', stale)]);
}

/** Pending reviews sort by due time, decided ones newest first. */
function orderColumn({ list = 'pending' }: ReviewFilter): 'dueAt' | 'createdAt' {
  return list === 'pending' ? 'dueAt' : 'createdAt';
}

function directionOf({ list = 'pending' }: ReviewFilter): 'asc' | 'desc' {
  return list === 'pending' ? 'asc' : 'desc';
}

/** One page of a list of reviews; `list` defaults to pending. */
export async function listReviews(
  db: Db,
  params: ReviewFilter & Reader & { page: PageWindow },
): Promise<{ items: ReviewView[]; total: number }> {
  const { page, list = 'pending' } = params;
  if (isFiltered(params)) {
    // The count is capped, so pages cannot be read from the end.
    const [items, { total }] = await Promise.all([
      listPage(db, params, reverseOffset(page)),
      db.selectNoFrom(cappedCount(reviewsOf(db, params)).as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items, total };
  }
  const { total } = await db.selectNoFrom(countInList(list).as('total')).executeTakeFirstOrThrow();
  return { items: await listPage(db, params, reverseOffset(page, total)), total };
}

/** Sorts and offsets ids only; full rows are read for one page. */
async function listPage(db: Db, params: ReviewFilter & Reader, { isReversed, limit, offset }: ReversibleWindow) {
  const direction = directionOf(params);
  const ofIds = isReversed ? opposite[direction] : direction;
  const column = `r.${orderColumn(params)}` as const;
  const ids = reviewsOf(db, params)
    .select('r.id')
    .orderBy(column, ofIds)
    .orderBy('r.id', ofIds)
    .limit(limit)
    .offset(offset);
  const rows = await selectReviewViews(db)
    .where('r.id', 'in', ids)
    .orderBy(column, direction)
    .orderBy('r.id', direction)
    .execute();
  return rows.map((row) => toReviewView(row, params.now));
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

function isFiltered(params: ReviewFilter): boolean {
  const { search, language, type, state, due, holder, assigned, text, offered, reader } = params;
  const isLimited = reader !== undefined && reachesPaper(reader, 'r') !== undefined;
  return isLimited || [search, language, type, state, due, holder, assigned, text, offered].some(Boolean);
}

function countInList(list: ReviewList) {
  const { status, isCorrection } = listFilters[list];
  return counterSum('documents_to_be_verified', { status, correction: isCorrection });
}

/**
 * The previous and next review in a list. Pending ones are limited to those the reader can decide: translated, failed or (with
 * `canSupply: 'all'`) waiting, not claimed by another user, and not the reader's own upload unless `canDecideOwn`.
 */
export async function findAdjacentReviews(
  db: Db,
  params: ReviewFilter & Reader & { id: string; canSupply: 'failed' | 'all'; canDecideOwn: boolean },
): Promise<{ previous: string | null; next: string | null }> {
  const forward = directionOf(params);
  const backward = opposite[forward];
  const [previous, next] = await Promise.all([findAdjacent(db, params, backward), findAdjacent(db, params, forward)]);
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

function findAdjacent(db: Db, params: Parameters<typeof findAdjacentReviews>[1], direction: 'asc' | 'desc') {
  const { id, now, readerId, canSupply, canDecideOwn } = params;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  const column = orderColumn(params);
  let reviews = reviewsOf(db, params).where(
    sql<SqlBool>`(${sql.ref(`r.${column}`)}, r.id) ${comparison} (
      select ${sql.ref(`here.${column}`)}, here.id from documents_to_be_verified here where here.id = ${id})`,
  );
  if ((params.list ?? 'pending') === 'pending') {
    reviews = reviews
      .where('r.notarySince', 'is', null)
      .where((eb) =>
        canSupply === 'all'
          ? eb.lit(true)
          : eb.or([eb('r.translatedFileKey', 'is not', null), eb('r.workflowState', '=', 'failed')]),
      )
      .where((eb) => eb.or([eb('r.claimedBy', '=', readerId), isClaimed(eb, 'free', { now, readerId })]));
    // A pending refund or an open dispute pauses the order.
    reviews = reviews.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as d').whereRef('d.id', '=', 'r.documentId').where('d.paymentHold', 'is not', null),
        ),
      ),
    );
    if (!canDecideOwn) reviews = reviews.where('r.userId', '!=', readerId);
  }
  return reviews
    .select('r.id')
    .orderBy(`r.${column}`, direction)
    .orderBy('r.id', direction)
    .limit(1)
    .executeTakeFirst();
}

/** Counts of pending, approved and rejected reviews and of sent corrections. */
export function countReviews(db: Db) {
  return db
    .selectNoFrom([
      countInList('pending').as('pending'),
      countInList('approved').as('approved'),
      countInList('rejected').as('rejected'),
      countInList('corrections').as('corrections'),
    ])
    .executeTakeFirstOrThrow();
}

/** Pending reviews that `readerId` can go on with, each counted up to the limit of searches. */
export function countWork(db: Db, reader: Reader) {
  const count = (filter: Pick<ReviewFilter, 'assigned' | 'text'>) =>
    cappedCount(reviewsOf(db, { ...filter, ...reader, search: undefined }));
  return db
    .selectNoFrom([
      count({ assigned: 'mine' }).as('assigned'),
      count({ text: 'finish' }).as('finish'),
      count({ text: 'questions' }).as('questions'),
    ])
    .executeTakeFirstOrThrow();
}
