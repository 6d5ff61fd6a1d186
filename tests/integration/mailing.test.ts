import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { revokeCertificate } from '#server/features/certification/revocation/service.ts';
import { transition } from '#server/features/documents/transition.ts';
import { refundPayment } from '#server/features/payments/refunds/service.ts';
import { buildDelivery, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, openCheckout, pay, paymentOf } from '../support/orders.ts';
import { releasePrices } from '../support/prices.ts';
import { bostonAddress } from '../support/promises.ts';
import { reviewsOf } from '../support/reviews.ts';

/** Copies on paper: ordered with an address and postage, mailed by staff with a tracking number. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let admin: BuiltUser;
let clerk: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin' });
  clerk = await buildUser(h, { role: 'authenticator' });
});

async function buildMailed() {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user, { isMailed: true });
  const { sessionId } = await openCheckout(h, user, [draft]);
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  const { id: paymentId } = await paymentOf(h, sessionId);
  return { user, id: draft.id, paymentId, sessionId };
}
type Mailed = Awaited<ReturnType<typeof buildMailed>>;

async function deliver({ id }: Mailed) {
  await h.db
    .transaction()
    .execute((trx) => transition(h.deps, trx, { documentId: id, event: 'approve', as: 'staff', actor: clerk }));
  const [review] = await reviewsOf(h, id);
  if (review) await buildDelivery(h, { review });
}

const tracking = { carrier: 'usps', trackingNumber: '9400 1000 0000 0000' } as const;
const send = ({ id }: Mailed, change: { trackingNumber?: string } = {}) =>
  h.caller(clerk).authenticator.sendMailing({ documentId: id, ...tracking, ...change });
const mailingOf = async ({ user, id }: Mailed) => (await h.caller(user).documents.get({ id })).mailing;
const isListed = async ({ id }: Mailed) =>
  (await h.caller(clerk).authenticator.mailings({ pageSize: 100 })).items.some(({ documentId }) => documentId === id);
const refused = (code: string) => ({ cause: { code } });

test('is ordered, changed and removed before payment, with the price; a bad address is refused', async () => {
  const user = await buildUser(h);
  const { documents } = h.caller(user);
  const input = { filename: 'deed.pdf', idempotencyKey: randomUUID(), mailing: bostonAddress };
  const made = await documents.create(input);
  expect(made).toMatchObject({ isMailed: true, totalCostCents: 1500 + releasePrices.postageCents });
  expect((await documents.create(input)).id).toBe(made.id);
  await documents.update({ id: made.id, mailing: { ...bostonAddress, line1: '2 Beacon Street' } });
  expect((await documents.get({ id: made.id })).mailing).toMatchObject({
    state: 'ordered',
    address: { line1: '2 Beacon Street' },
  });
  expect(await documents.update({ id: made.id, mailing: null })).toMatchObject({
    isMailed: false,
    totalCostCents: 1500,
  });
  expect((await documents.get({ id: made.id })).mailing).toBeNull();
  for (const wrong of [{ zip: '1' }, { city: ' ' }, { name: 'x'.repeat(101) }]) {
    await expect(documents.update({ id: made.id, mailing: { ...bostonAddress, ...wrong } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  }
});

test('is paid as a line, mailed once after delivery, and tracked by its customer', async () => {
  const mailed = await buildMailed();
  const { data } = await h.deps.stripe.checkout.sessions.listLineItems(mailed.sessionId);
  expect(data.map(({ amount_total, quantity }) => [amount_total, quantity])).toEqual([
    [1500, 1],
    [releasePrices.postageCents, 1],
  ]);
  const receipt = await h.caller(mailed.user).payments.receipt({ paymentId: mailed.paymentId });
  expect(receipt.lines).toMatchObject([{ postageCents: releasePrices.postageCents, totalCents: 3000 }]);
  await expect(send(mailed)).rejects.toMatchObject(refused('MAILING_NOT_DUE'));
  expect(await isListed(mailed)).toBe(false);
  await deliver(mailed);
  expect(await isListed(mailed)).toBe(true);
  await Promise.all([send(mailed), send(mailed)]);
  await expect(send(mailed, { trackingNumber: '9400 2000 0000 0000' })).rejects.toMatchObject(refused('MAILING_SENT'));
  expect(await isListed(mailed)).toBe(false);
  expect(await mailingOf(mailed)).toMatchObject({ state: 'sent', ...tracking, address: bostonAddress });
  await h.runJobs();
  const mails = (await h.mails(mailed.user.email)).filter(({ subject }) =>
    subject.startsWith('Your copy is in the mail'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(tracking.trackingNumber);
});

describe('a copy is not mailed', () => {
  const refund = ({ paymentId }: Mailed) =>
    refundPayment(h.deps, admin, { paymentId, reason: 'asked by phone', certificate: 'keep' });

  test('once its order is refunded', async () => {
    const mailed = await buildMailed();
    await deliver(mailed);
    await refund(mailed);
    expect(await mailingOf(mailed)).toMatchObject({ state: 'cancelled' });
    expect(await isListed(mailed)).toBe(false);
    await expect(send(mailed)).rejects.toMatchObject(refused('ORDER_REFUNDED'));
  });

  test('when the refund races the parcel, or stays recorded as mailed', async () => {
    const mailed = await buildMailed();
    await deliver(mailed);
    const [sent] = await Promise.allSettled([send(mailed), refund(mailed)]);
    expect((await mailingOf(mailed))?.state).toBe(sent.status === 'fulfilled' ? 'sent' : 'cancelled');
  });

  test('of a revoked certificate', async () => {
    const mailed = await buildMailed();
    await deliver(mailed);
    await h.db.transaction().execute((trx) =>
      revokeCertificate(h.deps, trx, {
        documentId: mailed.id,
        class: 'error',
        reason: 'a date is wrong',
        actor: clerk,
        event: 'certificate.revoked',
        details: {},
      }),
    );
    await expect(send(mailed)).rejects.toMatchObject(refused('MAILING_NOT_DUE'));
  });
});
