import { sql, type Kysely } from 'kysely';

/** Whether a signer chose to appear on the public page, per version of the profile: a withdrawal is a new version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signer_profiles add column is_public boolean not null default false`.execute(db);
}
