import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { insertNotifications, lockNotificationsOf } from '#server/features/notifications/queries.ts';
import { startChild, type Child } from './child.ts';
import type { Customer } from './customers.ts';
import { atLeast, atMost, median, type Finding } from './goals.ts';
import type { Stand } from './stand.ts';

/** Windows of each person; together they are a thousand. */
const windows = 10;
const people = 100;
const sockets = windows * people;
const rounds = 12;
/** Of the news to one person each. */
const newsPerSecond = 500;
const news = 5 * newsPerSecond;

const count = z.object({ arrived: z.number(), last: z.number(), p99: z.number() });

type ServerName = 'bare' | 'product';

interface Outcome {
  perSecond: number;
  kilobytes: number;
  lost: number;
}

/** The next news only goes out once everybody has the last: what arrives in a second is the server's limit. */
async function closedLoop(
  follower: Child,
  announce: () => Promise<void>,
): Promise<{ perSecond: number; lost: number }> {
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

/** Where a person's window follows their news. */
function windowOf(stand: Stand, name: ServerName, { id, cookie }: Customer): { url: string; cookie?: string } {
  const origin = `ws://127.0.0.1:${stand[name].port}`;
  return name === 'bare' ? { url: `${origin}/?${id}` } : { url: `${origin}/trpc`, cookie };
}

async function measureServer(stand: Stand, name: ServerName): Promise<Outcome> {
  const server = stand[name];
  const listed = stand.customers.slice(0, people);
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  try {
    const before = server.memory();
    const urls = listed.flatMap((person) => Array.from({ length: windows }, () => windowOf(stand, name, person)));
    await follower.ask({ open: { urls } });
    const kilobytes = (server.memory() - before) / 1024 / sockets;
    const userIds = listed.map(({ id }) => id).toSorted();
    const note = { type: 'payment_confirmed', title: 'Bench', message: 'Bench' };
    const announce = () =>
      stand.deps.db.transaction().execute(async (trx) => {
        await lockNotificationsOf(trx, userIds);
        await insertNotifications(trx, { userIds, ...note });
      });
    return { kilobytes, ...(await closedLoop(follower, announce)) };
  } finally {
    await follower.stop();
  }
}

/** News to one person each, so many a second, while a hundred have a window open: how late they come, from their first write on. */
async function measureDelay(stand: Stand, name: ServerName): Promise<{ p99: number; lost: number }> {
  const listed = stand.customers.slice(0, people);
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  try {
    await follower.ask({ open: { urls: listed.map((person) => windowOf(stand, name, person)) } });
    const tell = ({ id }: Customer) =>
      stand.deps.db.transaction().execute(async (trx) => {
        const message = `Bench ${performance.timeOrigin + performance.now()}`;
        await lockNotificationsOf(trx, [id]);
        await insertNotifications(trx, { userIds: [id], type: 'payment_confirmed', title: 'News', message });
      });
    const sent: Promise<void>[] = [];
    const started = performance.now();
    for (const place of Array.from({ length: news }).keys()) {
      await wait(Math.max(0, started + (place * 1000) / newsPerSecond - performance.now()));
      const person = listed[place % people];
      if (person) sent.push(tell(person));
    }
    await Promise.all(sent);
    const until = performance.now() + 5000;
    let seen = count.parse(await follower.ask({}));
    while (seen.arrived < news && performance.now() < until) seen = count.parse(await follower.ask({}));
    return { p99: seen.p99, lost: news - seen.arrived };
  } finally {
    await follower.stop();
  }
}

/** News to a thousand open sockets. */
export async function measureFanOut(stand: Stand): Promise<Finding[]> {
  const bare = await measureServer(stand, 'bare');
  const product = await measureServer(stand, 'product');
  const bareDelay = await measureDelay(stand, 'bare');
  const delay = await measureDelay(stand, 'product');
  const text = `${product.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} a second`;
  return [
    { ...atLeast('', 0.45, product.perSecond / bare.perSecond), goal: `P4 news to 1,000 sockets (${text})` },
    atMost('P4 memory of a socket', { must: 50, found: product.kilobytes, unit: ' KB' }),
    {
      ...atMost('', { must: 5, found: delay.p99, unit: ' ms' }),
      goal: `P4 p99 of news to one person, 500 a second (bare ${bareDelay.p99.toFixed(1)} ms)`,
    },
    atMost('P4 news lost', { must: 0, found: product.lost + delay.lost, unit: '' }),
  ];
}
