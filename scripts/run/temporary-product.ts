import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildClientOnce } from '../build/client-build.ts';
import { step } from './console.ts';
import { startServer } from './server-child.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

/**
 * Runs `work` against the whole product in a temporary data folder. `prepare` fills its database before the server starts, so
 * that no job of the server races with it.
 */
export async function withTemporaryProduct<T>(
  work: (url: string) => Promise<T>,
  prepare?: (settings: Workplace['settings']) => Promise<void>,
): Promise<T> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'product-'));
  // PostgreSQL's own account must be able to enter the folder.
  await fs.chmod(dataDir, 0o711);
  const stops = [() => fs.rm(dataDir, { recursive: true, force: true })];
  try {
    const workplace = await openWorkplace({ ...process.env, DATA_DIR: dataDir, PORT: '0' });
    stops.unshift(workplace.close);
    const clientDir = await step('client', () => buildClientOnce());
    if (prepare) await step('data', () => prepare(workplace.settings));
    const server = await step('server', () => startServer({ env: { ...workplace.settings, CLIENT_DIR: clientDir } }));
    stops.unshift(server.stop);
    return await work(workplace.url);
  } finally {
    for (const stop of stops) await stop();
  }
}
