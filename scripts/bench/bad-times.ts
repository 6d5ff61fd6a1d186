import { setTimeout as wait } from 'node:timers/promises';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { countPages, stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { startChild } from './child.ts';
import { atMost, median, type Finding } from './goals.ts';
import { lookups, runLoad } from './http-cases.ts';
import type { LoadResult } from './load.ts';
import type { Stand } from './stand.ts';

const rounds = 5;
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
 * How late honest questions are answered in bad times, against quiet ones between: medians of the rounds. What is bad is asked
 * about once it runs; the instant in which all of its callers arrive at once is over by then.
 */
export async function measureBadTimes(stand: Stand): Promise<Finding[]> {
  const askCalmly = async () => {
    const work = { ...calm, port: stand.product.port, requests: lookups(stand.codes) };
    return (await runLoad(stand, work)).p99;
  };
  const times = { quiet: [] as number[], flood: [] as number[], bombs: [] as number[] };
  const bomb = await makeBomb();
  await askCalmly();
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(await askCalmly());
    times.flood.push(await underFlood(stand, askCalmly));
    times.bombs.push(await underBombs(bomb, askCalmly));
  }
  const quiet = median(times.quiet);
  const compare = (name: string, late: number) => ({
    ...atMost('', { must: 3, found: late / quiet, unit: '×' }),
    goal: `P9 p99 of verification ${name} (${late.toFixed(1)} of ${quiet.toFixed(1)} ms)`,
  });
  return [
    compare('under a login flood', median(times.flood)),
    compare('while 20 bombs are counted', median(times.bombs)),
  ];
}

/** Some kilobytes that unpack to more than a page count may take, where every reader must look. */
async function makeBomb(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  document.catalog.set(PDFName.of('Bomb'), PDFString.of(' '.repeat(128 * 1024 * 1024)));
  return document.save({ useObjectStreams: true });
}

/** The processes that count are the same as the product's, and stand beside it in the same way. */
async function underBombs<T>(bomb: Uint8Array, work: () => Promise<T>): Promise<T> {
  const counts = Array.from({ length: 20 }, () => countPages(bomb, 'application/pdf'));
  try {
    await wait(1000);
    const result = await work();
    stopPageCounting();
    if ((await Promise.all(counts)).some(({ ok }) => ok)) throw new Error('a bomb was counted');
    return result;
  } finally {
    stopPageCounting();
  }
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
