import { sql, type Kysely } from 'kysely';

/** Names as in the passport: kept once per customer's family, and as given for each document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table family_members (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id) on delete cascade,
      name text not null constraint family_members_name_present check (name <> ''),
      -- As documents in another script write it.
      native_name text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  // A customer's list; a name is kept once whatever its case.
  await sql`create unique index family_members_once on family_members (user_id, lower(name))`.execute(db);

  // A copy, since a decided document keeps the spelling it was decided with.
  await sql`
    create table document_people (
      document_id uuid not null references documents (id) on delete cascade,
      position integer not null,
      member_id uuid references family_members (id) on delete set null,
      name text not null constraint document_people_name_present check (name <> ''),
      native_name text,
      primary key (document_id, position)
    )`.execute(db);
  // A member's change reaches the documents that name them; the foreign key's check.
  await sql`create index document_people_by_member on document_people (member_id)
    where member_id is not null`.execute(db);
}
