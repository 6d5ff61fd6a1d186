import { sql, type Kysely } from 'kysely';

/**
 * Languages of the interface are listed in the code alone; the database checks the shape of a tag. The release before writes tags
 * that fit, and resolves one it does not know as English. Not validated: the stricter checks before held for every row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      drop constraint profiles_locale_known,
      add constraint profiles_locale_tag check (locale ~ '^[a-z]{2,3}$') not valid`.execute(db);
  await sql`
    alter table outbound_emails
      drop constraint outbound_emails_locale_known,
      add constraint outbound_emails_locale_tag check (locale ~ '^[a-z]{2,3}$') not valid`.execute(db);
}
