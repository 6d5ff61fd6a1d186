import { Readable } from 'node:stream';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findCollection, listAllTerms, listUnitsAfter } from '../collection-queries.ts';
import { tbxEnd, tbxEntry, tbxHead } from './tbx.ts';
import { tmxEnd, tmxHead, tmxUnit } from './tmx.ts';

/** Collections as files: a memory as TMX 1.4, a glossary as TBX 3. */

const unitsAtOnce = 2_000;
/** Of the files' format, which other programs read. */
const toolVersion = '1.0';

/** The file of a collection, made while it is sent; the export is in the audit log. Throws COLLECTION_NOT_FOUND. */
export async function exportFile(
  deps: Deps,
  actor: Actor,
  collectionId: string,
): Promise<{ filename: string; mimetype: string; stream: Readable }> {
  const collection = await findCollection(deps.db, collectionId);
  if (!collection) throw new AppError('COLLECTION_NOT_FOUND');
  const { kind, name } = collection;
  await deps.db.transaction().execute(async (trx) => {
    const details = { collection: collectionId, kind, name };
    await recordAudit(deps, trx, { event: 'collection.exported', actor, details });
  });
  const stem = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || kind;
  const isMemory = kind === 'memory';
  return {
    filename: `${stem}.${isMemory ? 'tmx' : 'tbx'}`,
    mimetype: 'application/xml',
    stream: Readable.from(isMemory ? writeTmx(deps.db, collectionId) : writeTbx(deps.db, { collectionId, name })),
  };
}

async function* writeTmx(db: Db, collectionId: string): AsyncGenerator<string> {
  yield tmxHead(toolVersion);
  let after = '0';
  for (;;) {
    const units = await listUnitsAfter(db, { collectionId, after, limit: unitsAtOnce });
    yield units.map(tmxUnit).join('');
    const last = units.at(-1);
    if (!last || units.length < unitsAtOnce) break;
    after = last.id;
  }
  yield tmxEnd;
}

async function* writeTbx(
  db: Db,
  { collectionId, name }: { collectionId: string; name: string },
): AsyncGenerator<string> {
  yield tbxHead(name);
  const terms = await listAllTerms(db, collectionId);
  for (const [, rows] of Map.groupBy(terms, ({ lang, source }) => `${lang} ${source}`)) yield tbxEntry(rows);
  yield tbxEnd;
}
