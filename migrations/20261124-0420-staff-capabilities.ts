import { sql, type Kysely } from 'kysely';

/**
 * Staff hold capabilities of their own, are invited and suspended. Null keeps the named set of the role, which the release before
 * reads; a suspended account has the role `user` there too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column capabilities text[],
      -- Pairs of languages as [{from, to}]; null is every pair.
      add column work_pairs jsonb,
      add column office text constraint profiles_office_short check (length(office) between 1 and 80),
      add column suspended_at timestamptz,
      add constraint profiles_capabilities_known check (capabilities <@ array[
        'translate', 'revise', 'certify', 'notarize', 'desk', 'account', 'manage', 'audit']),
      add constraint profiles_capabilities_of_staff check (role <> 'user' or suspended_at is not null or capabilities is null),
      add constraint profiles_suspended_as_user check (suspended_at is null or role = 'user')`.execute(db);
  // Open connections of a person check what they may do again.
  await sql`create trigger profiles_notify_capabilities after update of capabilities, work_pairs, suspended_at on profiles
    for each row when (old.role is not distinct from new.role and (old.capabilities is distinct from new.capabilities
      or old.work_pairs is distinct from new.work_pairs or old.suspended_at is distinct from new.suspended_at))
    execute function notify_new_role()`.execute(db);
  await invitations(db);
}

async function invitations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_invitations (
      id uuid primary key,
      email text not null,
      capabilities text[] not null constraint staff_invitations_capabilities_known check (
        cardinality(capabilities) > 0 and capabilities <@ array[
          'translate', 'revise', 'certify', 'notarize', 'desk', 'account', 'manage', 'audit']),
      pairs jsonb not null,
      office text constraint staff_invitations_office_short check (length(office) between 1 and 80),
      token_hash bytea not null constraint staff_invitations_hash_unique unique,
      invited_by uuid not null references profiles (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      accepted_by uuid references profiles (id),
      revoked_at timestamptz,
      constraint staff_invitations_ended_once check (accepted_at is null or revoked_at is null),
      constraint staff_invitations_accepted_by check ((accepted_at is null) = (accepted_by is null))
    )`.execute(db);
  // One open invitation per address.
  await sql`create unique index staff_invitations_open on staff_invitations (email)
    where accepted_at is null and revoked_at is null`.execute(db);
  // The foreign keys' checks.
  await sql`create index staff_invitations_by_inviter on staff_invitations (invited_by)`.execute(db);
  await sql`create index staff_invitations_by_member on staff_invitations (accepted_by)
    where accepted_by is not null`.execute(db);
  // Removal of those long expired.
  await sql`create index staff_invitations_by_expiry on staff_invitations (expires_at)`.execute(db);
}
