import { personIdOf } from '#server/features/auth/policy.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { FileTarget } from './file-link.ts';
import { lockAccess } from './accesses/queries.ts';
import { hasAccessEvent, insertDocumentEvent } from './queries.ts';

interface FileAccess {
  documentId: string;
  /** `export`: all of the document's files, in their owner's download of everything; `packet`: joined with other papers. */
  file: FileTarget['kind'] | 'export' | 'packet';
  disposition: FileTarget['disposition'];
  /** Whether only a byte range was requested. */
  isPart?: boolean;
}

/** Range requests of one file within this time count as one access. */
const rangeWindowMs = 60 * 60_000;

/**
 * Records that a file is viewed (inline) or downloaded, before its first byte is sent. Range requests are deduplicated per
 * actor; `actor` null is an anonymous link holder.
 */
export async function recordFileAccess(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Pick<Actor, 'id' | 'role' | 'person'> | null,
  { documentId, file, disposition, isPart = false }: FileAccess,
): Promise<void> {
  const event = disposition === 'inline' ? 'viewed' : 'downloaded';
  const actorId = actor && personIdOf(actor);
  const values = {
    documentId,
    event,
    actorId,
    actorRole: actor?.role ?? 'link',
    details: JSON.stringify({ file }),
    createdAt: deps.now(),
  };
  if (!isPart) {
    await insertDocumentEvent(deps.db, values);
    return;
  }
  const since = new Date(deps.now().getTime() - rangeWindowMs);
  const reader = { documentId, event, actorId, file, since };
  if (await hasAccessEvent(deps.db, reader)) return;
  // Viewers ask for several ranges at once: the lock lets one of them record the opening.
  await deps.db.transaction().execute(async (trx) => {
    await lockAccess(trx, { documentId, actorId });
    if (!(await hasAccessEvent(trx, reader))) await insertDocumentEvent(trx, values);
  });
}
