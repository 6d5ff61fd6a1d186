import { sql, type Kysely } from 'kysely';

/** When it was said that notarized orders wait without a notary, kept with the newest commission until there is one again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notary_commissions add column vacancy_told_at timestamptz`.execute(db);
}
