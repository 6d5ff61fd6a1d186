import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { findSandboxFault, SandboxRightMissing } from '#server/platform/db/sandbox-schema.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { emptyDatabase } from '../support/database.ts';

test('a role that may not make the schema of sandboxes is told the statement that lets it', async () => {
  const { postgresUrl } = inject('services');
  const database = await emptyDatabase(postgresUrl);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const role = `app_${randomUUID().slice(0, 8)}`;
  await owner.query(`create role ${role} login password 'app'`);
  await owner.query('create extension pg_trgm');
  await owner.query(`grant all on schema public to ${role}`);

  const url = new URL(database.url);
  [url.username, url.password] = [role, 'app'];
  const log = createLog('silent');
  const prepare = () => prepareDatabase({ databaseUrl: url.href, log }, () => Promise.resolve('prepared'));
  const statement = `grant create on database ${url.pathname.slice(1)} to ${role}`;
  await expect(prepare()).rejects.toThrow(new SandboxRightMissing(statement));
  const db = createDb(createPool(url.href, log));
  expect(await findSandboxFault(db)).toBe(
    `the schema sandbox is missing: start the server or run MIGRATE=only, after ${statement};`,
  );
  await owner.query(statement);
  expect(await prepare()).toBe('prepared');
  expect(await findSandboxFault(db)).toBeNull();

  await db.destroy();
  await owner.end();
  await database.drop();
  const server = new pg.Client({ connectionString: postgresUrl });
  await server.connect();
  await server.query(`drop role ${role}`);
  await server.end();
});
