import { sql, type Insertable } from 'kysely';
import type { DocumentEventsTable } from '#server/platform/db/audit-tables.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';

/** SQL of orders created many at once. A statement of 200 rows is compiled within a few milliseconds. */

const rowsPerStatement = 200;

function* chunksOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement)
    yield items.slice(start, start + rowsPerStatement);
}

/** Waits for locks until the statement's own timeout of six seconds: the account's other list may take as long. */
export async function waitForLocks(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(trx);
}

/**
 * Skips rows whose idempotency key or verification code is taken. `rowOf` is called per statement: the rows of 5,000 orders at
 * once would hold the event loop.
 */
export async function insertDocuments<T>(
  trx: Trx,
  items: readonly T[],
  rowOf: (item: T) => Insertable<DocumentsTable>,
): Promise<void> {
  for (const chunk of chunksOf(items)) {
    await trx
      .insertInto('documents')
      .values(chunk.map((item) => rowOf(item)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function insertDocumentEvents<T>(
  trx: Trx,
  items: readonly T[],
  rowOf: (item: T) => Insertable<DocumentEventsTable>,
): Promise<void> {
  for (const chunk of chunksOf(items)) {
    await trx
      .insertInto('documentEvents')
      .values(chunk.map((item) => rowOf(item)))
      .execute();
  }
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
