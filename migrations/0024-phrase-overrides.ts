import { sql, type Kysely } from 'kysely';

/** What staff change in the phrasebooks, and how often each phrase drafted a text. The entries themselves are files. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
