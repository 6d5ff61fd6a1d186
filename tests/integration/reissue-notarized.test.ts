import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDelivery, buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(async () => {
  await h.stop();
});

test('a notarized translation is not issued again without an act', async () => {
  const { id, verificationCode } = await buildDelivery(h);
  await h.db.updateTable('translatedDocuments').set({ translationType: 'notarized' }).where('id', '=', id).execute();
  const admin = await buildUser(h, { role: 'admin' });
  await expect(
    h.caller(admin).authenticator.reissue({ verificationCode, reason: 'a misspelled name' }),
  ).rejects.toMatchObject({ cause: { code: 'REISSUE_NOTARIZED' } });
  expect(await h.db.selectFrom('certificates').select('revision').where('translationId', '=', id).execute()).toEqual([
    { revision: 1 },
  ]);
});
