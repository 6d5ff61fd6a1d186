import { sql, type Kysely } from 'kysely';

/** A claim that was looked at and refused, with the reason; a change of it or another proof makes it a claim again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table signer_credentials
      add column refused_at timestamptz,
      add column refused_by uuid references profiles (id),
      add column refusal text,
      add constraint signer_credentials_refusal_whole check (num_nulls(refused_at, refused_by, refusal) in (0, 3)),
      add constraint signer_credentials_refused_not_own check (refused_by <> user_id),
      add constraint signer_credentials_refused_unchecked check (refused_at is null or checked_at is null)`.execute(db);
  // The foreign key's check.
  await sql`create index signer_credentials_by_refuser on signer_credentials (refused_by)
    where refused_by is not null`.execute(db);
}
