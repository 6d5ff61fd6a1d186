import { setTimeout as wait } from 'node:timers/promises';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { countPages, stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { startChild } from './child.ts';
import type { Customer } from './customers.ts';
import { atMost, median, type Finding } from './goals.ts';
import { lookups, runLoad } from './http-cases.ts';
import type { LoadResult } from './load.ts';
import type { BenchEnvironment } from './environment.ts';
import { uploadFloods } from './upload-floods.ts';

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
export async function measureFloodLatency(stand: BenchEnvironment): Promise<Finding[]> {
  const askCalmly = async () => {
    const work = { ...calm, port: stand.product.port, requests: lookups(stand.codes) };
    return (await runLoad(stand, work)).p99;
  };
  const bomb = await makeBomb();
  const [one] = stand.customers;
  if (!one) throw new Error('there is nobody to flood with');
  const uploads = await uploadFloods(stand);
  const floods: { name: string; run: () => Promise<number>; times: number[] }[] = [
    { name: 'under a login flood', run: () => underFlood(stand, guesses(), askCalmly), times: [] },
    { name: 'while 20 bombs of one person are counted', run: () => underBombs(bomb, askCalmly), times: [] },
    {
      name: 'while one person asks for lists over sockets',
      run: () => underSocketFlood(stand, one, askCalmly),
      times: [],
    },
    {
      name: 'while one person sends batches of lists',
      run: () => underFlood(stand, batches(one), askCalmly),
      times: [],
    },
    { name: 'while one site guesses codes', run: () => underFlood(stand, guessedCodes(), askCalmly), times: [] },
    ...uploads.map(({ name, requests }) => ({
      name,
      run: () => underFlood(stand, requests, askCalmly),
      times: [],
    })),
  ];
  const own = { name: 'while the generator of uploads floods a bare server', times: [] as number[] };
  const calmTimes: number[] = [];
  await askCalmly();
  for (let round = 0; round < rounds; round += 1) {
    calmTimes.push(await askCalmly());
    for (const flood of floods) flood.times.push(await flood.run());
    own.times.push(await underFlood({ product: stand.bare }, uploads[0]?.requests ?? [], askCalmly));
  }
  const quiet = median(calmTimes);
  const compare = (name: string, late: number) => ({
    ...atMost('', { must: 3, found: late / quiet, unit: '×' }),
    goal: `P9 p99 of verification ${name} (${late.toFixed(1)} of ${quiet.toFixed(1)} ms)`,
  });
  const alone = { ...compare(own.name, median(own.times)), must: '', isMet: undefined };
  return [...floods.map(({ name, times }) => compare(name, median(times))), alone];
}

/** Ten lists in each request, as often as they are answered. */
function batches({ cookie }: Customer): string[] {
  const paths = Array.from({ length: 10 }, () => 'documents.list').join(',');
  const input = encodeURIComponent(JSON.stringify(Array.from({ length: 10 }, () => ({ pageSize: 50 }))));
  return [`GET /trpc/${paths}?batch=1&input=${input} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`];
}

/** From every /64 of one /48. */
function guessedCodes(): string[] {
  return Array.from({ length: 2000 }, (_, prefix) => {
    const input = encodeURIComponent(JSON.stringify({ code: `TFE${String(prefix).padStart(8, '0')}` }));
    const ip = `2001:db8:5:${prefix.toString(16)}::1`;
    return `GET /trpc/verification.lookup?input=${input} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${ip}\r\n\r\n`;
  });
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
  const counts = Array.from({ length: 20 }, () => countPages(bomb, 'application/pdf', ['flood', 'network']));
  const settled = Promise.allSettled(counts);
  try {
    await wait(1000);
    const result = await work();
    stopPageCounting();
    const outcomes = await settled;
    if (outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value.ok))
      throw new Error('a bomb was counted');
    return result;
  } finally {
    stopPageCounting();
  }
}

async function underFlood<T>(
  { product }: Pick<BenchEnvironment, 'product'>,
  requests: string[],
  work: () => Promise<T>,
): Promise<T> {
  const attacker = await startChild('load.ts', { log: '/dev/null' });
  try {
    const flood = attacker.ask({
      port: product.port,
      connections: 64,
      seconds: seconds + 2,
      every: 0,
      requests,
      holds: '',
    });
    await wait(1000);
    const result = await work();
    const { failed, example } = (await flood) as LoadResult;
    if (failed > 0)
      throw new Error(`${failed} requests of the flood were not refused but failed, like this one: ${example}`);
    return result;
  } finally {
    await attacker.stop();
  }
}

async function underSocketFlood<T>(
  { product }: BenchEnvironment,
  { cookie }: Customer,
  work: () => Promise<T>,
): Promise<T> {
  const attacker = await startChild('socket-flood.ts', { log: '/dev/null' });
  try {
    const url = `ws://127.0.0.1:${product.port}/trpc`;
    const flood = attacker.ask({ url, cookie, sockets: 8, seconds: seconds + 2 });
    await wait(1000);
    const result = await work();
    await flood;
    return result;
  } finally {
    await attacker.stop();
  }
}
