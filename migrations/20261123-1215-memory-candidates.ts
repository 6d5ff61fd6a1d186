import { sql, type Kysely } from 'kysely';

/** Sentences wait for three customers before the memory offers them to others, tied to their documents until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation_candidates (
      id uuid primary key default gen_random_uuid(),
      lang text not null constraint translation_candidates_lang_known
        check (lang in ('pt', 'es', 'de', 'ar', 'he', 'ja', 'ko')),
      source text not null,
      target text not null,
      -- What the words are about; only staff admit such a sentence.
      topic text constraint translation_candidates_topic_known
        check (topic in ('health', 'crime', 'religion', 'address')),
      created_at timestamptz not null,
      constraint translation_candidates_size check (length(source) between 1 and 1000 and length(target) between 1 and 2000)
    )`.execute(db);
  // By hash, since both sides together may exceed what an index holds.
  await sql`create unique index translation_candidates_pair on translation_candidates (lang, md5(source), md5(target))`.execute(
    db,
  );
  await sql`
    create table translation_candidate_papers (
      candidate_id uuid not null references translation_candidates (id) on delete cascade,
      document_id uuid not null references documents (id) on delete cascade,
      primary key (candidate_id, document_id)
    )`.execute(db);
  await sql`create index translation_candidate_papers_document on translation_candidate_papers (document_id)`.execute(
    db,
  );

  await sql`
    alter table translation_memory
      -- When three customers' papers had held the pair, or staff marked it; others are never offered.
      add column admitted_at timestamptz,
      -- Who marked it as a phrase; null for a pair admitted by count.
      add column marked_by uuid references profiles (id)`.execute(db);

  // Nothing says whose papers these sentences came from. Texts that are still kept are learned again, under the rule.
  await sql`delete from translation_memory`.execute(db);
  await sql`update translation_texts set remembered_at = null where remembered_at is not null`.execute(db);
  await sql`create index translation_texts_unremembered on translation_texts (document_id) where remembered_at is null`.execute(
    db,
  );
}
