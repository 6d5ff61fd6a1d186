import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { insertNotifications, lockNotificationsOf } from '#server/features/notifications/queries.ts';
import { startChild, type Child } from './child.ts';
import type { Customer } from './customers.ts';
import type { Window } from './followers.ts';
import { atLeast, atMost, median, percentile, type Finding } from './goals.ts';
import type { BenchEnvironment } from './environment.ts';

/** Windows of each person; together they are a thousand. */
const windows = 10;
const people = 100;
const sockets = windows * people;
const rounds = 12;
/** Of the news to one person each. */
const newsPerSecond = 500;
const news = 3 * newsPerSecond;
const delayRounds = 5;

const count = z.object({
  arrived: z.number(),
  last: z.number(),
  times: z.array(z.tuple([z.number(), z.number()])),
});

type ServerName = 'bare' | 'product';

interface Outcome {
  perSecond: number;
  lost: number;
}

/** The next news only goes out once everybody has the last: what arrives in a second is the server's limit. */
async function closedLoop(follower: Child, announce: () => Promise<void>): Promise<Outcome> {
  const rates: number[] = [];
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    await follower.ask({ reset: true });
    const started = Date.now();
    await announce();
    let seen = count.parse(await follower.ask({}));
    while (seen.arrived < sockets && Date.now() - started < 5000) seen = count.parse(await follower.ask({}));
    lost += sockets - seen.arrived;
    rates.push((sockets * 1000) / Math.max(1, seen.last - started));
  }
  return { perSecond: median(rates), lost };
}

function allWindows(listed: readonly Customer[], toWindow: (person: Customer) => Window): Window[] {
  return listed.flatMap((person) => Array.from({ length: windows }, () => toWindow(person)));
}

/** Each customer connects from their own address: handshakes are limited per network. */
function productWindow(port: number, { cookie, ip }: Customer): Window {
  return { url: `ws://127.0.0.1:${port}/trpc`, headers: { cookie, 'x-forwarded-for': ip } };
}

function windowOf(stand: BenchEnvironment, name: ServerName, customer: Customer): Window {
  const { port } = stand[name];
  return name === 'bare' ? { url: `ws://127.0.0.1:${port}/?${customer.id}` } : productWindow(port, customer);
}

async function measureRate(stand: BenchEnvironment, name: ServerName): Promise<Outcome> {
  const listed = stand.customers.slice(0, people);
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  try {
    await follower.ask({ open: { windows: allWindows(listed, (person) => windowOf(stand, name, person)) } });
    const userIds = listed.map(({ id }) => id).toSorted();
    const note = { type: 'payment_confirmed', documentId: null, title: 'Bench', message: 'Bench', now: new Date() };
    return await closedLoop(follower, () =>
      stand.deps.db.transaction().execute(async (trx) => {
        await lockNotificationsOf(trx, userIds);
        await insertNotifications(trx, { userIds, ...note });
      }),
    );
  } finally {
    await follower.stop();
  }
}

/** Kilobytes of each of a second thousand in a new process, where nothing was left free by what was there before. */
async function measureMemory(stand: BenchEnvironment): Promise<number> {
  const server = await stand.startProduct();
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  const openAll = async (listed: readonly Customer[]) => {
    await follower.ask({ open: { windows: allWindows(listed, (person) => productWindow(server.port, person)) } });
    return server.memory();
  };
  try {
    const before = await openAll(stand.customers.slice(0, people));
    return ((await openAll(stand.customers.slice(people, 2 * people))) - before) / 1024 / sockets;
  } finally {
    await follower.stop();
    await server.stop();
  }
}

interface Delay {
  /** 99th percentile from the commit on, ms: what the database takes to write is no part of it. */
  p99: number;
  /** The same from the first write on. */
  withWriting: number;
  lost: number;
}

/** News to one person each, so many a second, while a hundred have a window open: how late they come. */
async function measureDelay(stand: BenchEnvironment, name: ServerName): Promise<Delay> {
  const listed = stand.customers.slice(0, people);
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  try {
    await follower.ask({ open: { windows: listed.map((person) => windowOf(stand, name, person)) } });
    const written = new Map<number, { began: number; ended: number }>();
    const tell = async ({ id }: Customer, number: number) => {
      const began = clock();
      await stand.deps.db.transaction().execute(async (trx) => {
        await lockNotificationsOf(trx, [id]);
        const note = {
          type: 'payment_confirmed',
          documentId: null,
          title: 'News',
          message: `Bench ${number}`,
          now: new Date(),
        };
        await insertNotifications(trx, { userIds: [id], ...note });
      });
      written.set(number, { began, ended: clock() });
    };
    const sent: Promise<void>[] = [];
    const started = performance.now();
    for (const number of Array.from({ length: news }).keys()) {
      await wait(Math.max(0, started + (number * 1000) / newsPerSecond - performance.now()));
      const person = listed[number % people];
      if (person) sent.push(tell(person, number));
    }
    await Promise.all(sent);
    const until = performance.now() + 5000;
    let seen = count.parse(await follower.ask({}));
    while (seen.arrived < news && performance.now() < until) seen = count.parse(await follower.ask({}));
    const late = (from: 'began' | 'ended') =>
      percentile(
        seen.times.map(([number, arrived]) => arrived - (written.get(number)?.[from] ?? 0)),
        0.99,
      );
    return { p99: late('ended'), withWriting: late('began'), lost: news - seen.arrived };
  } finally {
    await follower.stop();
  }
}

/** Milliseconds of the same clock in every process. */
function clock(): number {
  return performance.timeOrigin + performance.now();
}

/** News to a thousand open sockets. */
export async function measureFanOut(stand: BenchEnvironment): Promise<Finding[]> {
  const bare = await measureRate(stand, 'bare');
  const product = await measureRate(stand, 'product');
  const kilobytes = await measureMemory(stand);
  const delays = { bare: [] as Delay[], product: [] as Delay[] };
  for (let round = 0; round < delayRounds; round += 1) {
    for (const name of ['bare', 'product'] as const) delays[name].push(await measureDelay(stand, name));
  }
  const late = (name: ServerName, from: 'p99' | 'withWriting') => median(delays[name].map((delay) => delay[from]));
  const lost = product.lost + delays.product.reduce((sum, delay) => sum + delay.lost, 0);
  const text = `${product.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} a second`;
  const written = late('product', 'withWriting').toFixed(1);
  return [
    { ...atLeast('', 0.45, product.perSecond / bare.perSecond), goal: `P4 news to 1,000 sockets (${text})` },
    atMost('P4 memory of a socket', { must: 50, found: kilobytes, unit: ' KB' }),
    {
      ...atMost('', { must: 5, found: late('product', 'p99'), unit: ' ms' }),
      goal: `P4 p99 of news to one person, 500 a second, from its commit on (bare ${late('bare', 'p99').toFixed(1)} ms)`,
    },
    {
      goal: `P4 the same with what the database takes to write it (bare ${late('bare', 'withWriting').toFixed(1)} ms)`,
      must: '',
      found: `${written} ms`,
    },
    atMost('P4 news lost', { must: 0, found: lost, unit: '' }),
  ];
}
