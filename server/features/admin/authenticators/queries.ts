import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { likePattern, type Page } from '../../../db/pagination.ts';

/** SQL of what each authenticator did and holds. "Pending" is what they claimed and have not decided. */

function selectFigures(db: Db, claimedAfter: Date) {
  return db
    .selectFrom('profiles as p')
    .where('p.role', '=', 'authenticator')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('documentsToBeVerified as r')
          .whereRef('r.authenticatedBy', '=', 'p.id')
          .where('r.isCorrection', '=', false)
          .select((inner) => [
            inner.fn.countAll<number>().filterWhere('r.status', '=', 'completed').as('approved'),
            inner.fn.countAll<number>().filterWhere('r.status', '=', 'rejected').as('rejected'),
            inner.fn.max('r.authenticationDate').as('lastActivityAt'),
          ])
          .as('decided'),
      (join) => join.onTrue(),
    )
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
    );
}

/** One page of authenticators by name, and the summary of all of them. */
export async function listAuthenticators(
  db: Db,
  params: { page: Page; search: string | undefined; claimedAfter: Date },
) {
  const { page, search, claimedAfter } = params;
  const pattern = likePattern(search ?? '');
  const [rows, { found, ...summary }] = await Promise.all([
    selectFigures(db, claimedAfter)
      .where((eb) => eb.or([eb('p.name', 'ilike', pattern), eb('p.email', 'ilike', pattern)]))
      .select(['p.id', 'p.name', 'p.email', 'decided.lastActivityAt'])
      .select((eb) => [
        eb.fn.coalesce('decided.approved', sql<number>`0`).as('approved'),
        eb.fn.coalesce('decided.rejected', sql<number>`0`).as('rejected'),
        eb.fn.coalesce('held.pending', sql<number>`0`).as('documentsPending'),
      ])
      .orderBy(sql`lower(coalesce(p.name, p.email))`)
      .orderBy('p.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    selectFigures(db, claimedAfter)
      .select((eb) => [
        eb.fn.countAll<number>().as('authenticators'),
        eb.fn.countAll<number>().filterWhere('held.pending', '>', 0).as('active'),
        sql<number>`coalesce(sum(decided.approved + decided.rejected), 0)::int`.as('processed'),
        sql<number>`coalesce(sum(held.pending), 0)::int`.as('pending'),
        eb.fn
          .countAll<number>()
          .filterWhere((inner) => inner.or([inner('p.name', 'ilike', pattern), inner('p.email', 'ilike', pattern)]))
          .as('found'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map((row) => ({
    ...row,
    code: row.id.slice(0, 8),
    documentsProcessed: row.approved + row.rejected,
    label: row.documentsPending > 0 ? ('Active' as const) : ('Idle' as const),
  }));
  return { items, summary, total: found };
}
