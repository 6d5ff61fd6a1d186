import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeDeps, createDeps } from '#server/deps.ts';
import { notificationsJobs } from '#server/features/notifications/jobs.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { startCutProxy } from '../support/cut-proxy.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { reserveServer } from '../support/http.ts';
import { follow, openSocket, socketUrl, type Follower } from '../support/live.ts';
import { buildPending, statement } from '../support/reviews.ts';

const h = useHarness();
let url: string;
const followers: Follower[] = [];
beforeAll(async () => {
  ({ url } = await h.listen());
});
afterEach(async () => {
  h.setNow(null);
  await Promise.all(followers.splice(0).map((follower) => follower.stop()));
});

const day = 24 * 60 * 60 * 1000;
const pollOptions = { timeout: 60_000, interval: 10 };

function tell(user: { id: string }, name: string, db = h.db): Promise<void> {
  const payload = { documentId: randomUUID(), filename: `${name}.pdf` };
  return db.transaction().execute((trx) => notify(trx, { userId: user.id, kind: 'translation_ready', payload }));
}

/** The name in each notification, in order of arrival. */
function names(follower: Follower): string[] {
  return follower.changes().map(({ event }) => event.notification?.message.split('.')[0] ?? '');
}

async function followAs(user: BuiltUser, options: { origin?: () => string; lastEventId?: string } = {}) {
  const follower = follow({ origin: () => url, cookie: user.cookie, ...options });
  followers.push(follower);
  await vi.waitFor(() => expect(follower.seen).not.toEqual([]), pollOptions);
  return follower;
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

async function killListener(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'listener' and datname = current_database()`.execute(h.db);
    expect(rows).toHaveLength(1);
  }, pollOptions);
}

describe('what a subscriber receives', () => {
  test('each of their own changes once, in order, and none from before the subscription', async () => {
    const ana = await buildUser(h);
    await tell(ana, 'before');
    const follower = await followAs(ana);
    await tell(ana, 'first');
    await tell(ana, 'second');
    const mine = h.caller(ana).notifications;
    const [newest, , oldest] = (await mine.list()).items;
    await mine.markRead({ id: newest?.id ?? '' });
    await mine.markRead({ id: newest?.id ?? '' });
    await mine.markAllRead();
    await mine.remove({ id: oldest?.id ?? '' });
    await vi.waitFor(() => expect(follower.changes()).toHaveLength(6), pollOptions);
    expect(follower.seen[0]?.event).toEqual({ kind: 'ready', notification: null });
    expect(follower.changes().map(({ event }) => [event.kind, event.notification?.isRead])).toEqual([
      ['insert', false],
      ['insert', false],
      ['update', true],
      ['update', true],
      ['update', true],
      ['delete', true],
    ]);
    expect(names(follower)).toEqual(['first', 'second', 'second', 'before', 'first', 'before']);
    expect(follower.changes().at(2)?.event.notification).toEqual({ ...newest, isRead: true });
    expect(follower.seen.map(({ id }) => Number(id))).toEqual(
      follower.seen.map(({ id }) => Number(id)).toSorted((one, other) => one - other),
    );
  });

  test("never another user's changes", async () => {
    const people = await Promise.all(numbers(4).map(() => buildUser(h)));
    const all = await Promise.all(people.map((person) => followAs(person)));
    await Promise.all(
      people.map(async (person) => {
        for (const number of numbers(25)) await tell(person, `${person.id} ${number}`);
      }),
    );
    await vi.waitFor(
      () => expect(all.map((follower) => follower.changes().length)).toEqual([25, 25, 25, 25]),
      pollOptions,
    );
    for (const [index, follower] of all.entries()) {
      expect(names(follower)).toEqual(numbers(25).map((number) => `${people[index]?.id} ${number}`));
    }
  });

  test('nothing from a rolled-back transaction', async () => {
    const ana = await buildUser(h);
    const follower = await followAs(ana);
    const failing = h.db.transaction().execute(async (trx) => {
      await notify(trx, {
        userId: ana.id,
        kind: 'translation_ready',
        payload: { documentId: randomUUID(), filename: 'never.pdf' },
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await tell(ana, 'told');
    await vi.waitFor(() => expect(names(follower)).toEqual(['told']), pollOptions);
  });

  test('overlapping writers are delivered in log order to every window', async () => {
    const ana = await buildUser(h);
    const windows = [await followAs(ana), await followAs(ana)];
    await Promise.all(numbers(60).map((number) => tell(ana, number)));
    for (const window of windows) {
      await vi.waitFor(() => expect(window.changes()).toHaveLength(60), pollOptions);
      expect(new Set(names(window)).size).toBe(60);
    }
    expect(windows[0]?.changes()).toEqual(windows[1]?.changes());
  });
});

describe('changes shared by staff', () => {
  const kinds = (follower: Follower) => follower.seen.map(({ event }) => event.kind);

  async function hearsWork(follower: Follower, change: () => Promise<unknown>): Promise<void> {
    const heard = kinds(follower).length;
    await change();
    await vi.waitFor(() => expect(kinds(follower).slice(heard)).toContain('work'), pollOptions);
  }

  test('a claim, its release and a decision are sent to staff of every role, never to a customer', async () => {
    const [one, other, admin] = await Promise.all([
      buildUser(h, { role: 'authenticator' }),
      buildUser(h, { role: 'authenticator' }),
      buildUser(h, { role: 'admin' }),
    ]);
    const { owner, review } = await buildPending(h);
    const bystander = await buildUser(h);
    const [colleague, overview] = [await followAs(other), await followAs(admin)];
    const [customer, stranger] = [await followAs(owner), await followAs(bystander)];
    const { authenticator } = h.caller(one);

    await hearsWork(colleague, () => authenticator.claim({ id: review.id }));
    await hearsWork(colleague, () => authenticator.release({ id: review.id }));
    await Promise.all([
      hearsWork(overview, () => authenticator.approve({ id: review.id, ...statement })),
      vi.waitFor(() => expect(customer.changes()).not.toEqual([]), pollOptions),
    ]);
    expect(colleague.changes()).toEqual([]);

    await tell(bystander, 'the end');
    await vi.waitFor(() => expect(names(stranger)).toEqual(['the end']), pollOptions);
    expect(kinds(stranger)).toEqual(['ready', 'insert']);
    expect(kinds(customer)).not.toContain('work');
  });

  test('renewing a claim sends nothing; delivered changes are not repeated after a reconnect', async () => {
    const [one, other] = [await buildUser(h, { role: 'authenticator' }), await buildUser(h, { role: 'authenticator' })];
    const { review } = await buildPending(h);
    const { authenticator } = h.caller(one);
    await authenticator.claim({ id: review.id });
    const colleague = await followAs(other);
    await authenticator.claim({ id: review.id });
    await tell(other, 'the end');
    await vi.waitFor(() => expect(names(colleague)).toEqual(['the end']), pollOptions);
    expect(kinds(colleague)).toEqual(['ready', 'insert']);

    await hearsWork(colleague, () => authenticator.release({ id: review.id }));
    colleague.cut();
    await vi.waitFor(() => expect(kinds(colleague).at(-1)).toBe('ready'), pollOptions);
    await tell(other, 'after the cut');
    await vi.waitFor(() => expect(names(colleague)).toEqual(['the end', 'after the cut']), pollOptions);
  });
});

describe('a reconnecting subscriber', () => {
  test('receives each of 1,000 events exactly once across 20 disconnects', { tags: 'sweep' }, async () => {
    const ana = await buildUser(h);
    const line = await startCutProxy(url);
    const follower = await followAs(ana, { origin: () => line.url });
    const expected = numbers(1000);
    for (const [index, number] of expected.entries()) {
      await tell(ana, number);
      if (index % 50 === 25) {
        // Wait for an open connection before cutting it.
        await vi.waitFor(() => expect(follower.changes()).toHaveLength(index + 1), pollOptions);
        line.set('cut');
        line.set('open');
      }
    }
    await vi.waitFor(() => expect(follower.changes().length).toBeGreaterThanOrEqual(1000), pollOptions);
    expect(names(follower)).toEqual(expected);
    expect(follower.closed.length).toBeGreaterThanOrEqual(20);
    expect(follower.errors).toEqual([]);
    await follower.stop();
    await line.stop();
  });

  test('resumes after lastEventId across many pages', async () => {
    const ana = await buildUser(h);
    const first = await followAs(ana);
    await tell(ana, 'seen');
    await vi.waitFor(() => expect(names(first)).toEqual(['seen']), pollOptions);
    const lastEventId = first.seen.at(-1)?.id ?? '';
    await first.stop();
    for (const number of numbers(450)) await tell(ana, number);
    const second = await followAs(ana, { lastEventId });
    await vi.waitFor(() => expect(second.changes()).toHaveLength(450), pollOptions);
    expect(second.seen[0]).toEqual({ id: lastEventId, event: { kind: 'ready', notification: null } });
    expect(names(second)).toEqual(numbers(450));
  });

  test('receives every event while the listener is killed repeatedly', async () => {
    const ana = await buildUser(h);
    const follower = await followAs(ana);
    const expected = numbers(200);
    for (const [index, number] of expected.entries()) {
      // Also just before the last event, so only the reconnect itself can trigger delivery.
      if (index % 40 === 39) await killListener();
      await tell(ana, number);
    }
    await vi.waitFor(() => expect(follower.changes().length).toBeGreaterThanOrEqual(200), pollOptions);
    expect(names(follower)).toEqual(expected);
    expect(follower.closed).toEqual([]);
  });

  test('resyncs when lastEventId is older than the retention window', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const first = await followAs(ana);
    const lastEventId = first.seen[0]?.id;
    await first.stop();
    for (const name of ['lost 1', 'lost 2']) await tell(ana, name);
    await tell(ben, 'the last before');
    h.setNow(new Date(Date.now() + 7 * day + 1000));
    await notificationsJobs['notifications.sweep'](h.deps);
    h.setNow(null);
    await tell(ana, 'kept');
    const second = await followAs(ana, { lastEventId });
    await vi.waitFor(() => expect(names(second)).toEqual(['kept']), pollOptions);
    expect(second.seen[0]?.event.kind).toBe('resync');

    const third = await followAs(ana, { lastEventId: second.seen.at(-1)?.id });
    expect(third.seen.map(({ event }) => event.kind)).toEqual(['ready']);
  });

  test('resyncs when lastEventId was never issued by this database', async () => {
    const follower = await followAs(await buildUser(h), { lastEventId: '999999999999' });
    expect(follower.seen[0]?.event.kind).toBe('resync');
    expect(Number(follower.seen[0]?.id)).toBeLessThan(999_999_999_999);
  });
});

describe('several servers sharing one database', () => {
  test('an event written through one server is delivered by the other; a restart loses nothing', async () => {
    const ana = await buildUser(h);
    let origin = url;
    const there = await followAs(ana, { origin: () => origin });

    const second = await startSecondServer();
    const here = await followAs(ana, { origin: () => second.url });
    await tell(ana, 'through the first');
    await tell(ana, 'through the second', second.deps.db);
    const both = ['through the first', 'through the second'];
    await vi.waitFor(() => expect([names(here), names(there)]).toEqual([both, both]), pollOptions);

    const raw = await openSocket(socketUrl(second.url), { cookie: ana.cookie });
    origin = second.url;
    there.cut();
    await vi.waitFor(() => expect(there.seen.at(-1)?.event.kind).toBe('ready'), pollOptions);
    origin = url;
    await second.stop();
    expect(raw.messages).toEqual([{ id: null, method: 'reconnect' }]);
    expect(await raw.closed).toBe(1001);
    await vi.waitFor(() => expect(there.closed.length).toBeGreaterThanOrEqual(2), pollOptions);
    await tell(ana, 'while it was away');
    await vi.waitFor(() => expect(names(there)).toEqual([...both, 'while it was away']), pollOptions);
    expect(there.errors).toEqual([]);
  });
});

async function startSecondServer() {
  const server = await reserveServer();
  const deps = await createDeps(h.env, { log: h.deps.log });
  server.serve(deps);
  await deps.pubsub.start(deps.events);
  return {
    url: server.url,
    deps,
    async stop() {
      await server.close();
      await closeDeps(deps);
    },
  };
}
