import '../run/die-with-parent.ts';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { catalogueFiles, differencesOf, readBaselineCatalogue } from '#server/platform/db/migration/catalogue-files.ts';
import { readCatalogue } from '#server/platform/db/migration/catalogue.ts';
import { hashMigrations } from '#server/platform/db/migration/files.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { addLanded, readReleases, writeReleases } from '../release/released.ts';
import { startPostgres } from '../sandbox/postgres.ts';

/**
 * Writes `server/platform/db/migration/catalogue.json`: what the migrations since 1.0.0 make. `doctor` compares a
 * database with it, and a test compares it with the migrations. Adds new migrations to `migrations/released.json`,
 * after which they must not change.
 */

const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'schema-'));
// PostgreSQL's own account must be able to enter the folder.
await fs.chmod(dir, 0o711);
const postgres = await startPostgres({
  dir: path.join(dir, 'data'),
  fallbackDir: path.join(dir, 'reachable'),
  fsync: false,
});
try {
  const log = createLog('warn');
  await prepareDatabase({ databaseUrl: postgres.url, log }, () => Promise.resolve());
  const db = createDb(createPool(postgres.url, log));
  const changes = async (schema: 'public' | 'sandbox') =>
    differencesOf(await readBaselineCatalogue(schema), await readCatalogue(db, schema));
  const content = { public: await changes('public'), sandbox: await changes('sandbox') };
  await db.destroy();
  await fs.writeFile(catalogueFiles.current, `${JSON.stringify(content, undefined, 2)}\n`);
} finally {
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
}
writeReleases(addLanded(readReleases(), await hashMigrations()));
