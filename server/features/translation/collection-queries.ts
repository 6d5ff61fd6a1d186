import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { likePattern, type PageWindow } from '#server/platform/db/pagination.ts';
import type {
  CollectionKind,
  CollectionLevel,
  ImportFault,
  ImportState,
  TermStatus,
} from '#shared/memory-collections.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { bandsOf } from './bands.ts';

/** SQL of memories and glossaries that came as files, of their imports and entries. */

/** Collections with their sizes, shared ones first. */
export async function listCollections(db: Db) {
  return db
    .selectFrom('memoryCollections as c')
    .leftJoin('profiles as p', 'p.id', 'c.accountId')
    .where('c.removedAt', 'is', null)
    .select(['c.id', 'c.kind', 'c.name', 'c.accountId', 'c.level', 'c.createdAt'])
    .select(['p.name as accountName', 'p.email as accountEmail'])
    .select((eb) => [
      eb
        .case()
        .when('c.kind', '=', 'memory')
        .then(
          eb
            .selectFrom('memoryImports as i')
            .whereRef('i.collectionId', '=', 'c.id')
            .where('i.removedAt', 'is', null)
            .select(sql<number>`coalesce(sum(i.added), 0)::integer`.as('added')),
        )
        .else(
          eb
            .selectFrom('glossaryTerms as t')
            .whereRef('t.collectionId', '=', 'c.id')
            .select(sql<number>`count(*)::integer`.as('terms')),
        )
        .end()
        .as('entries'),
    ])
    .orderBy(sql`c.account_id is not null`)
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
}

export async function findCollection(db: Db, id: string) {
  return db
    .selectFrom('memoryCollections')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

export async function lockCollection(trx: Trx, id: string) {
  return trx
    .selectFrom('memoryCollections')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertCollection(
  trx: Trx,
  values: {
    kind: CollectionKind;
    name: string;
    accountId: string | null;
    level: CollectionLevel;
    createdBy: string;
    createdAt: Date;
  },
): Promise<string> {
  const { id } = await trx.insertInto('memoryCollections').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCollection(
  trx: Trx,
  { id, ...values }: { id: string; name?: string; level?: CollectionLevel; removedAt?: Date },
): Promise<void> {
  await trx.updateTable('memoryCollections').set(values).where('id', '=', id).execute();
}

/** Whether an account orders and is not erased; it stays so until the transaction ends. */
export async function holdCustomer(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'user')
    .where('erasedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an account's collections out of every list. */
export async function removeCollectionsOf(
  trx: Trx,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('memoryCollections')
    .set({ removedAt: now })
    .where('accountId', '=', accountId)
    .where('removedAt', 'is', null)
    .execute();
}

/** Deletes up to `limit` entries of removed collections; returns the number deleted. */
export async function deleteRemovedUnits(db: Db, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from memory_units where id in (
      select u.id from memory_units u
      join memory_imports i on i.id = u.import_id join memory_collections c on c.id = u.collection_id
      where i.removed_at is not null or c.removed_at is not null limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes removed collections once their entries are gone; terms are few and deleted along with them. */
export async function deleteRemoved(db: Db): Promise<void> {
  await db.deleteFrom('memoryImports').where('removedAt', 'is not', null).execute();
  await db.deleteFrom('memoryCollections').where('removedAt', 'is not', null).execute();
}

export async function insertImport(
  trx: Trx,
  values: { collectionId: string; filename: string; importedBy: string; startedAt: Date },
): Promise<string> {
  const row = { ...values, state: 'running' as const, touchedAt: values.startedAt };
  const { id } = await trx.insertInto('memoryImports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface ImportCounts {
  units: number;
  added: number;
  foreignUnits: number;
  broken: number;
  faults: readonly ImportFault[];
}

export async function updateImport(
  db: Db,
  { id, now, state, counts }: { id: string; now: Date; state: ImportState; counts: ImportCounts },
): Promise<void> {
  const { faults, ...numbers } = counts;
  await db
    .updateTable('memoryImports')
    .set({ ...numbers, state, touchedAt: now, faults: sql`${JSON.stringify(faults)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

export async function lockMemoryImport(trx: Trx, id: string) {
  return trx
    .selectFrom('memoryImports')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function removeImportRow(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await trx.updateTable('memoryImports').set({ removedAt: now }).where('id', '=', id).execute();
  await trx.deleteFrom('glossaryTerms').where('importId', '=', id).execute();
}

/** Imports of a collection, newest first. */
export async function listImports(db: Db, collectionId: string) {
  return db
    .selectFrom('memoryImports as i')
    .leftJoin('profiles as p', 'p.id', 'i.importedBy')
    .where('i.collectionId', '=', collectionId)
    .where('i.removedAt', 'is', null)
    .select(['i.id', 'i.filename', 'i.state', 'i.units', 'i.added', 'i.foreignUnits', 'i.broken', 'i.faults'])
    .select(['i.startedAt', 'i.touchedAt', 'p.name as importedByName'])
    .orderBy('i.startedAt', 'desc')
    .orderBy('i.id')
    .limit(100)
    .execute();
}

export interface MemoryPair {
  lang: SourceTag;
  source: string;
  target: string;
}

function keyOf({ lang, source, target }: MemoryPair): string {
  return `${lang} ${source} ${target}`;
}

/** Sorted by key, so that concurrent imports lock shared rows in one order and cannot deadlock. */
function inKeyOrder<T extends MemoryPair>(pairs: readonly T[]): T[] {
  const keyed = pairs.map((pair) => ({ pair, key: keyOf(pair) }));
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ pair }) => pair);
}

/** Inserts the pairs that a collection lacks; returns the number inserted. */
export async function insertUnits(
  db: Db,
  {
    collectionId,
    importId,
    accountId,
    pairs,
  }: { collectionId: string; importId: string; accountId: string | null; pairs: readonly MemoryPair[] },
): Promise<number> {
  if (pairs.length === 0) return 0;
  const rows = inKeyOrder(pairs).map((pair) => ({
    ...pair,
    bands: bandsOf(pair.source, { lang: pair.lang, scope: accountId }),
  }));
  const { numAffectedRows = 0n } = await sql`
    insert into memory_units (collection_id, import_id, lang, source, target, bands)
    select ${collectionId}::uuid, ${importId}::uuid, p.lang, p.source, p.target, p.bands::integer[]
    from unnest(${rows.map(({ lang }) => lang)}::text[], ${rows.map(({ source }) => source)}::text[],
      ${rows.map(({ target }) => target)}::text[], ${rows.map(({ bands }) => `{${bands.join(',')}}`)}::text[])
      as p (lang, source, target, bands)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
}

export interface TermRow extends MemoryPair {
  status: TermStatus;
  note: string | null;
}

/** Adds terms; one that is there takes the file's status and note. Answers how many are new. */
export async function upsertTerms(
  db: Db,
  {
    terms,
    ...common
  }: { collectionId: string; importId: string | null; changedBy: string; createdAt: Date; terms: readonly TermRow[] },
): Promise<number> {
  if (terms.length === 0) return 0;
  const unique = new Map(terms.map((term) => [keyOf(term), term]));
  const rows = await db
    .insertInto('glossaryTerms')
    .values(inKeyOrder([...unique.values()]).map((term) => ({ ...term, ...common })))
    .onConflict((conflict) =>
      conflict.columns(['collectionId', 'lang', 'source', 'target']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        note: eb.ref('excluded.note'),
        changedBy: common.changedBy,
      })),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .execute();
  return rows.filter(({ isNew }) => isNew).length;
}

/** Changes a term; false when it is gone. */
export async function updateTerm(
  trx: Trx,
  { id, collectionId, ...values }: TermRow & { id: string; collectionId: string; changedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('glossaryTerms')
    .set(values)
    .where('id', '=', id)
    .where('collectionId', '=', collectionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findTerm(trx: Trx, { id, collectionId }: { id: string; collectionId: string }) {
  return trx
    .selectFrom('glossaryTerms')
    .selectAll()
    .where('id', '=', id)
    .where('collectionId', '=', collectionId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether another term of the collection is the same pair. */
export async function isKnownTerm(
  trx: Trx,
  { id, collectionId, lang, source, target }: MemoryPair & { id: string | undefined; collectionId: string },
): Promise<boolean> {
  let query = trx
    .selectFrom('glossaryTerms')
    .select('id')
    .where((eb) => eb.and({ collectionId, lang, source, target }));
  if (id !== undefined) query = query.where('id', '<>', id);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function deleteTerm(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('glossaryTerms').where('id', '=', id).execute();
}

/** One page of a glossary in the order of its terms. */
export async function listTerms(
  db: Db,
  { collectionId, search, page }: { collectionId: string; search: string | undefined; page: PageWindow },
) {
  const like = likePattern(search ?? '');
  const query = db
    .selectFrom('glossaryTerms')
    .where('collectionId', '=', collectionId)
    .where((eb) => eb.or([eb('source', 'ilike', like), eb('target', 'ilike', like)]));
  const items = await query
    .select(['id', 'lang', 'source', 'target', 'status', 'note'])
    .orderBy('lang')
    .orderBy('source')
    .orderBy('id')
    .limit(page.pageSize)
    .offset(page.offset)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** The next pairs of a collection for its file, in the order in which they came. */
export async function listUnitsAfter(
  db: Db,
  { collectionId, after, limit }: { collectionId: string; after: string; limit: number },
) {
  return db
    .selectFrom('memoryUnits as u')
    .innerJoin('memoryImports as i', 'i.id', 'u.importId')
    .where('u.collectionId', '=', collectionId)
    .where('i.removedAt', 'is', null)
    .where('u.id', '>', after)
    .select(['u.id', 'u.lang', 'u.source', 'u.target'])
    .orderBy('u.id')
    .limit(limit)
    .execute();
}

/** All terms of a glossary for export, grouped by source. */
export async function listAllTerms(db: Db, collectionId: string) {
  return db
    .selectFrom('glossaryTerms')
    .where('collectionId', '=', collectionId)
    .select(['id', 'lang', 'source', 'target', 'status', 'note'])
    .orderBy('lang')
    .orderBy('source')
    .orderBy('target')
    .execute();
}

/** English of sentences word for word, an account's own collections before the house's, newest first. */
export async function findInCollections(
  db: Db,
  { lang, accountId, sources }: { lang: SourceTag; accountId: string | null; sources: readonly string[] },
) {
  if (sources.length === 0) return [];
  return db
    .selectFrom('memoryUnits as u')
    .innerJoin('memoryImports as i', 'i.id', 'u.importId')
    .innerJoin('memoryCollections as c', 'c.id', 'u.collectionId')
    .distinctOn('u.source')
    .select(['u.source', 'u.target', 'c.name'])
    .select(sql<boolean>`c.account_id is not null`.as('isOfAccount'))
    .where('u.lang', '=', lang)
    .where(sql<boolean>`u.source_hash in (select md5(asked)::uuid from unnest(${sources}::text[]) as asked)`)
    .where('c.removedAt', 'is', null)
    .where('i.removedAt', 'is', null)
    .where((eb) => eb.or([eb('c.accountId', 'is', null), eb('c.accountId', '=', accountId)]))
    .orderBy('u.source')
    .orderBy(sql`c.account_id is null`)
    .orderBy('u.id', 'desc')
    .execute();
}
