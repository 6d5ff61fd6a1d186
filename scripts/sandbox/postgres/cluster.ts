import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { moveUnlessThere, runProgram, type Account, type Outcome } from './binaries.ts';

/** A data folder, and the binaries and account that run it. */
export type Cluster = { dir: string; binaries: string; account: Account };

/** Runs a PostgreSQL tool as the cluster's account. */
export function runTool(cluster: Cluster, tool: string, args: readonly string[], quiet = false): Promise<Outcome> {
  return runProgram(path.join(cluster.binaries, 'bin', tool), args, { account: cluster.account, quiet });
}

/** Creates the data folder unless it exists; renamed into place, so that an interrupted run leaves no partial one. */
export async function createCluster(cluster: Cluster, password: string): Promise<void> {
  const proof = path.join(cluster.dir, 'PG_VERSION');
  if (fs.existsSync(proof)) return;
  const unfinished = `${cluster.dir}.init-${randomUUID()}`;
  const passwordFile = `${unfinished}.password`;
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  giveTo(cluster.account, unfinished, passwordFile);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // One round of hashing instead of 4,096 per connection on both sides: the password is in plain text beside the data.
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-c', 'scram_iterations=1'];
  const outcome = await runTool(cluster, 'initdb', ['-D', unfinished, '--no-sync', ...login, ...locale]);
  fs.rmSync(passwordFile);
  if (outcome.code !== 0) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`initdb failed: ${outcome.stderr}`);
  }
  moveUnlessThere(unfinished, cluster.dir, proof);
}

function giveTo({ uid, gid }: Account, ...paths: string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const one of paths) fs.chownSync(one, uid, gid);
}

/** State of the server that owns the data folder; a lock file left by a killed one is removed. */
export async function readServer(cluster: Cluster): Promise<{ ready: boolean; port: number } | undefined> {
  const lockFile = path.join(cluster.dir, 'postmaster.pid');
  const lines = readLines(lockFile);
  if (lines === undefined) return undefined;
  // `pg_ctl status` accepts zombies and process ids reused by other programs.
  if (process.platform === 'linux' && !isPostgres(Number(lines[0]))) {
    fs.rmSync(lockFile, { force: true });
    return undefined;
  }
  if ((await runTool(cluster, 'pg_ctl', ['status', '-D', cluster.dir])).code !== 0) return undefined;
  return { ready: lines[7]?.trim() === 'ready', port: Number(lines[3]) };
}

function isPostgres(pid: number): boolean {
  return /^\d+ \(postgres\) [^ZX]/.test(readLines(`/proc/${pid}/stat`)?.[0] ?? '');
}

function readLines(file: string): string[] | undefined {
  try {
    return fs.readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
}

/** Attempts to start the server on `port`; true once it accepts connections. */
export async function startServer(cluster: Cluster, port: number, fsync: boolean): Promise<boolean> {
  const noSync = fsync ? '' : ' -c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100${noSync}`;
  const log = path.join(cluster.dir, 'server.log');
  const args = ['start', '-D', cluster.dir, '-w', '-t', '60', '-l', log, '-o', settings];
  return (await runTool(cluster, 'pg_ctl', args, true)).code === 0;
}

/** The last lines of the server's log. */
export function readLogTail(cluster: Cluster): string {
  return (readLines(path.join(cluster.dir, 'server.log')) ?? []).slice(-6).join('\n');
}
