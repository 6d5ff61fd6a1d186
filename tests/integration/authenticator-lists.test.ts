import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#shared/reviews.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending, statement, uploadIdOf } from '../support/reviews.ts';

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});

test('each counter counts exactly what its list holds', async () => {
  const staff = await buildUser(h, { role: 'authenticator' });
  const as = h.caller(staff).authenticator;
  const [waiting, approved, corrected] = [await buildPending(h), await buildPending(h), await buildPending(h)];
  await as.approve({ id: approved.review.id, ...statement });
  await as.sendCorrection({
    id: corrected.review.id,
    uploadId: await uploadIdOf(h, corrected.review.id, staff),
    ...statement,
  });

  const documentsOf = async (list: ReviewList) =>
    (await as.queue({ list })).items.map(({ documentId, isCorrection }) => ({ documentId, isCorrection }));
  const plain = (documentId: string) => [{ documentId, isCorrection: false }];
  expect(await documentsOf('pending')).toEqual(plain(waiting.document.id));
  expect(await documentsOf('approved')).toEqual(plain(approved.document.id));
  expect(await documentsOf('rejected')).toEqual(plain(corrected.document.id));
  expect(await documentsOf('corrections')).toEqual([{ documentId: corrected.document.id, isCorrection: true }]);
  expect((await as.queue({})).items).toHaveLength(1);
  expect(await as.counters()).toEqual({ pending: 1, approved: 1, rejected: 1, corrections: 1 });

  expect((await as.queue({ list: 'approved', search: 'nothing like it' })).total).toBe(0);
});

test('staff open a delivered translation through a staff link', async () => {
  const staff = await buildUser(h, { role: 'authenticator' });
  const { review } = await buildPending(h);
  const delivery = await h.caller(staff).authenticator.approve({ id: review.id, ...statement });
  const { url } = await h.caller(staff).authenticator.deliveryLink({ id: delivery.id, disposition: 'inline' });
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
});

describe('the queue', () => {
  test('is narrowed by language, type, state, due date and holder', async () => {
    const name = `Filters ${randomUUID()}`;
    const owner = await buildUser(h, { name });
    const now = h.deps.now().getTime();
    const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
    const late = await buildPending(h, { owner, createdAt: hoursAgo(60), sourceLanguage: 'Spanish' });
    const soon = await buildPending(h, { owner, createdAt: hoursAgo(40), translationType: 'notarized' });
    const fresh = await buildPending(h, { owner, createdAt: hoursAgo(1), withTranslation: false });
    const reader = await buildUser(h, { role: 'authenticator' });
    const queue = h.caller(reader).authenticator;
    await queue.claim({ id: soon.review.id });
    const found = async (filter: object) => (await queue.queue({ search: name, ...filter })).items.map(({ id }) => id);
    const [first, second, third] = [late.review.id, soon.review.id, fresh.review.id];
    expect(await found({})).toEqual([first, second, third]);
    expect(await found({ language: 'Spanish' })).toEqual([first]);
    expect(await found({ type: 'notarized' })).toEqual([second]);
    expect(await found({ state: 'ready' })).toEqual([first, second]);
    expect(await found({ state: 'waiting' })).toEqual([third]);
    expect(await found({ state: 'failed' })).toEqual([]);
    expect(await found({ due: 'late' })).toEqual([first]);
    expect(await found({ due: 'soon' })).toEqual([second]);
    expect(await found({ holder: 'mine' })).toEqual([second]);
    expect(await found({ holder: 'free' })).toEqual([first, third]);
  });

  test('navigates to the next document the reader can decide', async () => {
    const name = `Neighbours ${randomUUID()}`;
    const owner = await buildUser(h, { name });
    const reader = await buildUser(h, { role: 'authenticator' });
    const rival = await buildUser(h, { role: 'authenticator' });
    const made = [];
    for (let minute = 0; minute < 5; minute += 1) {
      const createdAt = new Date(Date.UTC(2026, 4, 1, 12, minute));
      made.push((await buildPending(h, { owner, createdAt, withTranslation: minute !== 1 })).review.id);
    }
    const [first = '', waiting = '', held = '', failed = '', last = ''] = made;
    await h.caller(rival).authenticator.claim({ id: held });
    await h.db.updateTable('documentsToBeVerified').set({ workflowState: 'failed' }).where('id', '=', failed).execute();
    const beside = (id: string) => h.caller(reader).authenticator.neighbours({ id, search: name });
    expect(await beside(first)).toEqual({ previous: null, next: failed });
    expect(await beside(waiting)).toEqual({ previous: first, next: failed });
    expect(await beside(failed)).toEqual({ previous: first, next: last });
    await h.caller(reader).authenticator.approve({ id: first, ...statement });
    expect(await beside(first)).toEqual({ previous: null, next: failed });
  });
});

test('search ignores accents, for staff and customers', async () => {
  const mark = randomUUID().slice(0, 8);
  const owner = await buildUser(h, { name: `Sofía Gutiérrez ${mark}` });
  const { document, review } = await buildPending(h, {
    owner,
    filename: `certidão-${mark}.pdf`,
    clientName: `Łukasz ${mark}`,
  });
  const reader = await buildUser(h, { role: 'admin' });
  const as = h.caller(reader);
  for (const search of [`Gutierrez ${mark}`, `GUTIÉRREZ ${mark}`, `certidao-${mark}`, `lukasz ${mark}`]) {
    expect((await as.authenticator.queue({ search })).items.map(({ id }) => id)).toEqual([review.id]);
    expect((await as.admin.documents({ search })).items.map(({ id }) => id)).toEqual([document.id]);
  }
  expect((await as.admin.users({ search: `sofia gutierrez ${mark}` })).items).toHaveLength(1);
  const mine = await h.caller(owner).documents.list({ search: `CERTIDAO-${mark}` });
  expect(mine.items.map(({ id }) => id)).toEqual([document.id]);
});
