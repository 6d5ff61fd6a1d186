import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { closeDeps, createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { startPostgres } from '../sandbox/postgres.ts';
import { startChild, type Child } from './child.ts';
import { settingsFor } from './environment.ts';

export interface PartnerEnvironment {
  deps: Deps;
  /** Starts a script of this folder, or the product, with the same settings. */
  start(file: string): Promise<Child>;
  product: Child;
}

/** The product in a process of its own over an empty database. `overrides` replace settings. */
export async function withProduct<T>(
  work: (environment: PartnerEnvironment) => Promise<T>,
  overrides: Record<string, string> = {},
): Promise<T> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-'));
  await fs.chmod(dir, 0o711);
  const postgres = await startPostgres({ dir: path.join(dir, 'data'), fallbackDir: path.join(dir, 'tools') });
  const settings = { ...settingsFor(postgres.url), ...overrides };
  const deps = await createDeps(readEnv({ ...settings, LOG_LEVEL: 'warn' }));
  const stops: (() => Promise<void>)[] = [() => closeDeps(deps)];
  try {
    await migrate(deps.db);
    const start = async (file: string) => {
      const child = await startChild(file, { env: settings, log: path.join(dir, 'bench.log') });
      stops.push(() => child.stop());
      return child;
    };
    return await work({ deps, start, product: await start('../../server/main.ts') });
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await postgres.stop();
    await fs.rm(dir, { recursive: true, force: true });
  }
}
