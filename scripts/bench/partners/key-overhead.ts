import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { makeKey } from '#server/features/auth/api-key.ts';
import { startSession } from '#server/features/auth/session.ts';
import { scopes } from '#shared/api-keys.ts';
import type { Child } from '../child.ts';
import { median, type Finding } from '../goals.ts';
import { call, runLoad } from '../http-cases.ts';
import { withProduct } from '../partner-environment.ts';

const accounts = 100;
const rounds = 10;
const seconds = 2;
const maxOverhead = 0.1;

/** The same query by session and by key, in turns, so that other load on the machine affects both. */
export function benchKeyOverhead(): Promise<Finding[]> {
  return withProduct(async ({ deps, start, product }) => {
    const requests = await fillAccounts(deps);
    return compare({ load: await start('load.ts'), product }, requests);
  });
}

type Requests = Record<'session' | 'key', string[]>;

async function compare({ load, product }: { load: Child; product: Child }, requests: Requests): Promise<Finding[]> {
  const measure = async (name: keyof Requests, duration: number) => {
    const before = product.cpu();
    const target = { port: product.port, requests: requests[name], expectedText: 'Family', seconds: duration };
    const { perSecond } = await runLoad({ load }, target);
    return { perSecond, cpu: (product.cpu() - before) / (perSecond * duration) };
  };
  for (const name of ['session', 'key'] as const) await measure(name, 1);
  const ratios = { throughput: [] as number[], cpu: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['session', 'key'] as const) : (['key', 'session'] as const);
    const found = { [order[0]]: await measure(order[0], seconds), [order[1]]: await measure(order[1], seconds) };
    const { session, key } = found;
    if (!session || !key) throw new Error('a round measured one kind of caller only');
    ratios.throughput.push(session.perSecond / key.perSecond);
    ratios.cpu.push(key.cpu / session.cpu);
  }
  const overhead = (goal: string, values: readonly number[]): Finding => {
    const found = median(values) - 1;
    return {
      goal,
      must: `≤ ${maxOverhead * 100} %`,
      found: `${(found * 100).toFixed(1)} %`,
      isMet: found <= maxOverhead,
    };
  };
  return [
    overhead('time of a call by key over one by session', ratios.throughput),
    overhead('processor time of a call by key over one by session', ratios.cpu),
  ];
}

/** Customers with a folder each, a session and a key. */
async function fillAccounts(deps: Deps): Promise<Requests> {
  const requests: Requests = { session: [], key: [] };
  for (let index = 0; index < accounts; index += 1) {
    const id = randomUUID();
    const { key, hash: keyHash, hint } = makeKey('live');
    await deps.db
      .insertInto('profiles')
      .values({ id, email: `${id}@bench.example`, name: 'Ana' })
      .execute();
    await deps.db
      .insertInto('credentials')
      .values({ userId: id, passwordHash: 'bench', emailVerifiedAt: new Date() })
      .execute();
    await deps.db.insertInto('folders').values({ userId: id, name: 'Family' }).execute();
    const { cookie } = await startSession(deps, id, 'bench');
    await deps.db
      .insertInto('apiKeys')
      .values({
        id: randomUUID(),
        accountId: id,
        createdBy: id,
        name: 'Bench',
        mode: 'live',
        role: 'user' as const,
        keyHash,
        hint,
        scopes: [...scopes],
        createdAt: new Date(),
      })
      .execute();
    const ip = { 'x-forwarded-for': `10.3.${index}.1` };
    requests.session.push(call('folders.list', { headers: { ...ip, cookie: cookie.split(';', 1)[0] ?? '' } }));
    requests.key.push(call('folders.list', { headers: { ...ip, authorization: `Bearer ${key}` } }));
  }
  return requests;
}
