import { sql, type Kysely } from 'kysely';

/**
 * Revision by a second person: which papers need it, its rounds, the errors that revisers mark, and waivers. The release before
 * neither reads nor writes them; a house has none before it publishes its rule.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await requirements(db);
  await rounds(db);
  await otherPerson(db);
  await errors(db);
}

async function requirements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revision_requirements (
      review_id uuid primary key references documents_to_be_verified (id) on delete cascade,
      is_required boolean not null,
      reason text not null constraint revision_requirements_reason_known
        check (reason in ('service', 'account', 'pair', 'sample')),
      -- Of papers that no other part of the rule names, in the order in which they were first asked about.
      sample_number bigint,
      decided_at timestamptz not null,
      constraint revision_requirements_sample check ((reason = 'sample') = (sample_number is not null)),
      constraint revision_requirements_drawn check (is_required or reason = 'sample')
    )`.execute(db);
  await sql`create unique index revision_requirements_numbered on revision_requirements (sample_number)
    where sample_number is not null`.execute(db);
  await sql`
    create table revision_waivers (
      review_id uuid primary key references documents_to_be_verified (id) on delete cascade,
      reason text not null,
      waived_by uuid not null references profiles (id),
      waived_at timestamptz not null
    )`.execute(db);
  await sql`create index revision_waivers_by_person on revision_waivers (waived_by)`.execute(db);
}

async function rounds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_revisions (
      id uuid primary key default gen_random_uuid(),
      sequence bigint not null generated always as identity,
      review_id uuid not null references documents_to_be_verified (id) on delete cascade,
      translator_id uuid not null references profiles (id),
      -- The translator's text, which the reviser's is compared with.
      text_version integer not null constraint text_revisions_version check (text_version > 0),
      submitted_at timestamptz not null,
      state text not null constraint text_revisions_state_known
        check (state in ('waiting', 'taken', 'returned', 'passed', 'withdrawn')),
      reviser_id uuid references profiles (id),
      taken_at timestamptz,
      closed_at timestamptz,
      -- The text as the reviser left it.
      closed_version integer,
      closed_sha256 text,
      -- Empty once the document was erased.
      note text not null default '',
      constraint text_revisions_other_person check (reviser_id <> translator_id),
      constraint text_revisions_reviser check ((state in ('taken', 'returned', 'passed')) = (reviser_id is not null)),
      constraint text_revisions_taken_whole check ((reviser_id is null) = (taken_at is null)),
      constraint text_revisions_closed_whole check ((state in ('returned', 'passed', 'withdrawn')) = (closed_at is not null)),
      constraint text_revisions_left
        check ((state in ('returned', 'passed')) = (closed_version is not null)
          and (closed_version is null) = (closed_sha256 is null))
    )`.execute(db);
  // A text is revised by one person at a time.
  await sql`create unique index text_revisions_open on text_revisions (review_id)
    where state in ('waiting', 'taken')`.execute(db);
  await sql`create index text_revisions_by_review on text_revisions (review_id, sequence)`.execute(db);
  await sql`create index text_revisions_by_reviser on text_revisions (reviser_id, closed_at)
    where reviser_id is not null`.execute(db);
  await sql`create index text_revisions_by_translator on text_revisions (translator_id, closed_at)`.execute(db);
  await sql`create index text_revisions_closed on text_revisions (closed_at) where closed_at is not null`.execute(db);
}

/** Who wrote any of the text, other than as its reviser in an earlier round, does not revise it, whoever submitted it. */
async function otherPerson(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_own_revision() returns trigger language plpgsql as $$
    begin
      if new.reviser_id is not null and exists (
        select from translation_text_versions v
        where v.review_id = new.review_id and v.saved_by = new.reviser_id and v.version <= new.text_version
          and not exists (
            select from text_revisions earlier
            where earlier.review_id = v.review_id and earlier.reviser_id = v.saved_by and earlier.id <> new.id
              and v.version > earlier.text_version and v.version <= earlier.closed_version))
      then
        raise exception 'a text is revised by another person than its translator'
          using errcode = 'check_violation', constraint = 'text_revisions_other_person';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger text_revisions_reviser_is_other before insert or update of reviser_id, translator_id, text_version
    on text_revisions for each row execute function refuse_own_revision()`.execute(db);
}

async function errors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revision_errors (
      -- Of one press of the button.
      id uuid primary key,
      revision_id uuid not null references text_revisions (id) on delete cascade,
      -- Null is the whole text.
      block_id uuid,
      kind text not null constraint revision_errors_kind_known
        check (kind in ('accuracy', 'terminology', 'omission', 'addition', 'linguistic', 'style', 'locale', 'design')),
      severity text not null constraint revision_errors_severity_known check (severity in ('minor', 'major', 'critical')),
      -- Empty once the document was erased.
      note text not null default '',
      marked_by uuid not null references profiles (id),
      marked_at timestamptz not null
    )`.execute(db);
  await sql`create index revision_errors_by_revision on revision_errors (revision_id, marked_at)`.execute(db);
  await sql`create index revision_errors_by_person on revision_errors (marked_by)`.execute(db);
}
