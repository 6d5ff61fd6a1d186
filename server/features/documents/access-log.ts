import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { staffRoles } from '#shared/access.ts';
import type { AccessView, accessesOutput } from '#shared/schemas/account-data.ts';
import type { FileTarget } from './file-link.ts';
import { insertDocumentEvent } from './rows.ts';

interface FileAccess {
  documentId: string;
  /** `export`: all of the document's files, in their owner's download of everything; `packet`: joined with other papers. */
  file: FileTarget['kind'] | 'export' | 'packet';
  disposition: FileTarget['disposition'];
  /** Why staff opened a paper that is not their work; the customer reads it. */
  reason?: string;
  /** Whether only a byte range was requested. */
  isPart?: boolean;
}

/** Range requests of one file within this time count as one access. */
const rangeWindowMs = 60 * 60_000;
const shownAccesses = 50;

/**
 * Records that a file is viewed (inline) or downloaded, before its first byte is sent. Range requests are deduplicated per
 * actor; `actor` null is an anonymous link holder.
 */
export async function recordFileAccess(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Pick<Actor, 'id' | 'role' | 'person'> | null,
  { documentId, file, disposition, reason, isPart = false }: FileAccess,
): Promise<void> {
  const event = disposition === 'inline' ? 'viewed' : 'downloaded';
  const actorId = actor && personIdOf(actor);
  const values = {
    documentId,
    event,
    actorId,
    actorRole: actor?.role ?? 'link',
    details: JSON.stringify({ file, reason }),
    createdAt: deps.now(),
  };
  if (!isPart) {
    await insertDocumentEvent(deps.db, values);
    return;
  }
  const since = new Date(deps.now().getTime() - rangeWindowMs);
  const reader = { documentId, event, actorId, file, since };
  if (await hasAccessEvent(deps.db, reader)) return;
  // Viewers request several ranges concurrently; under the lock only one records the access.
  await deps.db.transaction().execute(async (trx) => {
    await lockAccess(trx, { documentId, actorId });
    if (!(await hasAccessEvent(trx, reader))) await insertDocumentEvent(trx, values);
  });
}

/** The newest openings; the caller has authorized access to the document. */
export async function listAccesses(
  db: Db,
  { documentId, personId, limit }: { documentId: string; personId: string; limit: number },
): Promise<{ items: AccessView[]; total: number }> {
  const { rows } = await sql<AccessView & { total: number; at: Date }>`
    select e.created_at as at, e.event as action, count(*) over ()::integer as total,
      case when e.details ->> 'file' in ('original', 'workflow') then 'original'
        when e.details ->> 'file' in ('delivered', 'export', 'packet') then 'translation' else 'other' end as file,
      coalesce(e.details ->> 'file' = 'paper-scan', false) as "isPaper",
      case when e.actor_id = ${personId} then 'you' when e.actor_role in (${sql.join(staffRoles)}) then 'staff'
        when p.id is not null then 'member'
        when e.details ->> 'file' = 'workflow' then 'service' else 'link' end as who,
      coalesce(e.details ->> 'by' = 'access-key', false) as "isByAccessKey",
      case when e.actor_id <> ${personId} then p.name end as name,
      case when e.actor_role in (${sql.join(staffRoles)}) then e.actor_role end as role,
      e.details ->> 'reason' as reason
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
async function lockAccess(
  trx: Trx,
  { documentId, actorId }: { documentId: string; actorId: string | null },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`access:${documentId}:${actorId ?? ''}`}, 0))`.execute(trx);
}

/** Records that the files of a document were part of their owner's export. */
export async function recordExport(deps: Deps, actor: Actor, documentId: string): Promise<void> {
  await recordFileAccess(deps, actor, { documentId, file: 'export', disposition: 'attachment' });
}

/** Whether this actor has such an event for the file after `since`; `actorId` null is an anonymous link holder. */
async function hasAccessEvent(
  db: Db,
  reading: { documentId: string; event: string; actorId: string | null; file: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('documentEvents')
    .select('id')
    .where('documentId', '=', reading.documentId)
    .where('event', '=', reading.event)
    .where('actorId', 'is not distinct from', reading.actorId)
    .where(sql<string>`details ->> 'file'`, '=', reading.file)
    .where('createdAt', '>', reading.since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** File accesses of the actor's document, newest first, and its source's removal date. Throws DOCUMENT_NOT_FOUND. */
export async function listOwnAccesses({ db }: Deps, actor: Actor, id: string): Promise<z.input<typeof accessesOutput>> {
  const custody = await findCustody(db, { id, userId: actor.id });
  if (!custody) throw new AppError('DOCUMENT_NOT_FOUND');
  const { items, total } = await listAccesses(db, {
    documentId: id,
    personId: personIdOf(actor),
    limit: shownAccesses,
  });
  return { items, total, sourceLeavesAt: custody.sourceLeavesAt, sourceRemovedAt: custody.sourceRemovedAt };
}
