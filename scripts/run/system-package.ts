import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

let updated: Promise<unknown> | undefined;

/**
 * Has Debian's package manager put `name` on this machine, where there is one and we are root. What goes wrong is said and
 * not thrown: whoever asked looks whether it is there.
 */
export async function installSystemPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  try {
    await (updated ??= run('apt-get', ['update']));
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.error('the package manager has none for us:', error);
  }
}

/** Where a program of one of these names may be, in the order of the PATH. */
export function placesOnPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).flatMap((dir) => names.map((name) => path.join(dir, name)));
}
