import { setTimeout as wait } from 'node:timers/promises';
import { startSession } from '#server/features/auth/session.ts';
import { startChild } from './child.ts';
import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';
import { measureDelay, measureRate, productTarget, targetsOf } from './fan-out.ts';
import { atMost, type Finding } from './goals.ts';
import { collectGarbage } from './profile.ts';

/** People of the crowd, each with as many sockets as `fan-out` opens. */
const people = 1000;
/** Of a round that reaches every socket. */
const roundMs = 20_000;

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
  const { db } = environment.deps;
  const listed = await gather(environment);
  const server = await environment.startProduct({ ROLE: 'web' });
  const follower = await startChild('followers.ts', { log: '/dev/null' });
  const memory = async () => {
    // Until the last handshakes have ended.
    await wait(1000);
    await collectGarbage(server);
    return server.memory();
  };
  try {
    const first = listed.slice(0, people / 10);
    const targets = targetsOf(listed, (person) => productTarget(server.port, person));
    const early = targets.slice(0, targets.length / 10);
    await follower.request({ open: { targets: early } });
    const before = await memory();
    const started = performance.now();
    await follower.request({ open: { targets: targets.slice(early.length) } });
    const opened = ((targets.length - early.length) * 1000) / (performance.now() - started);
    const kilobytes = ((await memory()) - before) / 1024 / (targets.length - early.length);
    const rate = await measureRate(follower, { db, listed, most: roundMs });
    const delay = await measureDelay(follower, { db, listed: first, sockets: targets.length / people });
    const size = targets.length.toLocaleString('en');
    return [
      { goal: `P4 handshakes towards ${size} sockets`, must: '', found: `${opened.toFixed(0)} a second` },
      { goal: `P4 notifications to ${size} sockets`, must: '', found: `${rate.perSecond.toFixed(0)} a second` },
      atMost(`P4 memory per socket at ${size}`, { must: 35, found: kilobytes, unit: ' KB' }),
      {
        goal: `P4 p99 of a notification at 500/s to one person of ${size} sockets, from commit`,
        must: '',
        found: `${delay.p99.toFixed(1)} ms`,
      },
      atMost(`P4 notifications lost at ${size} sockets`, { must: 0, found: rate.lost + delay.lost, unit: '' }),
    ];
  } finally {
    await follower.stop();
    await server.stop();
  }
}
