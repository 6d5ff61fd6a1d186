import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findRedis } from '../../run/redis.ts';
import { findFreePort } from './listen.ts';

/** A dedicated Redis server. */
export interface RedisServer {
  url: string;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Restarts it on the same port. */
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

/** Starts Redis without persistence. Throws when `redis-server` is not installed. */
export async function startRedis(): Promise<RedisServer> {
  const program = findRedis();
  if (program === undefined) throw new Error('redis-server is not on the PATH');
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'redis-'));
  const port = await findFreePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir];
    const one = spawn(program ?? '', args, { argv0: 'redis-server', stdio: ['ignore', 'pipe', 'inherit'] });
    child = one;
    let printed = '';
    const isReady = new Promise<void>((resolve, reject) => {
      one.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.includes('Ready to accept connections')) resolve();
      });
      one.once('error', reject);
      one.once('exit', () => reject(new Error(`redis-server ended:\n${printed}`)));
    });
    await isReady;
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    async remove() {
      await kill();
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}
