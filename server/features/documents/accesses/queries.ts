import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { AccessView } from '#shared/schemas/account-data.ts';

/** SQL of who opened the files of a customer's document. */

/** The newest openings; the caller has authorized access to the document. */
export async function listAccesses(
  db: Db,
  { documentId, personId, limit }: { documentId: string; personId: string; limit: number },
): Promise<{ items: AccessView[]; total: number }> {
  const { rows } = await sql<AccessView & { total: number; at: Date }>`
    select e.created_at as at, e.event as action, count(*) over ()::integer as total,
      case when e.details ->> 'file' in ('original', 'workflow') then 'original'
        when e.details ->> 'file' in ('delivered', 'export', 'packet') then 'translation' else 'other' end as file,
      case when e.actor_id = ${personId} then 'you' when p.role in ('authenticator', 'admin') then 'staff'
        when p.id is not null then 'member'
        when e.details ->> 'file' = 'workflow' then 'service' else 'link' end as who,
      case when e.actor_id <> ${personId} then p.name end as name,
      case when p.role in ('authenticator', 'admin') then p.role end as role
    from document_events e left join profiles p on p.id = e.actor_id
    where e.document_id = ${documentId} and e.event in ('viewed', 'downloaded')
    order by e.id desc limit ${limit}`.execute(db);
  return {
    items: rows.map(({ total: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}

/** When the source leaves or left; undefined for another customer's document. */
export async function findCustody(db: Db, { id, userId }: { id: string; userId: string }) {
  return db
    .selectFrom('documents')
    .select(['id', 'sourceLeavesAt', 'sourceRemovedAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('erasureRequestedAt', 'is', null)
    .executeTakeFirst();
}

/** Serializes the recording of one reader's range requests until the transaction ends. */
export async function lockAccess(
  trx: Trx,
  { documentId, actorId }: { documentId: string; actorId: string | null },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`access:${documentId}:${actorId ?? ''}`}, 0))`.execute(trx);
}
