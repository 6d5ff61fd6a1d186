import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Page } from '../../../db/pagination.ts';
import { tally } from '../../../db/tallies.ts';

/** SQL of what staff did: to documents (their own trail) and to anything else (`staff_events`). Nothing is ever changed. */

interface Filter {
  documentId: string | undefined;
  actorId: string | undefined;
}

function documentTrail(db: Db, { documentId, actorId }: Filter) {
  return db
    .selectFrom('documentEvents as e')
    .$if(documentId !== undefined, (query) => query.where('e.documentId', '=', documentId ?? ''))
    .$if(actorId !== undefined, (query) => query.where('e.actorId', '=', actorId ?? ''));
}

function staffTrail(db: Db, { documentId, actorId }: Filter) {
  return db
    .selectFrom('staffEvents as e')
    .$if(documentId !== undefined, (query) => query.where('e.documentId', '=', documentId ?? ''))
    .$if(actorId !== undefined, (query) => query.where('e.actorId', '=', actorId ?? ''));
}

/** Both trails as one, newest first: each gives at most what the page can need, in the order of its index. */
function newestOfBoth(db: Db, filter: Filter, page: Page) {
  const reach = page.offset + page.pageSize;
  const documents = documentTrail(db, filter)
    .select([sql<string>`'document'`.as('source'), 'e.id', 'e.createdAt'])
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(reach);
  const staff = staffTrail(db, filter)
    .select([sql<string>`'staff'`.as('source'), sql<string>`e.id`.as('id'), 'e.createdAt'])
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(reach);
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
    .limit(page.pageSize)
    .offset(page.offset);
}

function selectEntries(db: Db, filter: Filter, page: Page) {
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

/** How long a trail is: counted where it is one person's or one document's. */
function lengthOf(trail: ReturnType<typeof documentTrail> | ReturnType<typeof staffTrail>): RawBuilder<number> {
  return sql<number>`(${trail.clearSelect().select(sql<number>`count(*)`.as('count'))})`;
}

/** One page of the audit log, newest first. */
export async function listAuditLog(db: Db, params: Filter & { page: Page }) {
  const isWhole = params.documentId === undefined && params.actorId === undefined;
  const [items, { documents, staff }] = await Promise.all([
    selectEntries(db, params, params.page).execute(),
    db
      .selectNoFrom([
        (isWhole ? tally('document_events') : lengthOf(documentTrail(db, params))).as('documents'),
        (isWhole ? tally('staff_events') : lengthOf(staffTrail(db, params))).as('staff'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: documents + staff };
}
