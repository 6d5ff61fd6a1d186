import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from './child.ts';
import { atMost, median, type Finding } from './goals.ts';
import { lookups, runLoad } from './http-cases.ts';
import type { LoadResult } from './load.ts';
import type { Stand } from './stand.ts';

const rounds = 3;
const seconds = 4;
/** A calm stream of honest questions: two hundred a second. */
const calm = { connections: 20, every: 100, seconds, holds: 'TFE' };

/** Wrong passwords from everywhere, as fast as they are answered: refused or not, each is an answer. */
function guesses(): string[] {
  return Array.from({ length: 2000 }, (_, index) => {
    const body = JSON.stringify({ email: `person${index * 7}@people.example`, password: `guess-${index}` });
    const head = [
      'POST /trpc/auth.login HTTP/1.1',
      'host: localhost',
      'x-forwarded-for: {ip}',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  });
}

/**
 * How late honest questions are answered while passwords are guessed, against quiet times between: medians of the rounds. A
 * flood is asked about once it runs; the instant in which all of its callers arrive at once is over by then.
 */
export async function measureFlood(stand: Stand): Promise<Finding[]> {
  const work = { ...calm, port: stand.product.port, requests: lookups(stand.codes) };
  const [quiet, flooded]: [number[], number[]] = [[], []];
  await runLoad(stand, work);
  for (let round = 0; round < rounds; round += 1) {
    quiet.push((await runLoad(stand, work)).p99);
    flooded.push(await underFlood(stand, async () => (await runLoad(stand, work)).p99));
  }
  const [calmly, late] = [median(quiet), median(flooded)];
  return [
    {
      ...atMost('', { must: 3, found: late / calmly, unit: '×' }),
      goal: `P9 p99 of verification under a login flood (${late.toFixed(1)} of ${calmly.toFixed(1)} ms)`,
    },
  ];
}

async function underFlood<T>({ product }: Stand, work: () => Promise<T>): Promise<T> {
  const attacker = await startChild('load.ts', { log: '/dev/null' });
  try {
    const flood = attacker.ask({
      port: product.port,
      connections: 64,
      seconds: seconds + 2,
      every: 0,
      requests: guesses(),
      holds: '',
    });
    await wait(1000);
    const result = await work();
    const { failed, example } = (await flood) as LoadResult;
    if (failed > 0) throw new Error(`${failed} guesses were not refused but failed, like this one: ${example}`);
    return result;
  } finally {
    await attacker.stop();
  }
}
