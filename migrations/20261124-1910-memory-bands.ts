import { sql, type Kysely } from 'kysely';

/** Hashes that sentences share by chance as often as they share words: look-ups read a few rows, however alike the others are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table memory_units add column bands integer[] not null default '{}'`.execute(db);
  await sql`create index memory_units_bands on memory_units using gin (bands) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
  // What waits to be indexed is read by every look-up.
  await sql`alter index memory_units_similar set (gin_pending_list_limit = 256)`.execute(db);
  await sql`alter index memory_units_english set (gin_pending_list_limit = 256)`.execute(db);
}
