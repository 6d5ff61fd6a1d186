import { sql, type Kysely } from 'kysely';

/**
 * How members of the staff are engaged, and the agreements that freelancers accepted. The release before neither reads nor writes
 * them: everybody is employed for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['profiles', 'staff_invitations']) {
    await sql
      .raw(
        `alter table ${table} add column engagement text not null default 'employed'
          constraint ${table}_engagement_known check (engagement in ('employed', 'freelance'))`,
      )
      .execute(db);
  }
  await sql`
    create table agreement_acceptances (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id),
      version_id uuid not null references company_versions (id),
      version integer not null,
      -- Who accepted, as they were called then.
      name text not null,
      -- As shown: the version with the facts of the house filled in.
      title text not null,
      text text not null,
      sha256 text not null constraint agreement_acceptances_hash check (sha256 ~ '^[0-9a-f]{64}$'),
      accepted_at timestamptz not null
    )`.execute(db);
  await sql`create unique index agreement_acceptances_once on agreement_acceptances (user_id, version_id)`.execute(db);
  // The foreign key's check.
  await sql`create index agreement_acceptances_by_version on agreement_acceptances (version_id)`.execute(db);
  await sql`create trigger agreement_acceptances_kept before update or delete on agreement_acceptances
    for each row execute function refuse_pay_change()`.execute(db);
}
