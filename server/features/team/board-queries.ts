import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';
import { cappedCount } from '#server/platform/db/search.ts';

/** SQL of the board: assigned papers by person and due span, and unassigned ones. */

/** Cards per cell; the rest is only counted. */
const cardsPerCell = 8;
const unassignedCards = 40;

interface Spans {
  userIds: readonly string[];
  /** Consecutive spans; a null start is unbounded. */
  spans: readonly { from: Date | null; to: Date }[];
}

/** Cross join of people and spans; `at` is the span's index, from 1. */
function cellsOf({ userIds, spans }: Spans) {
  const ids = sql`unnest(${[...userIds]}::uuid[]) as p(id)`;
  const froms = spans.map(({ from }) => from?.toISOString() ?? '-infinity');
  const tos = spans.map(({ to }) => to.toISOString());
  return sql`${ids} cross join unnest(${froms}::timestamptz[], ${tos}::timestamptz[]) with ordinality as s(from_at, to_at, at)`;
}

const inCell = sql`r.assigned_to = p.id and r.status = 'pending' and not r.is_correction
  and r.due_at >= s.from_at and r.due_at < s.to_at`;

/** Counts of papers and pages per non-empty cell. */
export async function sumCells(db: Db, cells: Spans) {
  if (cells.userIds.length === 0) return [];
  const { rows } = await sql<{ personId: string; at: number; total: number; pages: number }>`
    select p.id as "personId", s.at::integer as at, c.total, c.pages from ${cellsOf(cells)}
    cross join lateral (
      select count(*)::integer as total, coalesce(sum(r.pages), 0)::integer as pages
      from documents_to_be_verified r where ${inCell}) as c
    where c.total > 0`.execute(db);
  return rows;
}

interface CardRow {
  id: string;
  filename: string;
  pages: number;
  sourceLanguage: string;
  dueAt: Date;
}

/** The first papers of each cell, by due time. */
export async function listCards(db: Db, cells: Spans) {
  if (cells.userIds.length === 0) return [];
  const { rows } = await sql<CardRow & { personId: string; at: number }>`
    select p.id as "personId", s.at::integer as at, c.* from ${cellsOf(cells)}
    cross join lateral (
      select r.id, r.filename, r.pages, r.source_language as "sourceLanguage", r.due_at as "dueAt"
      from documents_to_be_verified r where ${inCell}
      order by r.due_at, r.id limit ${sql.lit(cardsPerCell)}) as c
    order by c."dueAt", c.id`.execute(db);
  return rows;
}

/** Unassigned papers by due time, with the person of an open offer. */
export async function listUnassigned(db: Db, now: Date) {
  const free = db
    .selectFrom('documentsToBeVerified as r')
    .where('r.status', '=', 'pending')
    .where('r.isCorrection', '=', false)
    .where('r.assignedTo', 'is', null);
  const cards = await free
    .leftJoin('reviewOffers as o', (join) =>
      join.onRef('o.reviewId', '=', 'r.id').on('o.answeredAt', 'is', null).on('o.expiresAt', '>', now),
    )
    .leftJoin('profiles as p', 'p.id', 'o.personId')
    .select(['r.id', 'r.filename', 'r.pages', 'r.sourceLanguage', 'r.dueAt'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('offeredTo'))
    .orderBy('r.dueAt')
    .orderBy('r.id')
    .limit(unassignedCards)
    .execute();
  const { total } = await db.selectNoFrom(cappedCount(free.select('r.id')).as('total')).executeTakeFirstOrThrow();
  return { cards, total };
}

/** A person's papers by due time, with the note of the last hand-over. */
export async function listOwnPapers(db: Db, userId: string) {
  const own = db
    .selectFrom('documentsToBeVerified as r')
    .where('r.assignedTo', '=', userId)
    .where('r.status', '=', 'pending')
    .where('r.isCorrection', '=', false);
  const papers = await own
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('reviewHandOvers as h')
          .innerJoin('profiles as giver', 'giver.id', 'h.fromId')
          .select(['h.note', 'h.toId'])
          .select((of) => of.fn.coalesce('giver.name', 'giver.email').as('passedOnBy'))
          .whereRef('h.reviewId', '=', 'r.id')
          .orderBy('h.madeAt', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.on('last.toId', '=', userId),
    )
    .select(['r.id', 'r.filename', 'r.pages', 'r.sourceLanguage', 'r.dueAt', 'last.note', 'last.passedOnBy'])
    .orderBy('r.dueAt')
    .orderBy('r.id')
    .limit(50)
    .execute();
  const { total } = await db.selectNoFrom(cappedCount(own.select('r.id')).as('total')).executeTakeFirstOrThrow();
  return { papers, total };
}
