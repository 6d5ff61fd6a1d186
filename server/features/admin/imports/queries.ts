import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { ImportTables } from '#server/platform/db/import-tables.ts';

/** SQL of imports from another system. */

const listed = 100;

/** Inserts an import; undefined if one with the same idempotency key exists. */
export function insertImport(db: Db, values: Insertable<ImportTables['imports']>) {
  return db
    .insertInto('imports')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'sha256', 'created', 'invited', 'finishedAt'])
    .executeTakeFirst();
}

export function findImport(db: Db, press: { importedBy: string; idempotencyKey: string }) {
  return db
    .selectFrom('imports')
    .select(['id', 'sha256', 'created', 'invited', 'finishedAt'])
    .where('importedBy', '=', press.importedBy)
    .where('idempotencyKey', '=', press.idempotencyKey)
    .executeTakeFirst();
}

/** Adds the counts of a transaction's new rows, in that transaction. */
export async function addToImport(
  trx: Trx,
  { id, created, invited }: { id: string; created: number; invited: number },
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ created: sql`created + ${created}`, invited: sql`invited + ${invited}` })
    .where('id', '=', id)
    .execute();
}

/** Marks an import as finished and returns its results; undefined if it was finished before. */
export function finishImport(trx: Trx, { id, now }: { id: string; now: Date }) {
  return trx
    .updateTable('imports')
    .set({ finishedAt: now })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .returning(['created', 'invited'])
    .executeTakeFirst();
}

/** The last imports, newest first. */
export function listImports(db: Db) {
  return db
    .selectFrom('imports as i')
    .innerJoin('profiles as p', 'p.id', 'i.importedBy')
    .select(['i.id', 'i.kind', 'i.filename', 'i.lines', 'i.created', 'i.invited', 'i.importedAt', 'i.finishedAt'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('importedByName'))
    .orderBy('i.importedAt', 'desc')
    .orderBy('i.id')
    .limit(listed)
    .execute();
}
