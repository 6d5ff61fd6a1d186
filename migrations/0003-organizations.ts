import { sql, type Kysely } from 'kysely';

/** Organizations: accounts with members. Documents, folders and payments of one have its account as their owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await organizations(db);
  await members(db);
  await invitations(db);
}

async function organizations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      account_id uuid primary key references profiles (id),
      -- The owner whose address receives the account's mails.
      contact_id uuid not null references profiles (id),
      billing_address text,
      -- Null: the organization pays each order by card.
      credit_limit_cents integer constraint organizations_credit_limit_positive check (credit_limit_cents > 0),
      created_at timestamptz not null
    )`.execute(db);
  // A person's new address applies to the organizations they are the contact of; the foreign key's check.
  await sql`create index organizations_by_contact on organizations (contact_id)`.execute(db);
}

async function members(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_members (
      account_id uuid not null references organizations (account_id),
      user_id uuid not null references profiles (id),
      role text not null constraint organization_members_role_known check (role in ('owner', 'member', 'billing')),
      created_at timestamptz not null,
      constraint organization_members_pkey primary key (account_id, user_id)
    )`.execute(db);
  // The organizations of one person.
  await sql`create index organization_members_by_user on organization_members (user_id)`.execute(db);

  // Open connections of a person check their session again.
  await sql`
    create function notify_changed_membership() returns trigger language plpgsql as $$
    begin
      perform notify_change('sessions', old.user_id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger organization_members_notify_change after update or delete on organization_members
    for each row execute function notify_changed_membership()`.execute(db);
}

async function invitations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_invitations (
      id uuid primary key,
      account_id uuid not null references organizations (account_id),
      email text not null,
      role text not null constraint organization_invitations_role_known check (role in ('owner', 'member', 'billing')),
      token_hash bytea not null constraint organization_invitations_hash_unique unique,
      invited_by uuid not null references profiles (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  // Invitations of one organization, newest first; the foreign key's check.
  await sql`create index organization_invitations_by_account on organization_invitations (account_id, created_at desc)`.execute(
    db,
  );
  // Invitations by a person, erased with them; the foreign key's check.
  await sql`create index organization_invitations_by_inviter on organization_invitations (invited_by)`.execute(db);
  // The sweep.
  await sql`create index organization_invitations_by_expiry on organization_invitations (expires_at)`.execute(db);
}
