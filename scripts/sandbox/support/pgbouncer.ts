import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { candidatesOnPath, installSystemPackage } from '../../run/system-package.ts';
import { findFreePort } from './listen.ts';

export interface PgBouncer {
  /** Database URL through the pooler. */
  url: string;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Restarts it on the same port. */
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  stop(): Promise<void>;
}

async function findProgram(): Promise<string | undefined> {
  const places = [...candidatesOnPath(['pgbouncer']), '/usr/sbin/pgbouncer'];
  for (const place of places) if (await isThere(place)) return place;
  return undefined;
}

async function isThere(file: string): Promise<boolean> {
  return fs.access(file, fs.constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Whether PgBouncer is installed, after an attempt to install it. */
export async function hasPgBouncer(): Promise<boolean> {
  if (await findProgram()) return true;
  await installSystemPackage('pgbouncer');
  return (await findProgram()) !== undefined;
}

/** PgBouncer in transaction mode in front of `databaseUrl`, with default settings otherwise. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const program = await findProgram();
  if (program === undefined) throw new Error('pgbouncer is not installed');
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'pgbouncer-'));
  // PgBouncer refuses to run as root, and its account must be able to read the settings.
  await fs.chmod(dir, 0o755);
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const database = pathname.slice(1);
  const port = await findFreePort();
  const file = path.join(dir, 'pgbouncer.ini');
  await fs.writeFile(path.join(dir, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  await fs.writeFile(
    file,
    `[databases]
${database} = host=${hostname} port=${serverPort} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${path.join(dir, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
`,
  );
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const one = spawn(program ?? '', [file], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
    child = one;
    let printed = '';
    one.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
    while (!(await accepts(port))) {
      if (one.exitCode !== null) throw new Error(`pgbouncer ended:\n${printed}`);
      await pause(20);
    }
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    start,
    kill,
    async stop() {
      await kill();
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = net.connect(port, '127.0.0.1');
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
