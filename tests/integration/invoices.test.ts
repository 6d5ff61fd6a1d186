import { PDF } from '@libpdf/core';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { issueInvoices } from '#server/features/payments/invoicing.ts';
import { invoiceDetails } from '#shared/schemas/invoices.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, deliver, openCheckout, pay, paymentOf } from '../support/orders.ts';
import { buildMember, buildOrganization } from '../support/organizations.ts';

// Invoices and credit notes of organizations.

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});

const api = (user: BuiltUser) => h.caller(user);
const year = new Date().getUTCFullYear();

/** An organization with a billing address and a billing member. */
async function buildBilled() {
  const organization = await buildOrganization(h);
  const { owner } = organization;
  await api(owner).auth.renameOrganization({
    name: 'Reis & Souza LLP',
    billingAddress: '1 Harbor Way\nBoston, MA 02110',
  });
  const billing = await buildMember(h, { organization, role: 'billing' });
  return { ...organization, owner, billing };
}

async function order(owner: BuiltUser, count = 1) {
  const drafts = [];
  for (let made = 0; made < count; made += 1) drafts.push(await buildDraft(h, owner));
  const { sessionId } = await openCheckout(h, owner, drafts);
  await pay(h, sessionId);
  await deliver(h, sessionId);
  await h.runJobs();
  return { drafts, payment: await paymentOf(h, sessionId) };
}

const get = (user: BuiltUser, path: string) =>
  fetch(`${h.env.publicUrl}/files/${path}`, { headers: { cookie: user.cookie } });

async function mailsTo(user: BuiltUser): Promise<string[]> {
  const rows = await h.db
    .selectFrom('outboundEmails')
    .select('payload')
    .where('template', '=', 'invoice-issued')
    .where('userId', '=', user.person.id)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ payload }) => String(payload['number']));
}

test('a paid order of an organization has one invoice, with its matter, pages and rate, mailed to those who pay', async () => {
  const { owner, billing } = await buildBilled();
  const matter = await api(owner).folders.create({ name: 'Souza adoption', reference: 'R-17' });
  const draft = await buildDraft(h, owner);
  await h.db.updateTable('documents').set({ folderId: matter.id }).where('id', '=', draft.id).execute();
  const { sessionId } = await openCheckout(h, owner, [draft]);
  await pay(h, sessionId);
  await deliver(h, sessionId);
  await h.runJobs();
  const { id: paymentId } = await paymentOf(h, sessionId);
  await Promise.all([issueInvoices(h.deps, paymentId), issueInvoices(h.deps, paymentId)]);
  const { items } = await api(billing).payments.invoices({});
  expect(items).toMatchObject([{ kind: 'invoice', state: 'paid', totalCents: 1500, paymentId, creditedCents: 0 }]);
  const [invoice] = items;
  const { id = '', number = '' } = invoice ?? {};
  // What it states stays as it was.
  await api(owner).auth.renameOrganization({ name: 'Souza LLP', billingAddress: null });
  await api(owner).folders.rename({ id: matter.id, name: 'Renamed' });
  expect(await api(owner).payments.invoice({ id })).toMatchObject({
    customerName: 'Reis & Souza LLP',
    billingAddress: '1 Harbor Way\nBoston, MA 02110',
    lines: [{ documentId: draft.id, matter: 'Souza adoption, R-17', pages: 1, rateCents: 1500, totalCents: 1500 }],
  });
  expect([await mailsTo(billing), await mailsTo(owner)]).toEqual([[number], []]);

  const pdf = await get(billing, `invoices/${id}`);
  expect(pdf.headers.get('content-disposition')).toContain(`${number}.pdf`);
  const [page] = (await PDF.load(new Uint8Array(await pdf.arrayBuffer()))).getPages();
  const text = page?.extractText().text.replaceAll(/\s+/g, ' ');
  for (const part of [
    number,
    'Reis & Souza LLP',
    '1 Harbor Way',
    'Souza adoption, R-17',
    '$15.00',
    'Visa ending in 4242',
  ])
    expect(text).toContain(part);

  const csv = await (await get(billing, `invoices.csv?year=${year}`)).text();
  expect(csv.trim().split('\r\n')).toMatchObject([/^\uFEFF?Number,/, expect.stringContaining('Souza adoption, R-17')]);
  const json = z.object({ items: z.array(invoiceDetails) }).parse(await (await get(billing, 'invoices.json')).json());
  expect(json.items.map((item) => item.number)).toEqual([number]);
  expect((await (await get(billing, `invoices.json?year=${year - 1}`)).json()) as object).toEqual({ items: [] });
});

test('numbers have no gaps, also when invoices are issued at once and one of them fails', async () => {
  const { owner } = await buildBilled();
  const payments = [];
  for (let made = 0; made < 3; made += 1) payments.push((await order(owner)).payment.id);
  await h.db.deleteFrom('invoices').where('paymentId', 'in', payments).execute();
  const before = await h.db.selectFrom('invoiceNumbers').selectAll().where('kind', '=', 'invoice').execute();
  const last = before[0]?.last ?? 0;
  // The first attempt fails after it has taken its number.
  await expect(
    h.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('invoiceNumbers')
        .set({ last: last + 1 })
        .where('kind', '=', 'invoice')
        .execute();
      throw new Error('halfway');
    }),
  ).rejects.toThrow('halfway');
  await Promise.all([...payments, ...payments].map((id) => issueInvoices(h.deps, id)));
  const numbers = (await api(owner).payments.invoices({})).items.map(({ number }) => Number(number.split('-')[2]));
  expect(numbers.toSorted((one, other) => one - other)).toEqual([last + 1, last + 2, last + 3]);
});

test('a refund has a credit note; the invoice stays, and says what was credited', async () => {
  const { owner, billing } = await buildBilled();
  const admin = await buildUser(h, { role: 'admin' });
  const { drafts, payment } = await order(owner, 2);
  const refund = { paymentId: payment.id, documentId: drafts[0]?.id, amountCents: 500, reason: 'A page was blank' };
  await api(admin).payments.refund(refund);
  await h.runJobs();
  const { items } = await api(billing).payments.invoices({});
  const invoice = items.find(({ kind }) => kind === 'invoice');
  const note = items.find(({ kind }) => kind === 'credit-note');
  expect(invoice).toMatchObject({ state: 'paid', totalCents: 3000, creditedCents: 500 });
  expect(note).toMatchObject({ state: 'refunded', totalCents: 500, invoiceNumber: invoice?.number });
  expect((await api(billing).payments.invoice({ id: note?.id ?? '' })).lines).toMatchObject([
    { documentId: drafts[0]?.id, totalCents: 500 },
  ]);
  expect(await mailsTo(billing)).toEqual([invoice?.number, note?.number]);
  expect((await get(billing, `invoices/${note?.id ?? ''}`)).status).toBe(200);

  await api(admin).payments.refund({ paymentId: payment.id, reason: 'Goodwill' });
  await h.runJobs();
  const after = (await api(billing).payments.invoices({})).items;
  expect(after.map(({ state }) => state).toSorted()).toEqual(['credited', 'refunded', 'refunded']);
});

test('only those who pay see invoices; a person has none; another organization’s do not exist', async () => {
  const { id, owner, billing } = await buildBilled();
  await order(owner);
  const [invoice] = (await api(owner).payments.invoices({})).items;
  const path = `invoices/${invoice?.id ?? ''}`;
  const member = await buildMember(h, { organization: { id } });
  const stranger = await buildOrganization(h);
  const person = await buildUser(h);
  const paid = await order(person);
  await issueInvoices(h.deps, paid.payment.id);
  const statuses = await Promise.all(
    [owner, billing, member, stranger.owner, person].map(async (user) => (await get(user, path)).status),
  );
  expect(statuses).toEqual([200, 200, 403, 404, 404]);
  expect((await fetch(`${h.env.publicUrl}/files/${path}`)).status).toBe(401);
  expect((await api(stranger.owner).payments.invoices({})).items).toEqual([]);
  expect(await h.db.selectFrom('invoices').selectAll().where('paymentId', '=', paid.payment.id).execute()).toEqual([]);
});
