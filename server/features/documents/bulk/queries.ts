import { sql, type Insertable } from 'kysely';
import type { DocumentEventsTable } from '#server/db/audit-tables.ts';
import type { Trx } from '#server/db/client.ts';
import type { DocumentsTable } from '#server/db/tables.ts';

/** SQL of orders created many at once. A statement of 200 rows is compiled within a few milliseconds. */

const rowsPerStatement = 200;

/** Rows are made as they are asked for: those of 5,000 orders at once would hold the event loop. */
function* chunksOf<T>(rows: Iterable<T>): Generator<readonly T[]> {
  let chunk: T[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < rowsPerStatement) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Waits for locks until the statement's own timeout of six seconds: the account's other list may take as long. */
export async function waitForLocks(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(trx);
}

/** Skips rows whose idempotency key or verification code is taken. */
export async function insertDocuments(trx: Trx, rows: Iterable<Insertable<DocumentsTable>>): Promise<void> {
  for (const values of chunksOf(rows)) {
    await trx
      .insertInto('documents')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function insertDocumentEvents(trx: Trx, rows: Iterable<Insertable<DocumentEventsTable>>): Promise<void> {
  for (const values of chunksOf(rows)) await trx.insertInto('documentEvents').values(values).execute();
}

/** The documents of one bulk, by their keys. */
export function listByIdempotencyKeys(trx: Trx, { userId, keys }: { userId: string; keys: readonly string[] }) {
  return trx
    .selectFrom('documents')
    .select(['id', 'idempotencyKey', 'idempotencyHash', 'filename'])
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', sql<string>`any(${keys})`)
    .execute();
}
