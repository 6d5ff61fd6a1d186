import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseAccount, reachableDirectory } from './postgres/account.ts';
import { locateBinaries } from './postgres/binaries.ts';
import { createCluster, readLogTail, readServer, runTool, startServer, type Cluster } from './postgres/cluster.ts';
import { findFreePort } from './support/listen.ts';

export type Postgres = { url: string; port: number; reused: boolean; stop(): Promise<void> };

/** Orphaned workers of a killed server take some seconds to exit. */
const maxAttempts = 40;
const retryIntervalMs = 250;

/**
 * Starts PostgreSQL on the loopback address with its data in `dir`, or reuses a server running there (`reused`). A `port` in
 * use is replaced by a free one. `fallbackDir` serves root in a private folder. Throws with the log's tail after ten seconds.
 */
export async function startPostgres(options: {
  dir: string;
  port?: number;
  fsync?: boolean;
  password?: string;
  fallbackDir?: string;
}): Promise<Postgres> {
  const { port: wantedPort = 0, fsync = true, password = 'postgres' } = options;
  const fallbackDir = options.fallbackDir ?? '/var/lib/trueform-sandbox';
  const wantedDir = path.resolve(options.dir);
  const account = await chooseAccount(wantedDir);
  const binaries = await locateBinaries(account, fallbackDir);
  const cluster: Cluster = { dir: await reachableDirectory(wantedDir, account, fallbackDir), binaries, account };

  const describe = (port: number, reused: boolean): Postgres => ({
    url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    port,
    reused,
    stop: () => stopServer(cluster),
  });

  await createCluster(cluster, password);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const running = await readServer(cluster);
    if (running?.ready === true) return describe(running.port, true);
    if (running === undefined) {
      const port = await findFreePort(wantedPort);
      if (await startServer(cluster, port, fsync)) return describe(port, false);
    }
    await wait(retryIntervalMs);
  }
  throw new Error(`PostgreSQL did not start: ${readLogTail(cluster)}`);
}

async function stopServer(cluster: Cluster): Promise<void> {
  if ((await readServer(cluster)) === undefined) return;
  const outcome = await runTool(cluster, 'pg_ctl', ['stop', '-D', cluster.dir, '-m', 'fast', '-w', '-t', '30']);
  if (outcome.code !== 0 && (await readServer(cluster)) !== undefined) {
    throw new Error(`PostgreSQL did not stop: ${outcome.stderr}`);
  }
}
