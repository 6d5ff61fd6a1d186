import { sql } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { listAbleSigners } from '#server/features/certification/signer-profiles.ts';
import type { Db } from '#server/platform/db/client.ts';
import { counterLabel, matchesCounter } from '#server/platform/db/counters.ts';
import { likePattern, toPage, type PageWindow } from '#server/platform/db/pagination.ts';
import { isMatching } from '#server/platform/db/search.ts';
import type { ReviewStatus } from '#shared/document-status.ts';
import { limits } from '#shared/limits.ts';
import { claimsStaleBefore } from '#shared/review-claim.ts';
import type { adminAuthenticators, authenticatorsInput } from '#shared/schemas/admin.ts';

/*
 * Authenticators, for admins.
 * Promises: whether a person can sign is judged by the rules of a decision; "pending" reviews are claimed and undecided.
 */

/** One page of authenticators, with the summary of all. */
export async function getAuthenticators(
  deps: Deps,
  input: z.output<typeof authenticatorsInput> | undefined,
): Promise<z.input<typeof adminAuthenticators>> {
  const page = toPage(input ?? { page: 1 }, limits.pageSizeMax);
  const now = deps.now();
  const { items, total, summary } = await listAuthenticators(deps.db, {
    search: input?.search,
    page,
    claimedAfter: claimsStaleBefore(now),
  });
  const people = items.map(({ id }) => id);
  const signers = await listAbleSigners(deps.db, people, now);
  return {
    items: items.map((person) => ({ ...person, canSign: signers.has(person.id) })),
    total,
    summary,
    page: page.page,
    pageSize: page.pageSize,
  };
}

/** Decisions per authenticator. */
function decisions(db: Db) {
  const count = (status: ReviewStatus) =>
    sql<number>`sum(rows) filter (where ${counterLabel('documents_to_be_verified', 'status')} = ${status})::bigint`;
  return db
    .selectFrom('counters')
    .where(matchesCounter('documents_to_be_verified', { correction: false }))
    .groupBy(counterLabel('documents_to_be_verified', 'by'))
    .select([
      sql<string>`(${counterLabel('documents_to_be_verified', 'by')})::uuid`.as('by'),
      count('completed').as('approved'),
      count('rejected').as('rejected'),
    ]);
}

/** Sums over a person's texts; single pages are shown to that person alone. */
function effort(db: Db) {
  return db
    .selectFrom('textEffort')
    .groupBy('profileId')
    .select([
      'profileId',
      sql<number>`sum(minutes)::int`.as('minutes'),
      sql<number>`sum(keys)::int`.as('keys'),
      sql<number>`count(distinct (review_id, page))::int`.as('pages'),
    ]);
}

function selectAuthenticators(db: Db, claimedAfter: Date) {
  return db
    .selectFrom('profiles as p')
    .where('p.role', '=', 'authenticator')
    .leftJoin(decisions(db).as('decided'), 'decided.by', 'p.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('documentsToBeVerified as r')
          .whereRef('r.claimedBy', '=', 'p.id')
          .where('r.status', '=', 'pending')
          .where('r.claimedAt', '>', claimedAfter)
          .select((inner) => inner.fn.countAll<number>().as('pending'))
          .as('held'),
      (join) => join.onTrue(),
    )
    .leftJoin(effort(db).as('worked'), 'worked.profileId', 'p.id')
    .select(['p.id', 'p.name', 'p.email'])
    .select((eb) => [
      eb
        .selectFrom('documentsToBeVerified as r')
        .whereRef('r.authenticatedBy', '=', 'p.id')
        .where('r.isCorrection', '=', false)
        .where('r.status', 'in', ['completed', 'rejected'])
        .select((inner) => inner.fn.max('r.authenticationDate').as('at'))
        .as('lastActivityAt'),
      eb.fn.coalesce('decided.approved', sql<number>`0`).as('approved'),
      eb.fn.coalesce('decided.rejected', sql<number>`0`).as('rejected'),
      eb.fn.coalesce('worked.minutes', sql<number>`0`).as('minutes'),
      eb.fn.coalesce('worked.keys', sql<number>`0`).as('keys'),
      eb.fn.coalesce('worked.pages', sql<number>`0`).as('pages'),
      eb.fn.coalesce('held.pending', sql<number>`0`).as('documentsPending'),
    ]);
}

type AuthenticatorRow = Awaited<ReturnType<ReturnType<typeof selectAuthenticators>['executeTakeFirstOrThrow']>>;

function toView({ minutes, keys, pages, ...row }: AuthenticatorRow) {
  return {
    ...row,
    effort: { minutes, keys, pages },
    code: row.id.slice(0, 8),
    documentsProcessed: row.approved + row.rejected,
    label: row.documentsPending > 0 ? ('Active' as const) : ('Idle' as const),
  };
}

function sum<T>(rows: readonly T[], value: (row: T) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}

/** One page of authenticators by name, with the summary of all. Staff are few, so all are read and the page is a slice. */
export async function listAuthenticators(
  db: Db,
  params: { page: PageWindow; search: string | undefined; claimedAfter: Date },
) {
  const { page, search, claimedAfter } = params;
  const pattern = likePattern(search ?? '');
  const rows = await selectAuthenticators(db, claimedAfter)
    .select(
      sql<boolean>`coalesce(${isMatching('p.name', pattern)}, false) or ${isMatching('p.email', pattern)}`.as(
        'isMatch',
      ),
    )
    .orderBy(sql`lower(coalesce(p.name, p.email))`)
    .orderBy('p.id')
    .execute();
  const all = rows.map(({ isMatch, ...row }) => ({ isMatch, view: toView(row) }));
  const found = all.filter((row) => row.isMatch).map((row) => row.view);
  return {
    items: found.slice(page.offset, page.offset + page.pageSize),
    total: found.length,
    summary: {
      authenticators: all.length,
      active: sum(all, ({ view }) => (view.label === 'Active' ? 1 : 0)),
      processed: sum(all, ({ view }) => view.documentsProcessed),
      pending: sum(all, ({ view }) => view.documentsPending),
    },
  };
}
