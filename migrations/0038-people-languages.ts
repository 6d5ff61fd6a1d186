import { sql, type Kysely } from 'kysely';

/** A person's language; null until chosen. A mail keeps the language it was queued in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles add column locale text
      constraint profiles_locale_known check (locale in ('en', 'pt', 'es', 'de', 'ar', 'he', 'ja', 'ko'))`.execute(db);
  await sql`
    alter table outbound_emails add column locale text
      constraint outbound_emails_locale_known check (locale in ('en', 'pt', 'es', 'de', 'ar', 'he', 'ja', 'ko'))`.execute(
    db,
  );
}
