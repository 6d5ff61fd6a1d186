import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

export interface Child {
  process: ChildProcess;
  port: number;
  /** Resident memory, bytes; 0 where the system does not say. */
  memory(): number;
  /** Time on processors so far, microseconds; 0 where the system does not say. */
  cpu(): number;
  /** Asks one question over the channel between the processes. */
  ask(question: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a program of ours that says `{ ready, port }` once it is there. Its output goes to `log`. */
export async function startChild(
  file: string,
  { env = {}, log }: { env?: Record<string, string>; log: string },
): Promise<Child> {
  const output = fs.openSync(log, 'a');
  const child = fork(path.resolve(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', output, output, 'ipc'],
  });
  fs.closeSync(output);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended: ${fs.readFileSync(log, 'utf8').slice(-2000)}`);
  });
  ended.catch(() => undefined);
  const hear = async (): Promise<object> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [object];
    return message;
  };
  const ready = await hear();
  return {
    process: child,
    port: Number(Reflect.get(ready, 'port')),
    memory: () => residentBytes(child.pid),
    cpu: () => processorTime(child.pid),
    ask: async (question) => {
      child.send(question);
      return hear();
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

/** The system counts hundredths of a second. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid ?? 0}/stat`;
  if (!fs.existsSync(file)) return 0;
  const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
