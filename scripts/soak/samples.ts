import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from '../bench/child.ts';
import type { Sample } from './figures.ts';

const intervalMs = 2_000;
/** Of /metrics on the main port. */
export const metricsToken = 'read by the leak test';

/** Samples a process periodically until `signal` aborts; calls `onMinute` once per minute. */
export async function takeSamples(
  { process: { pid }, port, memory }: Child,
  { signal, onMinute }: { signal: AbortSignal; onMinute: (sample: Sample) => void },
): Promise<Sample[]> {
  const began = performance.now();
  const samples: Sample[] = [];
  while (!signal.aborted) {
    const sample = {
      minute: (performance.now() - began) / 60_000,
      megabytes: memory() / 1024 ** 2,
      descriptors: fs.readdirSync(`/proc/${pid ?? 0}/fd`).length,
      handles: await readHandles(port),
    };
    if (Math.floor(sample.minute) > Math.floor(samples.at(-1)?.minute ?? 0)) onMinute(sample);
    samples.push(sample);
    await pause(intervalMs, undefined, { signal }).catch(() => undefined);
  }
  return samples;
}

async function readHandles(port: number): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`);
  const text = await answer.text();
  const [handles, requests] = [/^nodejs_active_handles_total (\d+)/m, /^nodejs_active_requests_total (\d+)/m].map(
    (line) => Number(line.exec(text)?.[1]),
  );
  return (handles ?? Number.NaN) + (requests ?? Number.NaN);
}
