import { sql, type Kysely } from 'kysely';

/** Notices name the price request that they are about; those of the release before name none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['notifications', 'notification_events']) {
    // No foreign key, as for documents: a notice that is marked as read would wait for the deletion of its request.
    await sql.raw(`alter table ${table} add column request_id uuid`).execute(db);
    // Notices that go with their request.
    await sql.raw(`create index ${table}_by_request on ${table} (request_id) where request_id is not null`).execute(db);
  }
}
