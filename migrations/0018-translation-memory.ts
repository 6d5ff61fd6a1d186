import { sql, type Kysely } from 'kysely';

/** What drafts are made of: confirmed translations of delivered texts, changes of the phrasebooks, the outside engine's use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await memory(db);
  await phrases(db);
  await sql`
    create table translation_engine_usage (
      -- First day of the month, UTC.
      month date primary key,
      -- Characters sent to the outside engine.
      characters bigint not null constraint translation_engine_usage_counted check (characters >= 0)
    )`.execute(db);
}

/** Confirmed translations of delivered texts, without names, numbers and dates. */
async function memory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation_memory (
      id uuid primary key default gen_random_uuid(),
      lang text not null constraint translation_memory_lang_known
        check (lang in ('pt', 'es', 'de', 'ar', 'he', 'ja', 'ko')),
      -- Segments with slots such as {d1}, {n1} and {p1}.
      source text not null,
      target text not null,
      -- Deliveries that confirmed the pair, and drafts that used it.
      confirmations integer not null default 1,
      uses integer not null default 0,
      created_at timestamptz not null,
      last_used_at timestamptz,
      retired_at timestamptz,
      changed_by uuid references profiles (id),
      constraint translation_memory_pair unique (lang, source, target),
      constraint translation_memory_counts check (confirmations > 0 and uses >= 0),
      constraint translation_memory_size check (length(source) between 1 and 1000 and length(target) between 1 and 2000)
    )`.execute(db);
  // Similar segments of a draft.
  await sql`create index translation_memory_similar on translation_memory using gin (source gin_trgm_ops)
    where retired_at is null`.execute(db);
}

/** What staff change in the phrasebooks, and how often each phrase drafted a text. The entries themselves are files. */
async function phrases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table phrase_overrides (
      lang text not null constraint phrase_overrides_lang_known
        check (lang in ('pt', 'es', 'de', 'ar', 'he', 'ja', 'ko')),
      -- The entry's source as it stands in the file; a row whose entry has gone is ignored.
      source text not null,
      -- Null keeps the target of the file.
      target text,
      is_retired boolean not null default false,
      changed_by uuid not null references profiles (id),
      changed_at timestamptz not null,
      primary key (lang, source),
      constraint phrase_overrides_says_something check (target is not null or is_retired)
    )`.execute(db);

  await sql`
    create table phrase_uses (
      lang text not null constraint phrase_uses_lang_known
        check (lang in ('pt', 'es', 'de', 'ar', 'he', 'ja', 'ko')),
      source text not null,
      -- Segments that the phrase drafted.
      uses integer not null constraint phrase_uses_positive check (uses > 0),
      last_used_at timestamptz not null,
      primary key (lang, source)
    )`.execute(db);
}
