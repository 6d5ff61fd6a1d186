import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { candidatesOnPath, installSystemPackage } from '../../scripts/run/system-package.ts';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';

export interface PgBouncer {
  /** Database URL through the pooler. */
  url: string;
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
  const child = spawn(program, [file], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended:\n${printed}`);
    await pause(20);
  }
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      await ended;
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
