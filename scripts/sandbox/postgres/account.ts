import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runProgram, type Account } from './binaries.ts';

const nobodyId = 65534;

/**
 * Account for PostgreSQL, which refuses to run as root: the data folder's owner, else `postgres` (created), else `nobody`.
 */
export async function chooseAccount(dir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = fs.existsSync(dir) ? fs.statSync(dir) : undefined;
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findAccount()) ?? (await createAccount()) ?? { uid: nobodyId, gid: nobodyId };
}

async function findAccount(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runProgram('id', [flag, 'postgres'])));
  if (uid?.code !== 0 || gid?.code !== 0) return undefined;
  return { uid: Number(uid.stdout.trim()), gid: Number(gid.stdout.trim()) };
}

async function createAccount(): Promise<Account | undefined> {
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  try {
    await runProgram('useradd', [...flags, 'postgres']);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return findAccount();
}

/** `dir`, or a folder under `fallbackDir` when `account` may not enter the parent of `dir`. */
export async function reachableDirectory(dir: string, account: Account, fallbackDir: string): Promise<string> {
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  if (account.uid === undefined) return dir;
  const entered = await runProgram('/bin/sh', ['-c', 'cd "$0"', path.dirname(dir)], { account });
  if (entered.code === 0) return dir;
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  fs.mkdirSync(fallbackDir, { recursive: true });
  const elsewhere = path.join(fallbackDir, `data-${name}`);
  console.error(`note: the database account cannot enter ${path.dirname(dir)}; using ${elsewhere}`);
  return elsewhere;
}
