import { sql, type Kysely } from 'kysely';

/** Where the house takes transfers: none until an admin publishes accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into company_versions (kind, version, facts, valid_from, reason)
    values ('bank-accounts', 1, '{"accounts": []}'::jsonb, '2000-01-01T00:00:00Z', 'No transfers in version 1.0.0')`.execute(
    db,
  );
}
