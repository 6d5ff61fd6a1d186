import { sql, type Kysely } from 'kysely';

/** A customer's folders. A folder's content moves up when it is removed, whoever removes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table folders (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id) on delete cascade,
      name text not null constraint folders_name_present check (btrim(name) <> ''),
      parent_id uuid,
      color text,
      created_at timestamptz not null default now(),
      constraint folders_owner_key unique (id, user_id),
      constraint folders_parent_of_same_owner foreign key (parent_id, user_id) references folders (id, user_id),
      constraint folders_not_own_parent check (parent_id <> id)
    )`.execute(db);
  // The whole tree of one person is read at once.
  await sql`create index folders_by_user on folders (user_id)`.execute(db);
  // Moving children up, and the foreign key's own check.
  await sql`create index folders_by_parent on folders (parent_id)`.execute(db);
}
