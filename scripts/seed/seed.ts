import '../run/die-with-parent.ts';
import { closeDeps, createDeps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { MigrationRefused } from '#server/platform/db/migration/errors.ts';
import { findSettings } from '../run/saved-settings.ts';
import { seedAccounts } from './accounts.ts';
import { seedHistory } from './history.ts';

/**
 * Seeds the demo data into the database of the settings, or of a running `npm start`. Idempotent. `DEMO_DATA=accounts`
 * seeds only the accounts.
 */

const deps = await createDeps(readEnv(findSettings()));
try {
  await migrate(deps.db);
  const actors = await seedAccounts(deps);
  if (!actors) console.log('the database has accounts of its own: no demo data added');
  else if (deps.env.stripe.apiUrl && process.env.DEMO_DATA !== 'accounts') await seedHistory(deps, actors);
} catch (error) {
  if (!(error instanceof MigrationRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  stopPageCounting();
  stopInspection();
  await closeDeps(deps);
}
