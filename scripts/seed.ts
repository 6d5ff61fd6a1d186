import './die-with-parent.ts';
import path from 'node:path';
import { z } from 'zod';
import { migrate } from '#server/db/migrate.ts';
import { closeDeps, createDeps } from '#server/deps.ts';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { readEnv } from '#server/env.ts';
import { readJson } from './run/atomic-file.ts';
import { dataDirOf } from './run/workplace.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedHistory } from './seed/history.ts';

/**
 * Puts the demo data into the database of the settings, or of a running `npm start`. Doing it twice changes nothing.
 * `DEMO_DATA=accounts` makes the people only.
 */

const settingsSchema = z.record(z.string(), z.string());

function findSettings(): Record<string, string | undefined> {
  if (process.env.DATABASE_URL) return process.env;
  const saved = settingsSchema.safeParse(readJson(path.join(dataDirOf(process.env), 'server-settings.json')));
  if (!saved.success) throw new Error('nothing to seed: set DATABASE_URL, or run npm start first');
  return { ...process.env, ...saved.data };
}

const deps = await createDeps(readEnv(findSettings()));
try {
  await migrate(deps.db);
  const actors = await seedAccounts(deps);
  if (!actors) console.log('this database has people of its own: no demo data was added');
  else if (deps.env.stripe.apiUrl && process.env.DEMO_DATA !== 'accounts') await seedHistory(deps, actors);
} finally {
  stopPageCounting();
  await closeDeps(deps);
}
