import { sql, type Kysely } from 'kysely';

/** An account's folder tree. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table folders (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles (id) on delete cascade,
      name text not null constraint folders_name_present check (btrim(name) <> ''),
      parent_id uuid,
      color text,
      -- A matter: a folder with the client's reference.
      reference text,
      created_at timestamptz not null default now(),
      constraint folders_owner_key unique (id, user_id),
      constraint folders_parent_of_same_owner foreign key (parent_id, user_id) references folders (id, user_id),
      constraint folders_not_own_parent check (parent_id <> id)
    )`.execute(db);
  // The tree of one account is read at once.
  await sql`create index folders_by_user on folders (user_id)`.execute(db);
  // Children to move up when their parent is deleted; the foreign key's check.
  await sql`create index folders_by_parent on folders (parent_id)`.execute(db);

  // A deleted folder's content moves to its parent, in the deleting transaction.
  await sql`
    create function move_folder_content_up() returns trigger language plpgsql as $$
    begin
      update folders set parent_id = old.parent_id where parent_id = old.id;
      update documents set folder_id = old.parent_id where folder_id = old.id;
      update translated_documents set folder_id = old.parent_id where folder_id = old.id;
      return old;
    end $$`.execute(db);
  await sql`create trigger folders_move_content_up before delete on folders
    for each row execute function move_folder_content_up()`.execute(db);
}
