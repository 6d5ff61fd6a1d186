import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type {
  importsOutput,
  SaveCollectionInput,
  SaveTermInput,
  TermsInput,
} from '#shared/schemas/memory-collections.ts';
import {
  deleteRemoved,
  deleteRemovedUnits,
  deleteTerm,
  findCollection,
  findTerm,
  holdCustomer,
  insertCollection,
  isKnownTerm,
  listImports,
  listTerms,
  lockCollection,
  lockMemoryImport,
  removeCollectionsOf,
  removeImportRow,
  updateCollection,
  updateTerm,
  upsertTerms,
} from '../collection-queries.ts';

/*
 * Memories and glossaries of the house, of firms and of customers.
 * Promises: each change is in the audit log; what is removed is in no list, draft or check from that moment, and its rows are deleted soon after;
 * an account's collections end with the account.
 * Never: an entry of one account's collection in another's paper.
 */

/** Makes a collection, or renames one. Throws COLLECTION_NOT_FOUND, USER_NOT_FOUND. */
export async function saveCollection(deps: Deps, actor: Actor, input: SaveCollectionInput): Promise<{ id: string }> {
  const { id, kind, name, level, accountId } = input;
  return deps.db.transaction().execute(async (trx) => {
    if (id !== undefined) {
      const before = await lockCollection(trx, id);
      if (!before) throw new AppError('COLLECTION_NOT_FOUND');
      await updateCollection(trx, { id, name, level });
      const details = { collection: id, from: before.name, to: name, level };
      await recordAudit(deps, trx, { event: 'collection.changed', actor, details });
      return { id };
    }
    if (accountId !== null && !(await holdCustomer(trx, accountId))) throw new AppError('USER_NOT_FOUND');
    const createdAt = deps.now();
    const made = await insertCollection(trx, { kind, name, level, accountId, createdBy: actor.id, createdAt });
    await recordAudit(deps, trx, {
      event: 'collection.made',
      actor,
      ...(accountId === null ? {} : { subjectUserId: accountId }),
      details: { collection: made, kind, name },
    });
    return { id: made };
  });
}

/** Ends a collection with all its entries. Throws COLLECTION_NOT_FOUND. */
export async function removeCollection(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const before = await lockCollection(trx, id);
    if (!before) throw new AppError('COLLECTION_NOT_FOUND');
    await updateCollection(trx, { id, removedAt: deps.now() });
    const details = { collection: id, kind: before.kind, name: before.name };
    await recordAudit(deps, trx, { event: 'collection.removed', actor, details });
    await deps.jobs.enqueue(trx, 'translation.clearCollections', {});
  });
}

/** Undoes the import of one file. Throws COLLECTION_NOT_FOUND. */
export async function removeImport(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const before = await lockMemoryImport(trx, id);
    if (!before) throw new AppError('COLLECTION_NOT_FOUND');
    await removeImportRow(trx, { id, now: deps.now() });
    const details = { collection: before.collectionId, import: id, file: before.filename };
    await recordAudit(deps, trx, { event: 'memory.importRemoved', actor, details });
    await deps.jobs.enqueue(trx, 'translation.clearCollections', {});
  });
}

const deletedAtOnce = 20_000;

/** Job: deletes what was removed, in steps. */
export async function clearCollections({ db }: Deps): Promise<void> {
  while ((await deleteRemovedUnits(db, deletedAtOnce)) > 0);
  await deleteRemoved(db);
}

/** Ends the collections of an account that is erased. The caller has erased its profile, so that none is made meanwhile. */
export async function endCollections(deps: Deps, trx: Trx, accountId: string): Promise<void> {
  await removeCollectionsOf(trx, { accountId, now: deps.now() });
  await deps.jobs.enqueue(trx, 'translation.clearCollections', {});
}

/** After this time without progress an import has ended with its process. */
const silentMs = 3 * 60_000;

/** Files that came into a collection, newest first. Throws COLLECTION_NOT_FOUND. */
export async function getImports(deps: Deps, collectionId: string): Promise<z.input<typeof importsOutput>> {
  if (!(await findCollection(deps.db, collectionId))) throw new AppError('COLLECTION_NOT_FOUND');
  const before = deps.now().getTime() - silentMs;
  const items = (await listImports(deps.db, collectionId)).map(({ state, touchedAt, ...row }) => ({
    ...row,
    state: state === 'running' && touchedAt.getTime() < before ? ('failed' as const) : state,
  }));
  return { items };
}

/** One page of a glossary. Throws COLLECTION_NOT_FOUND. */
export async function getTerms(db: Db, { collectionId, search }: TermsInput, page: PageWindow) {
  if (!(await findCollection(db, collectionId))) throw new AppError('COLLECTION_NOT_FOUND');
  const found = await listTerms(db, { collectionId, search, page });
  return { ...found, page: page.page, pageSize: page.pageSize };
}

/** Adds a term, or changes one. Throws COLLECTION_NOT_FOUND, TERM_NOT_FOUND, TERM_TWICE. */
export async function saveTerm(deps: Deps, actor: Actor, input: SaveTermInput): Promise<void> {
  const { id, collectionId, ...term } = input;
  await deps.db.transaction().execute(async (trx) => {
    const collection = await lockCollection(trx, collectionId);
    if (collection?.kind !== 'glossary') throw new AppError('COLLECTION_NOT_FOUND');
    const before = id === undefined ? undefined : await findTerm(trx, { id, collectionId });
    if (id !== undefined && !before) throw new AppError('TERM_NOT_FOUND');
    if (await isKnownTerm(trx, { id, collectionId, ...term })) throw new AppError('TERM_TWICE');
    const changedBy = actor.id;
    if (id === undefined)
      await upsertTerms(trx, { collectionId, importId: null, changedBy, createdAt: deps.now(), terms: [term] });
    else await updateTerm(trx, { id, collectionId, ...term, changedBy });
    const { source, target, status } = term;
    const details = { collection: collectionId, source, target, status, ...(before && { from: before.target }) };
    await recordAudit(deps, trx, { event: 'term.saved', actor, details });
  });
}

/** Throws COLLECTION_NOT_FOUND, TERM_NOT_FOUND. */
export async function removeTerm(
  deps: Deps,
  actor: Actor,
  { id, collectionId }: { id: string; collectionId: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockCollection(trx, collectionId))) throw new AppError('COLLECTION_NOT_FOUND');
    const before = await findTerm(trx, { id, collectionId });
    if (!before) throw new AppError('TERM_NOT_FOUND');
    await deleteTerm(trx, id);
    const details = { collection: collectionId, source: before.source, target: before.target };
    await recordAudit(deps, trx, { event: 'term.removed', actor, details });
  });
}
