import type { Insertable } from 'kysely';
import type { Trx } from '#server/platform/db/client.ts';
import type { StaffEventsTable } from '#server/platform/db/audit-tables.ts';

/** SQL of the staff audit log. Triggers chain the rows by hash and reject updates and deletes. */

export async function insertAuditEvent(trx: Trx, values: Insertable<StaffEventsTable>): Promise<void> {
  await trx.insertInto('staffEvents').values(values).execute();
}
