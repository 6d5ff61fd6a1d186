import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkVatId, recheckVatIds } from '#server/features/auth/vat-checks.ts';
import { issueInvoices } from '#server/features/payments/invoicing.ts';
import { createVies } from '#server/platform/integrations/vies.ts';
import { monthAfter, monthAt, monthBounds } from '#shared/pay/months.ts';
import { selfBillingWording } from '#shared/pay/self-billing.ts';
import type { Seller } from '#shared/schemas/seller.ts';
import { startVies, type ViesStandIn } from '../../scripts/sandbox/vies.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft, deliver, pay, paymentOf } from '../support/orders.ts';
import { buildOrganization } from '../support/organizations.ts';
import { billingInput, buildRate } from '../support/pay.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { buildStaff } from '../support/staff.ts';

/** VAT ids of customers are confirmed by VIES where a setting allows it. */

let h: Harness;
let vies: ViesStandIn;

const seller: Seller = {
  ...{ name: 'Casa Verde, Lda', street: 'Rua do Ouro 1', city: 'Lisboa', zip: '1100-060', region: '', country: 'PT' },
  ...{ taxId: '', vatId: 'PT504499777', series: '', iban: '', bic: '', hasReverseCharge: true },
  rates: [
    { country: 'PT', rate: 2300 },
    { country: 'DE', rate: 1900 },
  ],
};
const vatId = 'DE136695976';

beforeAll(async () => {
  vies = await startVies();
  h = await createHarness({ deps: { vies: createVies({ url: vies.url, timeoutMs: 300 }) } });
  await h.listen();
  const admin = await buildUser(h, { role: 'admin' });
  const { id } = await h.caller(admin).admin.publishSeller({ office: '', facts: seller, reason: 'as registered' });
  await untilRead(h, { kind: 'seller', id });
});
afterAll(async () => {
  await h.stop();
  await vies.stop();
});
beforeEach(() => {
  h.setNow(null);
  Object.assign(vies, { mode: 'answers', asked: [], unknown: new Set() });
});

async function paid(owner: BuiltUser) {
  const draft = await buildDraft(h, owner, { pages: 1 });
  const order = { documentIds: [draft.id], expectedTotalCents: draft.totalCostCents };
  const { sessionId } = await h.caller(owner).payments.createCheckoutSession(order);
  await pay(h, sessionId);
  await deliver(h, sessionId);
  return (await paymentOf(h, sessionId)).id;
}

const ask = (owner: BuiltUser, paymentId: string, typed = vatId) =>
  h.caller(owner).payments.requestInvoice({ paymentId, name: 'Ana Reis', address: '', vatId: typed });

test('reverse charge with a confirmed id; the invoice keeps when and by which number, and VIES is asked once', async () => {
  const owner = await buildUser(h);
  const paymentId = await paid(owner);
  const [first] = await Promise.all([ask(owner, paymentId), ask(owner, paymentId)]);
  const again = await ask(owner, paymentId);
  expect(again).toEqual(first);
  const invoice = await h.caller(owner).payments.invoice({ id: again.id });
  expect(invoice).toMatchObject({ taxCents: 0, taxes: [{ category: 'AE' }] });
  expect(invoice.buyer?.vatCheck).toMatchObject({ consultationNumber: expect.stringMatching(/^WAPI\d+$/) });
  const before = vies.asked.length;
  await ask(owner, await paid(owner));
  expect(vies.asked).toHaveLength(before);
});

test('an id that VIES does not know is refused; without it the invoice has tax', async () => {
  vies.unknown.add(vatId);
  const owner = await buildUser(h);
  const paymentId = await paid(owner);
  await expect(ask(owner, paymentId)).rejects.toMatchObject({ cause: { code: 'VAT_ID_NOT_REGISTERED' } });
  const { id } = await h
    .caller(owner)
    .payments.requestInvoice({ paymentId, name: 'Ana Reis', address: '', country: 'DE' });
  expect(await h.caller(owner).payments.invoice({ id })).toMatchObject({ taxCents: 239, buyer: { vatId: null } });
});

test.each(['away', 'silent'] as const)(
  'while VIES is %s orders are paid and the invoice waits for its answer',
  async (mode) => {
    vies.mode = mode;
    const owner = await buildUser(h);
    const paymentId = await paid(owner);
    await expect(ask(owner, paymentId)).rejects.toMatchObject({ cause: { code: 'VAT_ID_UNCONFIRMED' } });
    // Of the seller's own country the tax does not hang on it.
    const home = await h.caller(owner).payments.requestInvoice({
      ...{ paymentId: await paid(owner), name: 'Ana Reis', address: '' },
      vatId: 'PT504499777',
    });
    expect(await h.caller(owner).payments.invoice({ id: home.id })).toMatchObject({ taxes: [{ rate: 2300 }] });
    vies.mode = 'answers';
    h.setNow(new Date(Date.now() + 2 * 60 * 60 * 1000));
    await recheckVatIds(h.deps);
    const { id } = await ask(owner, paymentId);
    expect(await h.caller(owner).payments.invoice({ id })).toMatchObject({ taxes: [{ category: 'AE' }] });
  },
);

test('an organization’s id is checked by a job; until VIES confirms it, its invoices have tax', async () => {
  const { owner } = await buildOrganization(h);
  const api = h.caller(owner);
  vies.mode = 'away';
  const billing = { name: 'Reis GmbH', billingAddress: 'Gasse 1', country: 'DE', vatId };
  await Promise.all([api.auth.renameOrganization(billing), api.auth.renameOrganization(billing)]);
  expect(await api.auth.organizationMembers()).toMatchObject({ vatCheck: { state: 'pending', checkedAt: null } });
  const taxesOf = async () => {
    const paymentId = await paid(owner);
    await issueInvoices(h.deps, paymentId);
    const { items } = await api.payments.invoices({});
    const { taxes } = await api.payments.invoice({ id: items.find((one) => one.paymentId === paymentId)?.id ?? '' });
    return taxes.map(({ category }) => category);
  };
  expect(await taxesOf()).toEqual(['S']);
  vies.mode = 'answers';
  await checkVatId(h.deps, { accountId: owner.id, vatId });
  expect(await api.auth.organizationMembers()).toMatchObject({
    vatCheck: { state: 'valid', consultationNumber: expect.stringMatching(/^WAPI/) },
  });
  expect(await taxesOf()).toEqual(['AE']);
  // Deregistered meanwhile: the monthly question finds out.
  vies.unknown.add(vatId);
  h.setNow(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  await recheckVatIds(h.deps);
  h.setNow(null);
  expect(await taxesOf()).toEqual(['S']);
});

test('a supplier’s id is asked once saved; both sides read the answer, and the self-billed invoice keeps it', async () => {
  const bookkeeper = await buildStaff(h, { capabilities: ['account'] });
  const clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  await buildRate(h, clara, { unitCents: 650, currency: 'eur' });
  const { authenticator } = h.caller(clara);
  const { vatCheck } = await authenticator.saveBilling(billingInput());
  expect(vatCheck).toMatchObject({ state: 'pending' });
  await h.runJobs();
  expect((await authenticator.billing()).vatCheck).toMatchObject({ state: 'valid' });
  const { people } = await h.caller(bookkeeper).admin.payBilling();
  expect(people.find(({ id }) => id === clara.id)?.vatCheck).toMatchObject({ state: 'valid' });

  const today = (await authenticator.billing()).today;
  await authenticator.acceptSelfBilling({ version: selfBillingWording.version, startsOn: today });
  const { review } = await buildPending(h, { pages: 2 });
  await authenticator.approve({ id: review.id, ...statement });
  const zone = 'America/New_York';
  const month = monthAt(new Date(), zone);
  h.setNow(new Date(monthBounds(monthAfter(month), zone).from.getTime() + 60 * 60_000));
  await h.db.updateTable('sessions').set({ provedAt: h.deps.now(), lastSeenAt: h.deps.now() }).execute();
  await h.caller(bookkeeper).admin.closePayMonth({ month });
  const [invoice] = await h.db.selectFrom('payInvoices').select('parties').where('userId', '=', clara.id).execute();
  expect(invoice?.parties.supplier).toMatchObject({
    vatId: 'PT504499777',
    vatCheck: { consultationNumber: expect.stringMatching(/^WAPI\d+$/) },
  });
});
