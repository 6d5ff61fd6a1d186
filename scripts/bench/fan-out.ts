import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { startChild, type Child } from './child.ts';
import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';
import type { SocketTarget } from './followers.ts';
import { atLeast, atMost, median, percentile, type Finding } from './goals.ts';
import { noticesFrom, type Notices } from './notices.ts';
import { collectGarbage } from './profile.ts';

/** Sockets per person, a thousand in total. */
const socketsPerPerson = 10;
const people = 100;
const sockets = socketsPerPerson * people;
const rounds = 12;
/** Rate of notifications to one person each. */
const notificationsPerSecond = 500;
const notifications = 3 * notificationsPerSecond;
const delayRounds = 5;
/** The follower that answers does not receive meanwhile. */
const lookAgainMs = 20;

const count = z.object({
  arrived: z.number(),
  doubled: z.number(),
  last: z.number(),
  times: z.array(z.tuple([z.number(), z.number()])),
});

type ServerName = 'bare' | 'product';

interface Outcome {
  perSecond: number;
  lost: number;
  doubled: number;
}

interface Recipients {
  notices: Notices;
  listed: readonly Customer[];
}

async function countUntil(follower: Child, { all, deadline }: { all: number; deadline: number }) {
  let seen = count.parse(await follower.request({}));
  while (seen.arrived < all && performance.now() < deadline) {
    await wait(lookAgainMs);
    seen = count.parse(await follower.request({}));
  }
  return seen;
}

/** Closed loop: each round starts after the last one arrived everywhere, so that the rate is the server's limit. */
export async function measureRate(
  follower: Child,
  { notices, listed, most = 5000 }: Recipients & { /** Milliseconds of a round. */ most?: number },
): Promise<Outcome> {
  const userIds = listed.map(({ id }) => id);
  const all = listed.length * socketsPerPerson;
  const rates: number[] = [];
  let [lost, doubled] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await follower.request({ reset: true });
    const started = Date.now();
    await notices.toAll(userIds);
    const seen = await countUntil(follower, { all, deadline: performance.now() + most });
    lost += all - seen.arrived;
    doubled += seen.doubled;
    rates.push((all * 1000) / Math.max(1, seen.last - started));
  }
  return { perSecond: median(rates), lost, doubled };
}

export function targetsOf(listed: readonly Customer[], toTarget: (person: Customer) => SocketTarget): SocketTarget[] {
  return listed.flatMap((person) => Array.from({ length: socketsPerPerson }, () => toTarget(person)));
}

/** Each customer connects from their own IP: handshakes are rate-limited per network. */
export function productTarget(port: number, { cookie, ip }: Customer): SocketTarget {
  return { url: `ws://127.0.0.1:${port}/trpc`, headers: { cookie, 'x-forwarded-for': ip } };
}

function targetOf(environment: BenchEnvironment, name: ServerName, customer: Customer): SocketTarget {
  const { port } = environment[name];
  return name === 'bare' ? { url: `ws://127.0.0.1:${port}/?${customer.id}` } : productTarget(port, customer);
}

async function measureServerRate(environment: BenchEnvironment, name: ServerName): Promise<Outcome> {
  const listed = environment.customers.slice(0, people);
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  try {
    await follower.request({ open: { targets: targetsOf(listed, (person) => targetOf(environment, name, person)) } });
    return await measureRate(follower, { notices: noticesFrom(environment.deps.db), listed });
  } finally {
    await follower.stop();
  }
}

/**
 * Kilobytes that a socket holds: the growth from one to two thousand in a new process, without free memory of earlier work and
 * without the garbage of the handshakes.
 */
async function measureMemory(environment: BenchEnvironment): Promise<number> {
  const server = await environment.startProduct({ ROLE: 'web' });
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  const openAll = async (listed: readonly Customer[]) => {
    await follower.request({ open: { targets: targetsOf(listed, (person) => productTarget(server.port, person)) } });
    // Until the last handshakes have ended.
    await wait(1000);
    await collectGarbage(server);
    return server.memory();
  };
  try {
    const before = await openAll(environment.customers.slice(0, people));
    return ((await openAll(environment.customers.slice(people, 2 * people))) - before) / 1024 / sockets;
  } finally {
    await follower.stop();
    await server.stop();
  }
}

interface Delay {
  /** 99th percentile from commit to arrival in ms. */
  p99: number;
  /** The same from the first write. */
  p99FromWrite: number;
  lost: number;
  doubled: number;
}

/** Open loop: notifies one of the connected people at a fixed rate and measures the delay to each of their `sockets`. */
export async function measureDelay(
  follower: Child,
  { notices, listed, sockets: each }: Recipients & { sockets: number },
): Promise<Delay> {
  await follower.request({ reset: true });
  const userIds = listed.map(({ id }) => id);
  const written = await notices.stream({ userIds, count: notifications, perSecond: notificationsPerSecond });
  const all = notifications * each;
  const seen = await countUntil(follower, { all, deadline: performance.now() + 5000 });
  const delayFrom = (from: 'began' | 'ended') =>
    percentile(
      seen.times.map(([number, arrived]) => arrived - (written[number]?.[from] ?? 0)),
      0.99,
    );
  return {
    p99: delayFrom('ended'),
    p99FromWrite: delayFrom('began'),
    lost: all - seen.arrived,
    doubled: seen.doubled,
  };
}

async function measureServerDelay(environment: BenchEnvironment, name: ServerName): Promise<Delay> {
  const listed = environment.customers.slice(0, people);
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  try {
    await follower.request({ open: { targets: listed.map((person) => targetOf(environment, name, person)) } });
    return await measureDelay(follower, { notices: noticesFrom(environment.deps.db), listed, sockets: 1 });
  } finally {
    await follower.stop();
  }
}

/** Goal P4: live notifications to a thousand sockets. */
export async function measureFanOut(environment: BenchEnvironment): Promise<Finding[]> {
  const bare = await measureServerRate(environment, 'bare');
  const product = await measureServerRate(environment, 'product');
  const kilobytes = await measureMemory(environment);
  const delays = { bare: [] as Delay[], product: [] as Delay[] };
  for (let round = 0; round < delayRounds; round += 1) {
    for (const name of ['bare', 'product'] as const) delays[name].push(await measureServerDelay(environment, name));
  }
  const medianDelay = (name: ServerName, from: 'p99' | 'p99FromWrite') =>
    median(delays[name].map((delay) => delay[from]));
  const lost = product.lost + delays.product.reduce((sum, delay) => sum + delay.lost, 0);
  const text = `${product.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} a second`;
  const written = medianDelay('product', 'p99FromWrite').toFixed(1);
  return [
    { ...atLeast('', 0.45, product.perSecond / bare.perSecond), goal: `P4 notifications to 1,000 sockets (${text})` },
    atMost('P4 memory per socket', { must: 35, found: kilobytes, unit: ' KB' }),
    {
      ...atMost('', { must: 5, found: medianDelay('product', 'p99'), unit: ' ms' }),
      goal: `P4 p99 of a notification to one person at 500/s, from commit (bare ${medianDelay('bare', 'p99').toFixed(1)} ms)`,
    },
    {
      goal: `P4 the same from the first write (bare ${medianDelay('bare', 'p99FromWrite').toFixed(1)} ms)`,
      must: '',
      found: `${written} ms`,
    },
    atMost('P4 notifications lost', { must: 0, found: lost, unit: '' }),
  ];
}
