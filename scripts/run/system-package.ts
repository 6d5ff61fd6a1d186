import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from './paths.ts';

const run = promisify(execFile);

let updated: Promise<unknown> | undefined;

/** Installs a Debian package when running as root with apt-get. Errors are logged, not thrown: the caller checks the result. */
export async function installSystemPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  try {
    await updateLists();
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.error('apt-get failed:', error);
  }
}

/**
 * A program of a Debian package, unpacked beside the dependencies: installing it could start a service. `file` is its place
 * in the package. Undefined where that is not possible; errors are logged.
 */
export async function unpackProgram({ name, file }: { name: string; file: string }): Promise<string | undefined> {
  if (!fs.existsSync('/usr/bin/apt-get')) return undefined;
  const cwd = inRoot(`node_modules/.cache/${name}`);
  const program = path.join(cwd, file);
  try {
    if (!fs.existsSync(program)) {
      fs.mkdirSync(cwd, { recursive: true });
      if (process.getuid?.() === 0) await updateLists();
      await run('apt-get', ['download', name], { cwd });
      const [archive = ''] = fs.readdirSync(cwd).filter((entry) => entry.endsWith('.deb'));
      await run('dpkg', ['-x', archive, '.'], { cwd });
    }
    return program;
  } catch (error) {
    console.error('apt-get failed:', error);
    return undefined;
  }
}

function updateLists(): Promise<unknown> {
  return (updated ??= run('apt-get', ['update']));
}

/** Candidate paths of programs with these names, in PATH order. */
export function candidatesOnPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).flatMap((dir) => names.map((name) => path.join(dir, name)));
}
