import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { FileTarget } from '#server/features/documents/file-link.ts';
import { hasReading, insertDocumentEvent } from '#server/features/documents/queries.ts';

interface Reading {
  documentId: string;
  file: FileTarget['kind'];
  disposition: FileTarget['disposition'];
  /** A range of the file. */
  isPart?: boolean;
}

/** Parts of one file that are read within this time are one reading. */
const readingMs = 60 * 60_000;

/**
 * Records that a file is viewed (inline) or downloaded, before its bytes leave. A part of a file is recorded where this
 * reader has no such event of it yet. Without an actor it was the holder of a link who is not signed in.
 */
export async function recordDownload(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Pick<Actor, 'id' | 'role'> | null,
  { documentId, file, disposition, isPart = false }: Reading,
): Promise<void> {
  const event = disposition === 'inline' ? 'viewed' : 'downloaded';
  if (isPart) {
    const since = new Date(deps.now().getTime() - readingMs);
    const reader = { documentId, event, actorId: actor?.id ?? null, file, since };
    if (await hasReading(deps.db, reader)) return;
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
