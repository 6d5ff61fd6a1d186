import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#shared/reviews.ts';
import { buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, uploadIdOf } from '../support/reviews.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.listen();
});
afterAll(() => h.stop());

test('each counter counts exactly what its list holds', async () => {
  const staff = await buildUser(h, { role: 'authenticator' });
  const as = h.caller(staff).authenticator;
  const [waiting, approved, corrected] = [await buildPending(h), await buildPending(h), await buildPending(h)];
  await as.approve({ id: approved.review.id });
  await as.sendCorrection({ id: corrected.review.id, uploadId: await uploadIdOf(h, corrected.review.id, staff) });

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

test('staff open a delivered translation by a link of their own', async () => {
  const staff = await buildUser(h, { role: 'authenticator' });
  const { review } = await buildPending(h);
  const delivery = await h.caller(staff).authenticator.approve({ id: review.id });
  const { url } = await h.caller(staff).authenticator.deliveryLink({ id: delivery.id, disposition: 'inline' });
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
});
