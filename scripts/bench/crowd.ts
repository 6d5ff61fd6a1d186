import { setTimeout as wait } from 'node:timers/promises';
import { startSession } from '#server/features/auth/session.ts';
import { startRedis } from '../sandbox/support/redis-server.ts';
import { startChild, type Child } from './child.ts';
import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';
import { measureDelay, measureRate, productTarget, targetsOf } from './fan-out.ts';
import { atMost, type Finding } from './goals.ts';
import { noticesFrom, noticesThrough, type Notices } from './notices.ts';
import { collectGarbage } from './profile.ts';

/** People of the crowd, each with as many sockets as `fan-out` opens. */
const people = 1000;
/** Of a round that reaches every socket. */
const roundMs = 20_000;

/** Web processes that share the crowd evenly, and the one or the program that notifies it. */
interface Installation {
  webs: readonly Child[];
  notices: Notices;
  /** Of the findings. */
  label: string;
}

/** Customers without notifications, each from a network of their own. */
async function gather({ deps }: BenchEnvironment): Promise<Customer[]> {
  const { rows } = await deps.pool.query<{ id: string }>(
    `select id from profiles where role = 'user' order by email desc limit $1`,
    [people],
  );
  const gathered: Customer[] = [];
  for (const [index, { id }] of rows.entries()) {
    const { cookie } = await startSession(deps, id, 'bench');
    gathered.push({ id, cookie: cookie.split(';', 1)[0] ?? '', ip: `10.3.${index >> 8}.${index & 255}` });
  }
  return gathered;
}

/** Live notifications to ten thousand sockets of one process: what each holds, and how late and how surely they arrive. */
export async function measureCrowd(environment: BenchEnvironment): Promise<Finding[]> {
  const web = await environment.startProduct({ ROLE: 'web' });
  const notices = noticesFrom(environment.deps.db);
  return measureInstallation(environment, { webs: [web], notices, label: '10,000 sockets' });
}

/** The same crowd over two processes with Redis between them: the second one's people are notified through the first. */
export async function measureCrowdOfTwo(environment: BenchEnvironment): Promise<Finding[]> {
  const redis = await startRedis();
  try {
    const settings = { ROLE: 'web', REDIS_URL: redis.url };
    const first = await environment.startWebWithNotices(settings);
    const second = await environment.startProduct(settings);
    const notices = noticesThrough(first);
    return await measureInstallation(environment, { webs: [first, second], notices, label: '2 × 5,000 sockets' });
  } finally {
    await redis.remove();
  }
}

async function measureInstallation(environment: BenchEnvironment, { webs, notices, label }: Installation) {
  const listed = await gather(environment);
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  /** In turn, so that each tenth of the crowd is on every process. */
  const targets = targetsOf(listed, (person) =>
    productTarget(webs[listed.indexOf(person) % webs.length]?.port ?? 0, person),
  );
  const memories = async () => {
    // Until the last handshakes have ended.
    await wait(1000);
    for (const web of webs) await collectGarbage(web);
    return webs.map((web) => web.memory());
  };
  try {
    const first = listed.slice(0, people / 10);
    const early = targets.slice(0, targets.length / 10);
    await follower.request({ open: { targets: early } });
    const before = await memories();
    const started = performance.now();
    await follower.request({ open: { targets: targets.slice(early.length) } });
    const added = targets.length - early.length;
    const opened = (added * 1000) / (performance.now() - started);
    const after = await memories();
    const kilobytes = after.map((bytes, index) => ((bytes - (before[index] ?? 0)) / 1024 / added) * webs.length);
    const rate = await measureRate(follower, { notices, listed, most: roundMs });
    // Those of the process that does not commit them, if there are two.
    const reached = first.filter((_person, index) => index % webs.length === webs.length - 1);
    const spent = processorShares(webs);
    const delay = await measureDelay(follower, { notices, listed: reached, sockets: targets.length / people });
    const shares = spent();
    return [
      { goal: `P4 handshakes towards ${label}`, must: '', found: `${opened.toFixed(0)} a second` },
      { goal: `P4 notifications to ${label}`, must: '', found: `${rate.perSecond.toFixed(0)} a second` },
      ...kilobytes.map((found, index) =>
        atMost(`P4 memory per socket of process ${index + 1} at ${label}`, { must: 35, found, unit: ' KB' }),
      ),
      {
        goal: `P4 p99 of a notification at 500/s to one person of ${label}, from commit (CPU ${shares})`,
        must: '',
        found: `${delay.p99.toFixed(1)} ms`,
      },
      atMost(`P4 notifications lost at ${label}`, { must: 0, found: rate.lost + delay.lost, unit: '' }),
      atMost(`P4 notifications doubled at ${label}`, { must: 0, found: rate.doubled + delay.doubled, unit: '' }),
    ];
  } finally {
    await follower.stop();
    for (const web of webs) await web.stop();
  }
}

/** Starts a measurement of each process's share of a core; the result ends it. */
function processorShares(webs: readonly Child[]): () => string {
  const started = performance.now();
  const before = webs.map((web) => web.cpu());
  return () => {
    const microseconds = (performance.now() - started) * 1000;
    return webs
      .map((web, index) => `${((100 * (web.cpu() - (before[index] ?? 0))) / microseconds).toFixed(0)} %`)
      .join(' and ');
  };
}
