import { sql, type Kysely } from 'kysely';

/** Memories and glossaries that came as files: of the house, or of one account, whose papers alone they serve. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memory_collections (
      id uuid primary key default gen_random_uuid(),
      kind text not null constraint memory_collections_kind check (kind in ('memory', 'glossary')),
      name text not null constraint memory_collections_name check (char_length(name) between 1 and 120),
      -- The customer or firm; null for the house.
      account_id uuid references profiles (id) on delete cascade,
      -- Of a glossary: whether a term that was not used wants an answer, or is advice.
      level text not null default 'answer' constraint memory_collections_level check (level in ('answer', 'advice')),
      created_at timestamptz not null,
      created_by uuid references profiles (id) on delete set null,
      -- Its entries are deleted in steps; from then on it is in no list.
      removed_at timestamptz)`.execute(db);
  await sql`create index memory_collections_by_account on memory_collections (account_id) where account_id is not null`.execute(
    db,
  );
  await sql`create index memory_collections_by_author on memory_collections (created_by) where created_by is not null`.execute(
    db,
  );
  await imports(db);
  await entries(db);
  // Concordance in confirmed blocks; the index holds the sources and the English, not places and states.
  await sql`create index translation_blocks_concordance on translation_blocks
    using gin (((content -> 'source')::text) gin_trgm_ops, ((content -> 'target')::text) gin_trgm_ops)
    where confirmed_by is not null and not is_removed`.execute(db);
}

async function imports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memory_imports (
      id uuid primary key default gen_random_uuid(),
      collection_id uuid not null references memory_collections (id) on delete cascade,
      filename text not null,
      state text not null constraint memory_imports_state check (state in ('running', 'done', 'failed')),
      -- Entries in the file so far; added; without English or a language that is sold; broken.
      units integer not null default 0,
      added integer not null default 0,
      foreign_units integer not null default 0,
      broken integer not null default 0,
      -- The first broken ones: number, line, id and reason.
      faults jsonb not null default '[]',
      started_at timestamptz not null,
      touched_at timestamptz not null,
      imported_by uuid references profiles (id) on delete set null,
      removed_at timestamptz)`.execute(db);
  await sql`create index memory_imports_by_collection on memory_imports (collection_id, started_at)`.execute(db);
  await sql`create index memory_imports_by_author on memory_imports (imported_by) where imported_by is not null`.execute(
    db,
  );
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memory_units (
      id bigint generated always as identity primary key,
      collection_id uuid not null references memory_collections (id) on delete cascade,
      import_id uuid not null references memory_imports (id) on delete cascade,
      lang text not null,
      source text not null,
      target text not null,
      -- By hash, since both sides together may exceed what an index holds.
      source_hash uuid not null generated always as (md5(source)::uuid) stored,
      pair_hash uuid not null generated always as (md5(lang || ' ' || md5(source) || md5(target))::uuid) stored,
      constraint memory_units_pair unique (collection_id, pair_hash))`.execute(db);
  await sql`create index memory_units_by_source on memory_units (source_hash)`.execute(db);
  await sql`create index memory_units_by_import on memory_units (import_id)`.execute(db);
  await sql`create index memory_units_similar on memory_units using gin (source gin_trgm_ops)`.execute(db);
  await sql`create index memory_units_english on memory_units using gin (target gin_trgm_ops)`.execute(db);
  await sql`
    create table glossary_terms (
      id uuid primary key default gen_random_uuid(),
      collection_id uuid not null references memory_collections (id) on delete cascade,
      -- Null for a term that a person wrote.
      import_id uuid references memory_imports (id) on delete cascade,
      lang text not null,
      source text not null constraint glossary_terms_source check (char_length(source) between 1 and 200),
      target text not null constraint glossary_terms_target check (char_length(target) between 1 and 200),
      status text not null constraint glossary_terms_status check (status in ('preferred', 'admitted', 'forbidden')),
      note text,
      created_at timestamptz not null,
      changed_by uuid references profiles (id) on delete set null,
      constraint glossary_terms_pair unique (collection_id, lang, source, target))`.execute(db);
  await sql`create index glossary_terms_by_import on glossary_terms (import_id) where import_id is not null`.execute(
    db,
  );
  await sql`create index glossary_terms_by_author on glossary_terms (changed_by) where changed_by is not null`.execute(
    db,
  );
}
