import { setTimeout as wait } from 'node:timers/promises';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { childLimits } from '#server/features/documents/upload/page-count-pool.ts';
import { countPages, stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import { startAttacker, type Child } from './child.ts';
import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';
import { atMost, median, type Finding } from './goals.ts';
import { lookups, runLoad } from './http-cases.ts';
import { measureSameAddress } from './same-address.ts';
import { measureSlowReaders } from './slow-reader-flood.ts';
import { underFlood } from './under-flood.ts';
import { uploadFloods } from './upload-floods.ts';

const rounds = 5;
const seconds = 4;
/** Background load of ordinary lookups: two hundred per second. */
const lookupLoad = { connections: 20, intervalMs: 100, seconds, expectedText: 'TFE' };

/** Wrong passwords from random addresses. */
function passwordGuesses(): string[] {
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

/** How much slower lookups may be during a flood. */
const maxRatio = 3;
/**
 * And against the floor: the same lookups beside a generator whose files a bare server receives and refuses, or beside processes
 * that only compute. The generator shares the processors with what it measures, which no product can mend.
 */
const maxFloorRatio = 1.5;

interface Flood {
  name: string;
  run: () => Promise<number>;
  /** The same with unrelated work on the machine. */
  floor?: () => Promise<number>;
}

/**
 * Goal P9: p99 of lookups during each flood against the p99 without one, as medians of alternating rounds. Measured from
 * one second into the flood, after its connections are open.
 */
export async function measureFloodLatency(environment: BenchEnvironment): Promise<Finding[]> {
  const measureP99 = async () => {
    const work = { ...lookupLoad, port: environment.product.port, requests: lookups(environment.codes) };
    return (await runLoad(environment, work)).p99;
  };
  const floods = await listFloods(environment, measureP99);
  const times = floods.map(() => ({ flood: [] as number[], floor: [] as number[] }));
  const quietTimes: number[] = [];
  await measureP99();
  for (let round = 0; round < rounds; round += 1) {
    quietTimes.push(await measureP99());
    for (const [index, { run, floor }] of floods.entries()) {
      times[index]?.flood.push(await run());
      if (floor) times[index]?.floor.push(await floor());
    }
  }
  const quietMs = median(quietTimes);
  const compared = floods.map(({ name, floor }, index) => {
    const { flood = [], floor: floorTimes = [] } = times[index] ?? {};
    return compare(name, { floodMs: median(flood), quietMs, floorMs: floor && median(floorTimes) });
  });
  return [...compared, ...(await measureSameAddress(environment)), ...(await measureSlowReaders(environment))];
}

/** Both ratios are printed; the floor's decides where it alone exceeds its share of the allowed slowdown. */
function compare(
  name: string,
  { floodMs, quietMs, floorMs }: { floodMs: number; quietMs: number; floorMs: number | undefined },
): Finding {
  const floorText = floorMs === undefined ? '' : `, floor ${floorMs.toFixed(1)} ms`;
  const goal = `P9 p99 of verification ${name} (${floodMs.toFixed(1)} of ${quietMs.toFixed(1)} ms${floorText})`;
  const ratio = floodMs / quietMs;
  if (floorMs === undefined) return { ...atMost('', { must: maxRatio, found: ratio, unit: '×' }), goal };
  const overFloor = floodMs / floorMs;
  return {
    goal,
    must: `≤ ${maxRatio}×, or ${maxFloorRatio}× of the floor`,
    found: `${ratio.toFixed(1)}×, ${overFloor.toFixed(1)}×`,
    isMet: ratio <= maxRatio || overFloor <= maxFloorRatio,
  };
}

async function listFloods(environment: BenchEnvironment, measureP99: () => Promise<number>): Promise<Flood[]> {
  const flood = (requests: string[], product: Pick<Child, 'port'> = environment.product) =>
    underFlood({ product, requests, seconds: seconds + 2 }, measureP99);
  const bomb = await makeBomb();
  const [customer] = environment.customers;
  if (!customer) throw new Error('the environment has no customers');
  const uploads = await uploadFloods(environment);
  return [
    { name: 'during a login flood', run: () => flood(passwordGuesses()) },
    {
      name: 'while 20 bombs of one account are counted',
      run: () => underBombs(bomb, measureP99),
      floor: () => besideComputing(measureP99),
    },
    {
      name: 'during list queries over sockets by one account',
      run: () => underSocketFlood(environment, customer, measureP99),
    },
    { name: 'during batches of list queries by one account', run: () => flood(batches(customer)) },
    { name: 'during code guesses from one /48', run: () => flood(guessedCodes()) },
    ...uploads.map(({ name, requests }) => ({
      name,
      run: () => flood(requests),
      floor: () => flood(requests, environment.bare),
    })),
  ];
}

/** Requests of ten list queries each. */
function batches({ cookie }: Customer): string[] {
  const paths = Array.from({ length: 10 }, () => 'documents.list').join(',');
  const input = encodeURIComponent(JSON.stringify(Array.from({ length: 10 }, () => ({ pageSize: 50 }))));
  return [`GET /trpc/${paths}?batch=1&input=${input} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`];
}

/** Lookups of invalid codes from every /64 of one /48. */
function guessedCodes(): string[] {
  return Array.from({ length: 2000 }, (_, prefix) => {
    const input = encodeURIComponent(JSON.stringify({ code: `TFE${String(prefix).padStart(8, '0')}` }));
    const ip = `2001:db8:5:${prefix.toString(16)}::1`;
    return `GET /trpc/verification.lookup?input=${input} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${ip}\r\n\r\n`;
  });
}

/** A PDF of some kilobytes whose catalog decompresses to more memory than page counting allows. */
async function makeBomb(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  document.catalog.set(PDFName.of('Bomb'), PDFString.of(' '.repeat(128 * 1024 * 1024)));
  return document.save({ useObjectStreams: true });
}

/** Counts in this process's children, which are the same as the product's. */
async function underBombs<T>(bomb: Uint8Array, work: () => Promise<T>): Promise<T> {
  const counts = Array.from({ length: 20 }, () =>
    countPages(bomb, 'application/pdf', { person: 'flood', network: 'network', isKnown: true }),
  );
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

/** Beside as many processes that only compute as count pages. */
async function besideComputing<T>(work: () => Promise<T>): Promise<T> {
  const others = await Promise.all(Array.from({ length: childLimits.maxProcesses }, () => startAttacker('spin.ts')));
  try {
    await wait(1000);
    return await work();
  } finally {
    for (const other of others) await other.stop();
  }
}

async function underSocketFlood<T>(
  { product }: BenchEnvironment,
  { cookie }: Customer,
  work: () => Promise<T>,
): Promise<T> {
  const attacker = await startAttacker('socket-flood.ts');
  try {
    const url = `ws://127.0.0.1:${product.port}/trpc`;
    const flood = attacker.request({ url, cookie, sockets: 8, seconds: seconds + 2 });
    await wait(1000);
    const result = await work();
    await flood;
    return result;
  } finally {
    await attacker.stop();
  }
}
