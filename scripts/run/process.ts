import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.ts';

export type Environment = Record<string, string | undefined>;

/** node:sqlite prints an experimental warning. */
const quiet = '--disable-warning=ExperimentalWarning';
const endWithParent = ['--import', pathToFileURL(inRoot('scripts/run/die-with-parent.ts')).href];

/**
 * Starts a Node script that exits when its IPC channel to this process closes; output is inherited. Detached, so that
 * Ctrl-C reaches it once, through this process.
 */
export function startNode(args: readonly string[], options: { env: Environment; cwd?: string }): ChildProcess {
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];
  return spawn(process.execPath, [quiet, ...args], { ...options, stdio, detached: true });
}

/** Runs Node with `args` to completion without output. Throws with the whole output on a non-zero exit code. */
export async function runToEnd(
  args: readonly string[],
  options: { cwd?: string; env?: Environment } = {},
): Promise<void> {
  const child = spawn(process.execPath, [quiet, ...endWithParent, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(output.trim() === '' ? `exit code ${code ?? 'none'}` : output.trim());
}

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Sends SIGTERM and waits; sends SIGKILL after `timeoutMs`. */
export async function stopProcess(child: ChildProcess, timeoutMs = 12_000): Promise<void> {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(timer);
}
