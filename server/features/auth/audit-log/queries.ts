import type { Insertable } from 'kysely';
import type { Trx } from '#server/db/client.ts';
import type { StaffEventsTable } from '#server/db/tables.ts';

/** What staff did. The database chains the rows, and refuses to change one. */

export async function insertStaffEvent(trx: Trx, values: Insertable<StaffEventsTable>): Promise<void> {
  await trx.insertInto('staffEvents').values(values).execute();
}
