import fs from 'node:fs/promises';
import path from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { inRoot } from '../run/paths.ts';
import type { Child } from './child.ts';

/** CPU profiles of a process started with `isInspected`, kept in `dist/bench/profiles` beside a list of its costliest functions. */

const folder = inRoot('dist/bench/profiles');
/** Functions of the list. */
const listed = 40;

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
type Profile = z.infer<typeof profileSchema>;

const answer = z.object({ id: z.number(), result: z.unknown() });

/** A connection to the debugger of a process. */
async function openDebugger(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (result: unknown) => void>();
  socket.on('message', (data: Buffer) => {
    const { id, result } = answer.safeParse(JSON.parse(data.toString())).data ?? {};
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let sent = 0;
  return {
    call: (method: string): Promise<unknown> => {
      sent += 1;
      socket.send(JSON.stringify({ id: sent, method }));
      return new Promise((resolve) => waiting.set(sent, resolve));
    },
    close: () => socket.close(),
  };
}

/** Shares of the time without waiting, by function, largest first. */
export function listCosts({ nodes, samples, timeDeltas }: Profile): string[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const costs = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const { functionName, url, lineNumber } = frames.get(id) ?? { functionName: '', url: '', lineNumber: 0 };
    const place =
      url === ''
        ? ''
        : ` ${url.replace(/^.*\/node_modules\//, '').replace(/^file:.*\/(?=[^/]+\/[^/]+\/[^/]+$)/, '')}:${lineNumber + 1}`;
    const name = `${functionName || '(anonymous)'}${place}`;
    costs.set(name, (costs.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  costs.delete('(idle)');
  const total = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
  return [...costs]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, listed)
    .map(([name, cost]) => `${((100 * cost) / total).toFixed(1).padStart(5)} %  ${name}`);
}

/** Runs the garbage collector. Throws when the process was started without `isInspected`. */
export async function collectGarbage(child: Child): Promise<void> {
  if (child.debuggerUrl === undefined) throw new Error('the process has no debugger');
  const { call, close } = await openDebugger(child.debuggerUrl);
  // The second pass frees what finalizers of the first released.
  await call('HeapProfiler.collectGarbage');
  await call('HeapProfiler.collectGarbage');
  close();
}

/** Profiles the process while `work` runs. Throws when it was started without `isInspected`. */
export async function profile(child: Child, name: string, work: () => Promise<unknown>): Promise<void> {
  if (child.debuggerUrl === undefined) throw new Error('the process has no debugger');
  const { call, close } = await openDebugger(child.debuggerUrl);
  try {
    await call('Profiler.enable');
    await call('Profiler.start');
    await work();
    const result = z.object({ profile: z.unknown() }).parse(await call('Profiler.stop'));
    await fs.mkdir(folder, { recursive: true });
    const file = path.join(folder, name);
    await fs.writeFile(`${file}.cpuprofile`, JSON.stringify(result.profile));
    await fs.writeFile(`${file}.txt`, `${listCosts(profileSchema.parse(result.profile)).join('\n')}\n`);
  } finally {
    close();
  }
}
