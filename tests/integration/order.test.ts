import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { statement } from '../support/reviews.ts';

const h = useHarness();

test('an order runs from upload to a publicly verifiable certificate', async () => {
  const { url } = await h.listen();
  const customer = await buildUser(h, { role: 'user' });
  const authenticator = await buildUser(h, { role: 'authenticator' });
  const mine = h.caller(customer);
  const findInQueue = async (documentId: string) => {
    const { items } = await h.caller(authenticator).authenticator.queue({});
    return items.find((review) => review.documentId === documentId);
  };

  const login = await fetch(`${url}/trpc/auth.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: customer.email, password: customer.password }),
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  const draft = await mine.documents.create({ filename: 'birth.pdf', idempotencyKey: randomUUID() });
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
        return (await findInQueue(draft.id))?.hasTranslation;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true);
  const review = await findInQueue(draft.id);
  const delivered = await h.caller(authenticator).authenticator.approve({ id: review?.id ?? '', ...statement });
  const found = await h.caller(null).verification.lookup({ code: delivered.verificationCode.toLowerCase() });
  expect(found).toMatchObject({ filename: 'Birth certificate', pages: 3, isAuthenticated: true });
  const link = await mine.documents.fileLink({ id: draft.id, kind: 'translation', disposition: 'inline' });
  const file = await fetch(link.url);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  await expectTitles(customer, { documentId: draft.id, translationId: delivered.id, code: delivered.verificationCode });
  await h.runJobs();
  const subjects = (await h.mails(customer.email)).map((mail) => mail.subject);
  expect(subjects).toEqual(['Your translation is ready: Birth certificate', 'Receipt 1001: $45.00 paid']);
});

/** Lists, notifications and downloads name the certified paper; a rename replaces the title in the owner's lists only. */
async function expectTitles(
  customer: Awaited<ReturnType<typeof buildUser>>,
  { documentId, translationId, code }: { documentId: string; translationId: string; code: string },
) {
  const mine = h.caller(customer);
  const certified = { paperKind: 'Birth certificate', holders: ['João Pereira'] };
  const download = async () => {
    const { url } = await mine.documents.fileLink({ id: documentId, kind: 'translation', disposition: 'attachment' });
    return (await fetch(url)).headers.get('content-disposition');
  };
  for (const search of [undefined, 'joao pereira', 'birth cert', 'birth.pdf']) {
    const { items, counts } = await mine.documents.list({ search });
    expect(items).toMatchObject([{ filename: 'birth.pdf', certified, displayName: null }]);
    expect(counts.completed).toBe(1);
    const files = await mine.documents.translations({ all: true, search });
    expect(files.items).toMatchObject([{ filename: 'birth.pdf', certified, displayName: null }]);
  }
  const { items: notifications } = await mine.notifications.list();
  expect(notifications.map(({ message }) => message)).toContain(
    'Birth certificate · João P. (birth.pdf) is ready to download.',
  );
  expect(await download()).toBe(
    `attachment; filename="Birth certificate - Jo?o P. - ${code}.pdf"; ` +
      `filename*=UTF-8''Birth%20certificate%20-%20Jo%C3%A3o%20P.%20-%20${code}.pdf`,
  );
  await mine.documents.rename({ id: translationId, filename: 'For the visa.pdf' });
  expect((await mine.documents.list({})).items).toMatchObject([
    { filename: 'birth.pdf', displayName: 'For the visa.pdf' },
  ]);
  expect(await download()).toBe('attachment; filename="For the visa.pdf"');
}
