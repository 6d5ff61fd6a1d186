import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { decodeText } from '#server/platform/http/csv-records.ts';
import { collectionLimits } from '#shared/memory-collections.ts';
import {
  findCollection,
  insertImport,
  insertUnits,
  updateImport,
  upsertTerms,
  type ImportCounts,
  type MemoryPair,
  type TermRow,
} from '../collection-queries.ts';
import { cutElements, type CutElement } from './elements.ts';
import { BrokenEntry } from './read-element.ts';
import { readTbxEntry, tbxNames } from './tbx.ts';
import { readTmxUnit, tmxNames } from './tmx.ts';

/*
 * Files of translation memories and glossaries, read while they arrive.
 * Promises: a broken entry is reported and skipped; importing a file again, also after an interruption, adds only what
 * is missing; an import can be undone as a whole.
 * Never: a whole file in memory; a glossary's file in a memory.
 */

/** Entries of one insert. */
const batchSize = 1_000;

interface Import {
  collectionId: string;
  filename: string;
  body: AsyncIterable<Buffer>;
}

/**
 * Reads a file into a collection; what came before an error stays. Throws COLLECTION_NOT_FOUND, MEMORY_FILE_UNREADABLE,
 * MEMORY_FILE_CUT, MEMORY_FILE_TOO_LARGE.
 */
export async function importFile(deps: Deps, actor: Actor, { collectionId, filename, body }: Import) {
  const collection = await findCollection(deps.db, collectionId);
  if (!collection) throw new AppError('COLLECTION_NOT_FOUND');
  const started = { collectionId, filename, importedBy: actor.id, startedAt: deps.now() };
  const importId = await deps.db.transaction().execute((trx) => insertImport(trx, started));
  const reader = new FileReader(deps, { ...started, importId, accountId: collection.accountId });
  const isMemory = collection.kind === 'memory';
  try {
    const elements = cutElements(decodeText(bounded(body)), isMemory ? tmxNames : tbxNames);
    await (isMemory ? reader.readUnits(elements) : reader.readTerms(elements));
  } catch (error) {
    await finish(deps, actor, { importId, collectionId, state: 'failed', counts: reader.counts });
    throw error;
  }
  await finish(deps, actor, { importId, collectionId, state: 'done', counts: reader.counts });
  return { importId, ...reader.counts };
}

async function* bounded(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > collectionLimits.fileBytes) throw new AppError('MEMORY_FILE_TOO_LARGE');
    yield chunk;
  }
}

interface Finished {
  importId: string;
  collectionId: string;
  state: 'done' | 'failed';
  counts: ImportCounts;
}

async function finish(deps: Deps, actor: Actor, { importId, collectionId, state, counts }: Finished): Promise<void> {
  const { units, added, broken } = counts;
  await deps.db.transaction().execute(async (trx) => {
    await updateImport(trx, { id: importId, now: deps.now(), state, counts });
    const details = { collection: collectionId, import: importId, state, units, added, broken };
    await recordAudit(deps, trx, { event: 'memory.imported', actor, details });
  });
}

interface Target {
  collectionId: string;
  importId: string;
  /** Of the collection. */
  accountId: string | null;
  importedBy: string;
  startedAt: Date;
}

class FileReader {
  readonly #deps: Deps;
  readonly #target: Target;
  readonly counts = { units: 0, added: 0, foreignUnits: 0, broken: 0, faults: [] as ImportCounts['faults'][number][] };

  constructor(deps: Deps, target: Target) {
    this.#deps = deps;
    this.#target = target;
  }

  readUnits(elements: AsyncIterable<CutElement>): Promise<void> {
    const { collectionId, importId, accountId } = this.#target;
    return this.#read(elements, readTmxUnit, (pairs: readonly MemoryPair[]) =>
      insertUnits(this.#deps.db, { collectionId, importId, accountId, pairs }),
    );
  }

  readTerms(elements: AsyncIterable<CutElement>): Promise<void> {
    const { collectionId, importId, importedBy, startedAt } = this.#target;
    const common = { collectionId, importId, changedBy: importedBy, createdAt: startedAt };
    return this.#read(elements, readTbxEntry, (terms: readonly TermRow[]) =>
      upsertTerms(this.#deps.db, { ...common, terms }),
    );
  }

  async #read<T>(
    elements: AsyncIterable<CutElement>,
    parse: (xml: string) => T[],
    insert: (rows: readonly T[]) => Promise<number>,
  ): Promise<void> {
    let rows: T[] = [];
    const flush = async () => {
      this.counts.added += await insert(rows);
      rows = [];
      await updateImport(this.#deps.db, {
        ...{ id: this.#target.importId, now: this.#deps.now(), state: 'running', counts: this.counts },
      });
    };
    try {
      for await (const element of elements) {
        this.counts.units += 1;
        const read = this.#parse(element, parse);
        if (read?.length === 0) this.counts.foreignUnits += 1;
        rows.push(...(read ?? []));
        if (rows.length >= batchSize) await flush();
      }
    } catch (error) {
      await flush();
      throw error;
    }
    await flush();
  }

  /** Undefined for a broken entry, which is counted and named. */
  #parse<T>({ unit, line, name, xml, reason }: CutElement, parse: (xml: string) => T[]): T[] | undefined {
    const fail = (why: string) => {
      this.counts.broken += 1;
      if (this.counts.faults.length < collectionLimits.faultsNamed)
        this.counts.faults.push({ unit, line, name, reason: why });
      return undefined;
    };
    if (xml === null) return fail(reason ?? '');
    try {
      return parse(xml);
    } catch (error) {
      if (error instanceof BrokenEntry) return fail(error.message);
      throw error;
    }
  }
}
