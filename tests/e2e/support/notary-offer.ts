import pg from 'pg';

/**
 * Tests that sell notarized translations and tests that expect none share one product, so a database lock separates
 * them.
 */
const lockKey = 8206;

/** Runs `work` while no other test changes whether a notary is available; `alone` also while none reads it. */
export async function withNotaryOffer<T>(
  databaseUrl: string,
  reach: 'shared' | 'alone',
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock${reach === 'shared' ? '_shared' : ''}($1)`, [lockKey]);
    return await work();
  } finally {
    await client.end();
  }
}
