import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordDownload } from '#server/features/documents/downloads/service.ts';
import { openStored, verifyStored } from '#server/features/documents/stored-bytes.ts';
import { withExtension } from '#server/features/documents/stored-file.ts';
import { listDeliveredFiles } from './queries.ts';

/** Appends ` (2)`, ` (3)` before the ending where a name was given before: an archive must not lose a file to another. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let distinct = name;
    for (let count = 2; taken.has(distinct.toLowerCase()); count += 1) distinct = `${base} (${count})${ending}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

/**
 * A ZIP of every finished translation of one person, read from the store one after the other while it is sent.
 * Throws PDF_MISSING when there is none, and STORED_FILE_MISSING or STORED_FILE_ALTERED before the first byte when the
 * files are not those on record; the stream fails when one changes while it is sent.
 */
export async function zipTranslations(deps: Deps, actor: Actor): Promise<Readable> {
  const files = await listDeliveredFiles(deps.db, actor.id);
  if (files.length === 0) throw new AppError('PDF_MISSING');
  for (const file of files) await verifyStored(deps, file);
  const names = distinctNames(files.map((file) => withExtension(file.filename, file.mimetype)));

  async function* entries() {
    for (const [index, file] of files.entries()) {
      await recordDownload(deps, actor, { documentId: file.documentId, file: 'delivered', disposition: 'attachment' });
      const input = await openStored(deps, file);
      yield { input, name: names[index] ?? file.filename, lastModified: file.createdAt };
    }
  }
  return Readable.from(makeZip(entries()));
}
