import fs from 'node:fs';
import { say } from './console.ts';
import { installSystemPackage, placesOnPath } from './system-package.ts';

/** `redis-check-rdb` is the server's own program under the name of one of its tools. */
const names = ['redis-server', 'valkey-server', 'redis-check-rdb'];

/** A Redis server of this machine, to be run under the name of `redis-server`. Undefined when there is none. */
export function findRedis(): string | undefined {
  return placesOnPath(names).find((file) => fs.existsSync(file));
}

/**
 * Puts a Redis server on this machine when there is none: Debian's as root. Its tools bring the program, and no service of
 * the system that would start by itself.
 */
export async function ensureRedis(): Promise<void> {
  if (findRedis()) return;
  say('no Redis here: installing one');
  await installSystemPackage('redis-tools');
  if (!findRedis()) say('no Redis here: the tests that need one are left out');
}
