import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { FileTarget } from './file-link.ts';
import { hasAccessEvent, insertDocumentEvent } from './queries.ts';

interface FileAccess {
  documentId: string;
  file: FileTarget['kind'];
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
  actor: Pick<Actor, 'id' | 'role'> | null,
  { documentId, file, disposition, isPart = false }: FileAccess,
): Promise<void> {
  const event = disposition === 'inline' ? 'viewed' : 'downloaded';
  if (isPart) {
    const since = new Date(deps.now().getTime() - rangeWindowMs);
    const reader = { documentId, event, actorId: actor?.id ?? null, file, since };
    if (await hasAccessEvent(deps.db, reader)) return;
  }
  await insertDocumentEvent(deps.db, {
    documentId,
    event,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? 'link',
    details: JSON.stringify({ file }),
    createdAt: deps.now(),
  });
}
