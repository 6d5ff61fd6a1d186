import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { templateDatabase } from './services-address.ts';

/** A database without a table, and what drops it. */
export async function emptyDatabase(postgresUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(postgresUrl, `create database ${name} template template0`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  return { url: url.href, drop: () => run(postgresUrl, `drop database ${name} with (force)`) };
}

/** A migrated database of its own, copied from the template, and what drops it. */
export async function cloneDatabase(postgresUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Two copies of one template at the same moment are refused; the lock makes them queue.
  await run(
    postgresUrl,
    `select pg_advisory_lock(1)`,
    `create database ${name} template ${templateDatabase} strategy file_copy`,
  );
  const url = new URL(postgresUrl);
  url.pathname = name;
  return { url: url.href, drop: () => run(postgresUrl, `drop database ${name} with (force)`) };
}

async function run(postgresUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
