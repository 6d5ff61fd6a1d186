import { sql, type Kysely } from 'kysely';

/**
 * Windows of the rate limiter, with the column names of rate-limiter-flexible. Unlogged: written by nearly every anonymous
 * request and worthless after their window; a crash of the database resets all windows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  // The limiter's sweep of expired windows.
  await sql`create index rate_limits_by_expiry on rate_limits (expire)`.execute(db);
}
