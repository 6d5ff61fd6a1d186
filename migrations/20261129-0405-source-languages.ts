import { sql, type Kysely } from 'kysely';

const tags = [
  'pt',
  'es',
  'de',
  'ar',
  'he',
  'ja',
  'ko',
  'fr',
  'it',
  'pl',
  'uk',
  'zh',
  'ro',
  'nl',
  'tr',
  'vi',
  'zh-Hant',
];
const constraints = [
  ['phrase_overrides', 'phrase_overrides_lang_known'],
  ['phrase_uses', 'phrase_uses_lang_known'],
  ['translation_candidates', 'translation_candidates_lang_known'],
  ['translation_memory', 'translation_memory_lang_known'],
] as const;

/** More source languages. The release before writes the first twelve alone, and reads rows of its own orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const known = sql.join(tags.map((tag) => sql.lit(tag)));
  for (const [table, name] of constraints) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} check (lang in (${known}))`.execute(db);
  }
}
