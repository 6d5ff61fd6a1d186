import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { templateDatabase } from './services-address.ts';

/** Creates an empty database; `drop` removes it. */
export async function emptyDatabase(postgresUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(postgresUrl, `create database ${name} template template0`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  return { url: url.href, drop: () => run(postgresUrl, `drop database ${name} with (force)`) };
}

/** Copies the migrated template database, or another without connections; `drop` removes the copy. */
export async function cloneDatabase(
  postgresUrl: string,
  template = templateDatabase,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // PostgreSQL rejects concurrent copies of a template, so an advisory lock serializes them.
  await run(
    postgresUrl,
    `select pg_advisory_lock(1)`,
    `create database ${name} template ${template} strategy file_copy`,
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
