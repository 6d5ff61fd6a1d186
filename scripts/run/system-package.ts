import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

let updated: Promise<unknown> | undefined;

/** Installs a Debian package when running as root with apt-get. Errors are logged, not thrown: the caller checks the result. */
export async function installSystemPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  try {
    await (updated ??= run('apt-get', ['update']));
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.error('apt-get failed:', error);
  }
}

/** Candidate paths of programs with these names, in PATH order. */
export function candidatesOnPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).flatMap((dir) => names.map((name) => path.join(dir, name)));
}
