import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { statement } from '../support/reviews.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.stop());

test('an order runs from upload to a publicly verifiable certificate', async () => {
  const { url } = await h.listen();
  const customer = await buildUser(h, { role: 'user' });
  const authenticator = await buildUser(h, { role: 'authenticator' });
  const mine = h.caller(customer);

  const login = await fetch(`${url}/trpc/auth.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: customer.email, password: customer.password }),
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  const draft = await mine.documents.create({ filename: 'birth.pdf', idempotencyKey: 'one-order' });
  expect(draft).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  const upload = await fetch(`${url}/files/documents/${draft.id}`, {
    method: 'PUT',
    headers: { cookie },
    body: new Uint8Array(await pdfOf(3)),
  });
  expect(await upload.json()).toMatchObject({ pages: 3, quote: { totalCents: 4500 } });

  const checkout = await mine.payments.createCheckoutSession({ documentIds: [draft.id], expectedTotalCents: 4500 });
  await fetch(`${h.payments.url}/sandbox/sessions/${checkout.sessionId}/complete`, { method: 'POST' });
  const processed = await mine.payments.processSession({ sessionId: checkout.sessionId });
  expect(processed.state).toBe('done');
  await expect
    .poll(
      async () => {
        await h.runJobs();
        const queue = await h.caller(authenticator).authenticator.queue({});
        return queue.items[0]?.hasTranslation;
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBe(true);
  const [review] = (await h.caller(authenticator).authenticator.queue({})).items;
  const delivered = await h.caller(authenticator).authenticator.approve({ id: review?.id ?? '', ...statement });
  const found = await h.caller(null).verification.lookup({ code: delivered.verificationCode.toLowerCase() });
  expect(found).toMatchObject({ filename: 'Birth certificate', pages: 3, isAuthenticated: true });
  const link = await mine.documents.fileLink({ id: draft.id, kind: 'translation', disposition: 'inline' });
  const file = await fetch(link.url);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  await h.runJobs();
  const subjects = (await h.mails(customer.email)).map((mail) => mail.subject);
  expect(subjects).toEqual(['Your translation is ready: Birth certificate', 'Receipt 1001: $45.00 paid']);
});
