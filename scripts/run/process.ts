import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.ts';

export type Environment = Record<string, string | undefined>;

/** Node warns of node:sqlite. */
const quiet = '--disable-warning=ExperimentalWarning';
const endWithParent = ['--import', pathToFileURL(inRoot('scripts/die-with-parent.ts')).href];

/**
 * Starts a program of ours that ends by itself when the channel to this process closes. What it prints goes where ours
 * goes. It is in a group of its own, so that a Ctrl-C reaches it once, from us.
 */
export function startNode(args: readonly string[], options: { env: Environment; cwd?: string }): ChildProcess {
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];
  return spawn(process.execPath, [quiet, ...args], { ...options, stdio, detached: true });
}

/** Runs this Node with `args` to its end, silently. Throws with everything it printed when it fails. */
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
  if (code !== 0) throw new Error(output.trim() === '' ? `ended with code ${code ?? 'none'}` : output.trim());
}

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Asks `child` to stop and waits; ends it when it has not within `patience` milliseconds. */
export async function stopProcess(child: ChildProcess, patience = 12_000): Promise<void> {
  if (!isRunning(child)) return;
  const gone = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(timer);
}
