import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from './console.ts';

const patience = 15_000;
const pause = 100;

/**
 * Makes this process the only one that runs on `dataDir`: an older one is asked to stop, and ended when it does not.
 * Returns what gives the place up again.
 */
export async function takeOver(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'start.pid');
  const older = readPid(file);
  if (older !== undefined && older !== process.pid && isOurs(older)) {
    say(`stopping the copy that already runs on ${dataDir} (process ${older})`);
    await end(older);
  }
  fs.writeFileSync(file, String(process.pid));
  return () => {
    if (readPid(file) === process.pid) fs.rmSync(file, { force: true });
  };
}

function readPid(file: string): number | undefined {
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** True while `pid` is one of our start scripts and not another program that was given the same number. */
function isOurs(pid: number): boolean {
  const commandLine = readCommandLine(pid);
  return commandLine !== undefined && /scripts[\\/](start|dev)\.ts/.test(commandLine);
}

function readCommandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    // No such process any more.
    return undefined;
  }
}

async function end(pid: number): Promise<void> {
  signal(pid, 'SIGTERM');
  for (let waited = 0; isOurs(pid); waited += pause) {
    if (waited >= patience) signal(pid, 'SIGKILL');
    await wait(pause);
  }
}

function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
