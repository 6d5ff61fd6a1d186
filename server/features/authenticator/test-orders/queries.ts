import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';

/** SQL of test orders that wait for a state to be set. */

export async function isHeld(db: Db | Trx, documentId: string): Promise<boolean> {
  const { rows } = await sql`select from test_holds where document_id = ${documentId}`.execute(db);
  return rows.length > 0;
}

export async function insertHold(trx: Trx, documentId: string): Promise<void> {
  await sql`insert into test_holds (document_id) values (${documentId}) on conflict do nothing`.execute(trx);
}

export async function deleteHold(trx: Trx, documentId: string): Promise<void> {
  await sql`delete from test_holds where document_id = ${documentId}`.execute(trx);
}
