import type { Actor } from '../../../context.ts';
import type { Deps } from '../../../deps.ts';
import type { FileTarget } from '../file-link.ts';
import { insertDocumentEvent } from '../queries.ts';

/**
 * Writes down that somebody reads a file, before its bytes leave. Without an actor it was the holder of a link who is not
 * signed in.
 */
export async function recordDownload(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Pick<Actor, 'id' | 'role'> | null,
  { documentId, file }: { documentId: string; file: FileTarget['kind'] },
): Promise<void> {
  await insertDocumentEvent(deps.db, {
    documentId,
    event: 'downloaded',
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? 'link',
    details: JSON.stringify({ file }),
    createdAt: deps.now(),
  });
}
