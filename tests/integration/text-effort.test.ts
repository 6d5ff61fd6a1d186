import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseTexts } from '#server/features/translation/service.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending } from '../support/reviews.ts';
import { insertText } from '../support/text-rows.ts';

/** Effort by page: for the person alone, and summed for reports. */

let h: Harness;
let clara: BuiltUser;
let rui: BuiltUser;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  rui = await buildUser(h, { role: 'authenticator', name: 'Rui Sá' });
});
afterAll(() => h.stop());

test('totals of a window count once, whatever is repeated or late; each person reads their own', async () => {
  const { review } = await buildPending(h);
  await insertText(h, review);
  const { id } = review;
  const windowId = randomUUID();
  const record = (who: BuiltUser, keys: number, minutes: number, own = windowId) =>
    h.caller(who).authenticator.recordEffort({ id, windowId: own, pages: [{ page: 1, keys, minutes }] });
  await Promise.all([record(clara, 10, 1), record(clara, 25, 2), record(clara, 25, 2)]);
  await record(clara, 10, 1);
  expect(await record(clara, 5, 1, randomUUID())).toEqual({ items: [{ page: 1, keys: 30, minutes: 3 }] });
  await record(rui, 7, 1);
  expect((await h.caller(rui).authenticator.effort({ id })).items).toEqual([{ page: 1, keys: 7, minutes: 1 }]);

  const admin = await buildUser(h, { role: 'admin' });
  const { items } = await h.caller(admin).admin.authenticators({ page: 1, search: 'Clara Reis' });
  expect(items[0]?.effort).toEqual({ minutes: 3, keys: 30, pages: 1 });
});

test('an unknown text records none, and an erasure deletes it', async () => {
  const { review } = await buildPending(h);
  const api = h.caller(clara).authenticator;
  const input = { id: review.id, windowId: randomUUID(), pages: [{ page: 1, keys: 1, minutes: 1 }] };
  await expect(api.recordEffort({ ...input, id: randomUUID() })).rejects.toThrow();
  await insertText(h, review);
  await api.recordEffort(input);
  await h.db
    .updateTable('documents')
    .set({ erasureRequestedAt: h.deps.now() })
    .where('id', '=', review.documentId)
    .execute();
  await h.db.transaction().execute((trx) => eraseTexts(trx, review.documentId));
  await expect(api.effort({ id: review.id })).rejects.toMatchObject({ cause: { code: 'REVIEW_NOT_FOUND' } });
  const kept = h.db.selectFrom('textEffort').selectAll().where('reviewId', '=', review.id);
  expect(await kept.execute()).toEqual([]);
});
