import { sql, type Kysely } from 'kysely';

/** Heads of the certificate log that were mailed: one a day to each address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table log_head_mails (
      day date not null,
      address text not null,
      head_size bigint not null,
      primary key (day, address)
    )`.execute(db);
}
