import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from './console.ts';

const stopTimeoutMs = 15_000;
const pollIntervalMs = 100;

/**
 * Makes this process the only one on `dataDir`: a previous one is stopped, by SIGKILL after `stopTimeoutMs`. Returns a
 * function that releases the folder.
 */
export async function takeOver(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'start.pid');
  const previous = readPid(file);
  if (previous !== undefined && previous !== process.pid && isStartScript(previous)) {
    say(`stopping the process that already uses ${dataDir} (pid ${previous})`);
    await end(previous);
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

/** True while `pid` runs a start script: the system may have reused the number. */
function isStartScript(pid: number): boolean {
  const commandLine = readCommandLine(pid);
  return commandLine !== undefined && /scripts[\\/](start|dev)\.ts/.test(commandLine);
}

function readCommandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    // The process has exited.
    return undefined;
  }
}

async function end(pid: number): Promise<void> {
  signal(pid, 'SIGTERM');
  for (let waitedMs = 0; isStartScript(pid); waitedMs += pollIntervalMs) {
    if (waitedMs >= stopTimeoutMs) signal(pid, 'SIGKILL');
    await wait(pollIntervalMs);
  }
}

function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
