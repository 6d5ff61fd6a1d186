import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { recordFileAccess } from '#server/features/documents/access-log.ts';

/** Records that the files of a document were part of their owner's export. */
export async function recordExport(deps: Deps, actor: Actor, documentId: string): Promise<void> {
  await recordFileAccess(deps, actor, { documentId, file: 'export', disposition: 'attachment' });
}
