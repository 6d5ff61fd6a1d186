import type { Readable } from 'node:stream';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { streamZip } from '#server/platform/http/zip.ts';
import { recordFileAccess } from './access-log.ts';
import { openStored, verifyStored } from './stored-bytes.ts';
import { deliveredName } from './stored-file.ts';
import { listTranslationFiles } from './translations.ts';

/** Appends ` (2)`, ` (3)` before the extension of repeated names, so that no archive entry replaces another. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let distinct = name;
    for (let count = 2; taken.has(distinct.toLowerCase()); count += 1) distinct = `${base} (${count})${extension}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

/**
 * Streams a ZIP of the actor's completed translations, all verified before the first byte. The stream fails if a file changes
 * while it is sent. Throws PDF_MISSING (none), STORED_FILE_MISSING, STORED_FILE_ALTERED.
 */
export async function zipTranslations(deps: Deps, actor: Actor): Promise<Readable> {
  const files = await listTranslationFiles(deps.db, actor.id);
  if (files.length === 0) throw new AppError('PDF_MISSING');
  for (const file of files) await verifyStored(deps, file);
  const names = distinctNames(files.map(deliveredName));

  async function* entries() {
    for (const [index, file] of files.entries()) {
      await recordFileAccess(deps, actor, {
        documentId: file.documentId,
        file: 'delivered',
        disposition: 'attachment',
      });
      const input = await openStored(deps, file);
      yield { input, name: names[index] ?? file.filename, lastModified: file.createdAt };
    }
  }
  return streamZip(entries());
}
