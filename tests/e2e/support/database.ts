import pg from 'pg';

/** Creates or reads states of the running product that it cannot reach, or does not show, within a test. */
export async function queryDatabase(
  url: string,
  statement: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const database = new pg.Client(url);
  await database.connect();
  try {
    const { rows } = await database.query<Record<string, unknown>>(statement, [...values]);
    return rows;
  } finally {
    await database.end();
  }
}
