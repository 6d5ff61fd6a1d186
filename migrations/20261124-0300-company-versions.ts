import { sql, type Kysely } from 'kysely';

/** What makes the house: facts in published versions, kept forever, and one draft of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_versions (
      id uuid primary key default gen_random_uuid(),
      kind text not null constraint company_versions_kind check (kind ~ '^[a-z][a-z-]{1,39}$'),
      -- The office or language that it is for; '' is the whole house.
      scope text not null default '',
      version integer not null constraint company_versions_version check (version > 0),
      facts jsonb not null,
      valid_from timestamptz not null,
      reason text not null constraint company_versions_reason check (length(reason) between 3 and 500),
      -- Null is the release that brought it.
      published_by uuid references profiles (id),
      published_at timestamptz not null default now(),
      constraint company_versions_once unique (kind, scope, version)
    )`.execute(db);
  await sql`create trigger company_versions_append_only before update or delete on company_versions
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`
    create function notify_company() returns trigger language plpgsql as $$
    begin
      perform notify_change('company', 'facts');
      return null;
    end $$`.execute(db);
  await sql`create trigger company_versions_notify after insert on company_versions
    for each statement execute function notify_company()`.execute(db);
  await sql`
    create table company_drafts (
      kind text not null,
      scope text not null default '',
      facts jsonb not null,
      -- The version that the draft changes; another one published since is a clash. Null before the first.
      based_on integer,
      saved_by uuid references profiles (id),
      saved_at timestamptz not null default now(),
      primary key (kind, scope)
    )`.execute(db);
  // The first version is what the release before charged.
  const prices = {
    currency: 'usd',
    rates: { certified: { regular: 1500, bankStatement: 2500 }, notarized: { regular: 2000, bankStatement: 3500 } },
    rushPercent: 50,
    postageCents: 1500,
    minimumCents: 0,
  };
  await sql`
    insert into company_versions (kind, version, facts, valid_from, reason)
    values ('prices', 1, ${JSON.stringify(prices)}::jsonb, '2000-01-01T00:00:00Z', 'Prices of version 1.0.0')`.execute(
    db,
  );
}
