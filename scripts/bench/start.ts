import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { processTree, residentMebibytes } from '../run/memory.ts';
import { inRoot } from '../run/paths.ts';
import type { BenchEnvironment } from './environment.ts';
import { atMost, median, type Finding } from './goals.ts';

const rounds = 5;
const cpuSeconds = 1.5;
/** Roles, and MiB of resident memory of an idle process with its children. */
const roles = { web: 220, worker: 260 } as const;
/** Startup work of a process. */
const settleMs = 15_000;
const againSeconds = 5;

/** What a process of each role costs until it is ready and holds idle, and how soon `npm start` is back. */
export async function measureStart({ startProduct }: BenchEnvironment): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [role, mebibytes] of Object.entries(roles)) {
    const costs: number[] = [];
    let idle = 0;
    for (let round = 0; round < rounds; round += 1) {
      const child = await startProduct({ ROLE: role });
      costs.push(child.cpu() / 1e6);
      if (round === 0) {
        await wait(settleMs);
        idle = await residentMebibytes(await processTree(child.process.pid ?? 0));
      }
      await child.stop();
    }
    findings.push(
      atMost(`start: CPU until ready, ROLE=${role}`, { must: cpuSeconds, found: median(costs), unit: ' s' }),
      atMost(`start: memory of an idle ROLE=${role}`, { must: mebibytes, found: idle, unit: ' MiB' }),
    );
  }
  return [...findings, await measureStartAgain()];
}

/** `npm start` in a checkout that was started before, with everything built and its data there. */
async function measureStartAgain(): Promise<Finding> {
  const data = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-start-'));
  // PostgreSQL's own account must be able to enter the folder.
  await fs.chmod(data, 0o711);
  try {
    await startOnce(data);
    const again: number[] = [];
    for (let round = 0; round < rounds; round += 1) again.push(await startOnce(data));
    return atMost('start: npm start again', { must: againSeconds, found: median(again), unit: ' s' });
  } finally {
    await fs.rm(data, { recursive: true, force: true });
  }
}

/** Seconds until `npm start` says that it is ready; ends it. */
async function startOnce(data: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [inRoot('scripts/bootstrap.mjs'), 'start'], {
    env: { ...process.env, DATA_DIR: data, PORT: '0', DEMO_DATA: 'accounts' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let seconds: number | undefined;
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('ready ')) continue;
    seconds = (performance.now() - started) / 1000;
    child.kill('SIGTERM');
  }
  await ended;
  if (seconds === undefined) throw new Error('npm start ended before it was ready');
  return seconds;
}
