import fs from 'node:fs';
import { say } from './console.ts';
import { candidatesOnPath, installSystemPackage } from './system-package.ts';

/** `redis-check-rdb` is the server's binary under another name. */
const names = ['redis-server', 'valkey-server', 'redis-check-rdb'];

/** Path of a Redis server, to be started with argv0 `redis-server`; undefined when none is installed. */
export function findRedis(): string | undefined {
  return candidatesOnPath(names).find((file) => fs.existsSync(file));
}

/** Installs Debian's `redis-tools` as root when no server is found: it contains the binary and starts no service. */
export async function ensureRedis(): Promise<void> {
  if (findRedis()) return;
  say('no Redis found: installing one');
  await installSystemPackage('redis-tools');
  if (!findRedis()) say('no Redis found: tests that need one are skipped');
}
