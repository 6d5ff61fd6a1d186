import { sql, type Insertable } from 'kysely';
import type { DocumentEventsTable } from '#server/db/audit-tables.ts';
import type { Trx } from '#server/db/client.ts';
import type { DocumentsTable } from '#server/db/tables.ts';

/** SQL of orders created many at once. A statement holds at most 65,535 parameters. */

const rowsPerStatement = 500;

function* chunksOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}

/** Waits for locks until the statement's own timeout of six seconds: the account's other list may take as long. */
export async function waitForLocks(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(trx);
}

/** Skips rows whose idempotency key or verification code is taken. */
export async function insertDocuments(trx: Trx, rows: readonly Insertable<DocumentsTable>[]): Promise<void> {
  for (const values of chunksOf(rows)) {
    await trx
      .insertInto('documents')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function insertDocumentEvents(trx: Trx, rows: readonly Insertable<DocumentEventsTable>[]): Promise<void> {
  for (const values of chunksOf(rows)) await trx.insertInto('documentEvents').values(values).execute();
}

/** The documents of one bulk, by their keys. */
export function listByIdempotencyKeys(trx: Trx, { userId, keys }: { userId: string; keys: readonly string[] }) {
  return trx
    .selectFrom('documents')
    .select(['id', 'idempotencyKey', 'idempotencyHash', 'filename'])
    .where('userId', '=', userId)
    .where('idempotencyKey', 'in', keys)
    .execute();
}
