import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SignedInActor } from '#server/context.ts';
import { notify, notifyStaff } from '#server/features/notifications/notify.ts';
import { notificationsRouter } from '#server/features/notifications/router.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { createCallerFactory } from '#server/trpc.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';

let h: Harness;
let listener: pg.Client;
/** Topics sent over the channel, in order. */
const topics: string[] = [];

beforeAll(async () => {
  h = await createHarness();
  listener = new pg.Client({ connectionString: h.env.databaseUrl });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => topics.push(payload));
  await listener.query('listen changes');
});
afterAll(async () => {
  await listener.end();
  await h.stop();
});

const createCaller = createCallerFactory(notificationsRouter);
const as = (user: SignedInActor | null) => createCaller(h.context(user));
const topicsOf = ({ id }: { id: string }) => topics.filter((topic) => topic === `notifications:${id}`);
const refusal = (code: ErrorCode) => ({ cause: { code } });
const about = (filename: string) => ({ documentId: randomUUID(), filename });

function tell(userId: string, filename: string): Promise<void> {
  return h.db
    .transaction()
    .execute((trx) => notify(trx, { userId, kind: 'translation_ready', payload: about(filename) }));
}

describe('notify', () => {
  test('writes the text of the kind and signals listeners with an id only', async () => {
    const ana = await buildUser(h);
    await tell(ana.id, 'certidao.pdf');
    const { items } = await as(ana).list();
    expect(items).toEqual([
      {
        id: expect.any(String),
        type: 'translation_ready',
        documentId: expect.any(String),
        title: 'Your translation is ready!',
        message: 'certidao.pdf is ready to download.',
        isRead: false,
        createdAt: expect.any(String),
      },
    ]);
    await vi.waitFor(() => expect(topics).toContain(`notifications:${ana.id}`));
  });

  test('a customer’s text is in the language of the profile, and staff’s in English', async () => {
    const rui = await buildUser(h);
    await h.caller(rui).auth.updateProfile({ locale: 'pt' });
    await tell(rui.id, 'certidao.pdf');
    const { items } = await as(rui).list();
    expect(items).toMatchObject([
      { title: 'Sua tradução está pronta!', message: 'certidao.pdf: já pode ser baixada.' },
    ]);
    const payload = about('certidao.pdf');
    await h.db.transaction().execute((trx) => notify(trx, { userId: rui.id, kind: 'review_assigned', payload }));
    expect((await as(rui).list()).items[0]).toMatchObject({ title: 'Assigned to you' });
  });

  test('the newest step of an order replaces the earlier ones in a colleague’s bell, and names its document', async () => {
    const clara = await buildUser(h, { role: 'authenticator' });
    const [paid, other] = [about('one.pdf'), about('two.pdf')];
    const step = (run: (trx: Trx) => Promise<void>) => h.db.transaction().execute(run);
    for (const payload of [paid, other]) {
      await step((trx) => notifyStaff(trx, { kind: 'document_upload', payload: { ...payload, clientName: 'Ana' } }));
    }
    await step((trx) => notifyStaff(trx, { kind: 'translation_failed', payload: paid }));
    await step((trx) => notifyStaff(trx, { kind: 'translation_draft', payload: paid }));
    const { items } = await as(clara).list();
    expect(items.map(({ type, documentId }) => ({ type, documentId }))).toEqual([
      { type: 'translation_draft', documentId: paid.documentId },
      { type: 'document_upload', documentId: other.documentId },
    ]);
    expect(await as(clara).unreadCount()).toEqual({ count: 2 });
  });

  test('sends nothing when the transaction fails', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const failing = h.db.transaction().execute(async (trx) => {
      await notify(trx, { userId: ana.id, kind: 'translation_ready', payload: about('a.pdf') });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await tell(ben.id, 'b.pdf');
    await vi.waitFor(() => expect(topics).toContain(`notifications:${ben.id}`));
    expect(topics).not.toContain(`notifications:${ana.id}`);
    expect(await as(ana).list()).toEqual({ items: [] });
  });

  test('timestamps follow commit order, not start order', async () => {
    const ana = await buildUser(h);
    await h.db.transaction().execute(async (trx) => {
      await trx.selectFrom('profiles').select('id').limit(1).execute();
      await tell(ana.id, 'second to begin.pdf');
      await notify(trx, { userId: ana.id, kind: 'translation_ready', payload: about('first to begin.pdf') });
    });
    const { items } = await as(ana).list();
    expect(items.map(({ message }) => message.split('.')[0])).toEqual(['first to begin', 'second to begin']);
  });

  test('all staff are notified, customers are not, and concurrent calls do not deadlock', async () => {
    const [clara, root, ana] = [
      await buildUser(h, { role: 'authenticator' }),
      await buildUser(h, { role: 'admin' }),
      await buildUser(h),
    ];
    const upload = () => ({ ...about('a.pdf'), clientName: 'Ana' });
    await Promise.all(
      Array.from({ length: 12 }, () =>
        h.db.transaction().execute((trx) => notifyStaff(trx, { kind: 'document_upload', payload: upload() })),
      ),
    );
    expect(await as(clara).unreadCount()).toEqual({ count: 12 });
    expect(await as(root).unreadCount()).toEqual({ count: 12 });
    expect(await as(ana).unreadCount()).toEqual({ count: 0 });
  });
});

describe('the list', () => {
  test('holds the newest fifty; the badge counts all', async () => {
    const ana = await buildUser(h);
    const total = limits.notificationsFetched + 3;
    const startedAt = Date.now();
    for (let number = 1; number <= total; number += 1) {
      // Two of one millisecond have no order.
      h.setNow(new Date(startedAt + number));
      await tell(ana.id, `${number}.pdf`);
    }
    h.setNow(null);
    const { items } = await as(ana).list();
    expect(items).toHaveLength(limits.notificationsFetched);
    expect(items[0]?.message).toContain(`${total}.pdf`);
    expect(await as(ana).unreadCount()).toEqual({ count: total });
  });

  test('marks one as read permanently, and all at once', async () => {
    const ana = await buildUser(h);
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) await tell(ana.id, name);
    const [newest] = (await as(ana).list()).items;
    await as(ana).markRead({ id: newest?.id ?? '' });
    await as(ana).markRead({ id: newest?.id ?? '' });
    expect((await as(ana).list()).items.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    await as(ana).markAllRead();
    expect(await as(ana).unreadCount()).toEqual({ count: 0 });
    // Three inserts, one read and the other two at once: each signals the other windows.
    await vi.waitFor(() => expect(topicsOf(ana)).toHaveLength(5));
  });

  test('removing one deletes it and signals the change', async () => {
    const ana = await buildUser(h);
    await tell(ana.id, 'a.pdf');
    const id = (await as(ana).list()).items[0]?.id ?? '';
    await as(ana).remove({ id });
    expect(await as(ana).list()).toEqual({ items: [] });
    await vi.waitFor(() => expect(topicsOf(ana)).toHaveLength(2));
    await expect(as(ana).remove({ id })).rejects.toMatchObject(refusal('NOT_FOUND'));
  });

  test('a foreign notification is not found and stays unchanged; a visitor has none', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h, { role: 'admin' })];
    await tell(ana.id, 'a.pdf');
    const before = await as(ana).list();
    const id = before.items[0]?.id ?? '';
    await expect(as(ben).markRead({ id })).rejects.toMatchObject(refusal('NOT_FOUND'));
    await expect(as(ben).remove({ id })).rejects.toMatchObject(refusal('NOT_FOUND'));
    await as(ben).markAllRead();
    expect(await as(ana).list()).toEqual(before);
    await expect(as(null).list()).rejects.toMatchObject(refusal('NOT_SIGNED_IN'));
    await expect(as(null).markAllRead()).rejects.toMatchObject(refusal('NOT_SIGNED_IN'));
  });
});
