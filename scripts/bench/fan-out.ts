import { z } from 'zod';
import { insertNotifications, lockNotificationsOf } from '#server/features/notifications/queries.ts';
import { startChild, type Child } from './child.ts';
import { atLeast, atMost, median, type Finding } from './goals.ts';
import type { Stand } from './stand.ts';

/** Windows of each person; together they are a thousand. */
const windows = 10;
const people = 100;
const sockets = windows * people;
const rounds = 12;

const count = z.object({ arrived: z.number(), last: z.number() });

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

async function measureServer(stand: Stand, name: 'bare' | 'product'): Promise<Outcome> {
  const server = stand[name];
  const listed = stand.customers.slice(0, people);
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  try {
    const before = server.memory();
    const urls = listed.flatMap(({ id, cookie }) => {
      const one =
        name === 'bare'
          ? { url: `ws://127.0.0.1:${server.port}/?${id}` }
          : { url: `ws://127.0.0.1:${server.port}/trpc`, cookie };
      return Array.from({ length: windows }, () => one);
    });
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

/** News to a thousand open sockets. */
export async function measureFanOut(stand: Stand): Promise<Finding[]> {
  const bare = await measureServer(stand, 'bare');
  const product = await measureServer(stand, 'product');
  const text = `${product.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} a second`;
  return [
    { ...atLeast('', 0.45, product.perSecond / bare.perSecond), goal: `P4 news to 1,000 sockets (${text})` },
    atMost('P4 memory of a socket', { must: 50, found: product.kilobytes, unit: ' KB' }),
    atMost('P4 news lost', { must: 0, found: product.lost, unit: '' }),
  ];
}
