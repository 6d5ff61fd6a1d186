import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { lowerPriority } from '#server/platform/processes/child.ts';

export interface Child {
  process: ChildProcess;
  port: number;
  /** Set for processes started with `isInspected`. */
  debuggerUrl: string | undefined;
  /** Resident memory in bytes; 0 without /proc. */
  memory(): number;
  /** CPU time in microseconds; 0 without /proc. */
  cpu(): number;
  /** Sends a request over the IPC channel and resolves with the response. */
  request(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts an attacker's script at idle priority. A real attacker uses another machine, so here it may use only CPU time
 * that the product leaves; otherwise the figure would include the attacker's own work.
 */
export async function startAttacker(file: string): Promise<Child> {
  const child = await startChild(file, { log: '/dev/null' });
  lowerPriority(child.process.pid, 'IDLE');
  return child;
}

interface ChildOptions {
  env?: Record<string, string>;
  /** File of its output. */
  log: string;
  /** Opens its debugger, for profiles. */
  isInspected?: boolean;
}

/** Starts a script that sends `{ ready, port }` once it listens. */
export async function startChild(file: string, { env = {}, log, isInspected = false }: ChildOptions): Promise<Child> {
  const output = fs.openSync(log, 'a');
  const child = fork(path.resolve(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning', ...(isInspected ? ['--inspect=127.0.0.1:0'] : [])],
    stdio: ['ignore', output, output, 'ipc'],
  });
  fs.closeSync(output);
  const exited = once(child, 'exit').then(() => {
    throw new Error(`${file} exited: ${fs.readFileSync(log, 'utf8').slice(-2000)}`);
  });
  exited.catch(() => undefined);
  const nextMessage = async (): Promise<object> => {
    const [message] = (await Promise.race([once(child, 'message'), exited])) as [object];
    return message;
  };
  const ready = await nextMessage();
  return {
    process: child,
    port: Number(Reflect.get(ready, 'port')),
    // Children of one script share a log: the last line is this one's.
    debuggerUrl: isInspected
      ? fs
          .readFileSync(log, 'utf8')
          .match(/ws:\/\/\S+/g)
          ?.at(-1)
      : undefined,
    memory: () => residentBytes(child.pid),
    cpu: () => processorTime(child.pid),
    request: async (message) => {
      child.send(message);
      return nextMessage();
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function residentBytes(pid: number | undefined): number {
  const file = `/proc/${pid ?? 0}/status`;
  if (!fs.existsSync(file)) return 0;
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** CPU time in microseconds, from ticks of 10 ms. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid ?? 0}/stat`;
  if (!fs.existsSync(file)) return 0;
  const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
