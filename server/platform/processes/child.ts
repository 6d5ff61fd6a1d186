import { execFile, fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Child processes that open untrusted files. They inherit no environment, and do not keep this process alive. */

/** The module `name` beside `importer`: TypeScript in development, JavaScript in the build. */
export function childModule(importer: string, name: string): URL {
  return new URL(`./${name}${path.extname(new URL(importer).pathname)}`, importer);
}

interface ChildOptions {
  /** No secrets: the child parses untrusted files. */
  env?: NodeJS.ProcessEnv;
  execArgv?: string[];
  /** `advanced` sends typed arrays and dates as they are. */
  serialization?: 'json' | 'advanced';
}

/** Forks `module` with stdin for files and an IPC channel for answers. Its events have to be handled by the caller. */
export function forkChild(module: URL, { env = {}, execArgv, serialization }: ChildOptions = {}): ChildProcess {
  const stdio = ['pipe', 'ignore', 'ignore', 'ipc'] as const;
  const child = fork(module, {
    env,
    ...(execArgv && { execArgv }),
    ...(serialization && { serialization }),
    stdio: [...stdio],
  });
  // Writes to a dead child fail here; its exit event settles the file.
  child.stdin?.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child;
}

/** Folder for compiled modules, which halve the start of a process; undefined unless this user alone can write it. */
export function compileCacheFolder(name: string): string | undefined {
  const folder = path.join(os.tmpdir(), `${name}-${process.getuid?.() ?? 'own'}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(folder);
    const isOwn = uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
    return isOwn ? folder : undefined;
  } catch {
    // Without a writable folder processes start slower.
    return undefined;
  }
}

/** Environment of a child with such a folder. */
export function compileCacheEnv(name: string): NodeJS.ProcessEnv {
  const folder = compileCacheFolder(name);
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}

/**
 * Lowers the scheduling priority, so that the child does not slow down requests. `IDLE` (SCHED_IDLE) applies to all
 * threads and lets a request preempt them at once; at the lowest nice level a child would first finish its time slice.
 */
export function lowerPriority(pid: number | undefined, to: 'PRIORITY_BELOW_NORMAL' | 'PRIORITY_LOW' | 'IDLE'): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority[to === 'IDLE' ? 'PRIORITY_LOW' : to]);
  } catch {
    // Not permitted, or the process has exited.
  }
  // If `chrt` is missing or not permitted, the lowest nice level remains.
  if (to === 'IDLE') execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], () => undefined);
}
