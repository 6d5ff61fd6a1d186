import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { readYourWritesSeconds } from '#server/platform/db/replica.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.ts';
import { cloneDatabase } from '../support/database.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';

/*
 * A second database stands in as the replica; rows that exist only there show where a read went.
 */

let h: Harness;
let url: string;
let line: CutProxy;
let drop: () => Promise<void>;
let boss: BuiltUser;
const logged: string[] = [];

beforeAll(async () => {
  const replica = await cloneDatabase(inject('services').postgresUrl);
  ({ drop } = replica);
  const db = createDb(createPool(replica.url, createLog('silent')));
  const strangers = Array.from({ length: 7 }, (_, index) => ({ email: `${index}@replica.example`, name: 'Stranger' }));
  await db.insertInto('profiles').values(strangers).execute();
  await db.destroy();
  line = await startCutProxy(replica.url);
  const log = createLog('info', { write: (text) => void logged.push(text) });
  h = await createHarness({ env: { DATABASE_REPLICA_URL: line.url }, deps: { log } });
  ({ url } = await h.listen());
  boss = await buildUser(h, { role: 'admin' });
});
beforeEach(() => logged.splice(0));
afterAll(async () => {
  await h.stop();
  await line.stop();
  await drop();
});

interface Answer {
  result: { data: { users: { total: number }; items: unknown[] } };
}

async function callProcedure(
  procedure: string,
  { cookie = boss.cookie, input = '' } = {},
): Promise<Answer['result']['data']> {
  const query = input === '' ? '' : `?input=${encodeURIComponent(input)}`;
  const answer = await fetch(`${url}/trpc/${procedure}${query}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const { result } = (await answer.json()) as Answer;
  return result.data;
}

const onReplica = 7;
const onPrimary = 1;
const countPeople = async (cookie?: string) => (await callProcedure('admin.overview', { cookie })).users.total;
const replicaLogs = () => logged.filter((text) => /replica (un)?available/.test(text));

test('staff metrics are read from the replica, their work items from the primary', async () => {
  expect(await countPeople()).toBe(onReplica);
  const list = await callProcedure('admin.users', { input: JSON.stringify({ page: 1 }) });
  expect(list.items).toHaveLength(onPrimary);
});

describe('read your writes', () => {
  test('reads from the primary after a write, on any process', async () => {
    const changed = await fetch(`${url}/trpc/admin.setUserRole`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: h.env.publicUrl, cookie: boss.cookie },
      body: JSON.stringify({ id: boss.id, role: 'admin' }),
    });
    await changed.text();
    const [cookie = ''] = changed.headers.getSetCookie();
    expect(cookie).toContain(`Max-Age=${readYourWritesSeconds}; Path=/trpc; HttpOnly; SameSite=Lax`);
    expect(await countPeople(`${boss.cookie}; ${cookie.split(';')[0]}`)).toBe(onPrimary);
    expect(await countPeople()).toBe(onReplica);
  });

  test('sets the recent-write cookie for staff only', async () => {
    const ana = await buildUser(h);
    const answer = await fetch(`${url}/trpc/notifications.markAllRead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: h.env.publicUrl, cookie: ana.cookie },
      body: '{}',
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    await h.db.deleteFrom('profiles').where('id', '=', ana.id).execute();
  });
});

test(
  'staff reads use the primary while the replica is unavailable, log it once, and return afterwards',
  { tags: 'sweep' },
  async () => {
    expect(await countPeople()).toBe(onReplica);
    line.set('cut');
    for (const _ of [1, 2, 3]) expect(await countPeople()).toBe(onPrimary);
    expect(replicaLogs()).toHaveLength(1);
    line.set('open');
    await vi.waitFor(async () => expect(await countPeople()).toBe(onReplica), { timeout: 60_000, interval: 200 });
    expect(replicaLogs()).toHaveLength(2);
  },
);
