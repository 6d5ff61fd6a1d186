import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepGuests } from '#server/features/payments/guest-orders.ts';
import { limits } from '#shared/limits.ts';
import { defaultOfficeCalendar } from '#shared/promise/office-calendar.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { Browser, guestTokens, newEmail, paperOf } from '../support/guests.ts';
import { useHarness } from '../support/harness.ts';
import { buildAccount, paymentsOf } from '../support/on-account.ts';
import { documentOf, pay } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { dayFromNow, usd } from '../support/received.ts';
import { buildStaff } from '../support/staff.ts';
import { put } from '../support/upload.ts';

/** Orders that staff take: counter, phone and mail; paid by link, at the counter and on account. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', TRUST_PROXY: 'loopback' } });
beforeAll(async () => {
  await h.listen();
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const refusal = (code: string) => ({ cause: { code } });
const retyping = { text: 'Retyping of a ledger', amount: usd(2500), reason: 'handwritten, agreed on the phone' };

interface Asked {
  client?: { name: string; email?: string; phone?: string; accountId?: string };
  papers?: number;
  lines?: (typeof retyping)[];
  isUploaded?: boolean;
  office?: string;
}

/** An order of so many papers of one page each. */
async function take(desk: BuiltUser, { client, papers = 1, lines = [], isUploaded = true, office }: Asked = {}) {
  const documents = Array.from({ length: papers }, (_, index) => ({
    ...paperOf(`paper ${index}.pdf`),
    translationType: 'certified' as const,
    sourceLanguage: 'Portuguese' as const,
  }));
  const input = {
    client: client ?? { name: 'Ana Souza', phone: '+1 555 010 0142' },
    documents,
    lines,
    ...(office !== undefined && { office }),
  };
  const order = await h.caller(desk).admin.createOrder(input);
  if (isUploaded) {
    for (const { id } of order.documents)
      // A busy machine refuses an upload at first, and takes it again.
      await expect
        .poll(async () => put(h.env.publicUrl, desk, { path: `documents/${id}`, body: await pdfOf(1) }))
        .toMatchObject({ status: 200 });
  }
  return { input, order: await h.caller(desk).admin.order({ id: order.id }) };
}

const tokenOf = ({ payUrl }: { payUrl: string }) => new URL(payUrl).searchParams.get('order') ?? '';

describe('at the counter', () => {
  test('two papers of a new customer with a line of the desk are paid in cash, in parts, and start together', async () => {
    const admin = await buildUser(h, { role: 'admin' });
    const { order } = await take(admin, { papers: 2, lines: [retyping] });
    expect(order).toMatchObject({
      totalCents: 5500,
      isWhole: true,
      isPaid: false,
      isKnown: false,
      customerEmail: null,
    });
    expect(order.documents.map(({ extraCents, totalCostCents }) => [extraCents, totalCostCents])).toEqual([
      [2500, 4000],
      [0, 1500],
    ]);
    const record = (cents: number) =>
      h.caller(admin).admin.recordPayment({
        ...{ orderId: order.id, amount: usd(cents), method: 'cash', receivedOn: dayFromNow(h), reference: '' },
        idempotencyKey: randomUUID(),
      });
    expect(await record(4000)).toMatchObject({ leftCents: 1500 });
    expect((await h.caller(admin).admin.order({ id: order.id })).isPaid).toBe(false);
    expect(await record(1500)).toMatchObject({ leftCents: 0, freeCents: 0 });
    expect(await h.caller(admin).admin.order({ id: order.id })).toMatchObject({ isPaid: true, totalCents: 5500 });
    const [payment, ...others] = await paymentsOf(h, order.accountId);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ status: 'paid', amountCents: 5500, receivedCents: 5500 });
    for (const { id } of order.documents) expect(await documentOf(h, id)).toMatchObject({ status: 'processing' });
    const [receipt] = await h.db
      .selectFrom('paymentItems')
      .selectAll()
      .where('paymentId', '=', payment?.id ?? '')
      .orderBy('position')
      .execute();
    expect(receipt).toMatchObject({ extraCents: 2500, totalCents: 4000 });
    await expect(h.caller(admin).admin.setOrderLines({ id: order.id, lines: [] })).rejects.toMatchObject(
      refusal('ALREADY_PAID'),
    );
  });

  test('a paper of another office is promised by its calendar; an office without one is refused', async () => {
    const admin = await buildUser(h, { role: 'admin' });
    const desk = await buildStaff(h, { capabilities: ['desk'] });
    await h.db.updateTable('profiles').set({ office: 'Tokyo' }).where('id', '=', desk.id).execute();
    const inTokyo = { ...defaultOfficeCalendar, name: 'Tokyo', timeZone: 'Asia/Tokyo' };
    const { id } = await h
      .caller(admin)
      .admin.publishCalendar({ office: 'tokyo', facts: inTokyo, reason: 'opens in spring' });
    await untilRead(h, { kind: 'calendar', id });
    const own = await h.caller(desk).admin.offices();
    expect(own).toMatchObject({ own: 'tokyo', offices: [{ office: '' }, { office: 'tokyo', name: 'Tokyo' }] });
    await expect(take(desk, { office: 'osaka', isUploaded: false })).rejects.toMatchObject(refusal('OFFICE_NOT_FOUND'));
    const { order } = await take(desk);
    expect((await take(desk, { office: '', isUploaded: false })).order.officeName).toBe(defaultOfficeCalendar.name);
    expect(order).toMatchObject({ officeName: 'Tokyo', totalCents: 1500 });
    const [paper] = order.documents;
    await h.caller(admin).admin.recordPayment({
      ...{ orderId: order.id, amount: usd(1500), method: 'cash', receivedOn: dayFromNow(h), reference: '' },
      idempotencyKey: randomUUID(),
    });
    expect(await documentOf(h, paper?.id ?? '')).toMatchObject({ office: 'tokyo', calendarVersionId: id });
  });

  test('pressed three times at once, or sent again with other lines, is one order of one customer', async () => {
    const desk = await buildStaff(h, { capabilities: ['desk'] });
    const { input } = await take(desk, { isUploaded: false });
    const press = () => h.caller(desk).admin.createOrder({ ...input, lines: [retyping] });
    const orders = await Promise.all([press(), press(), press()]);
    expect(new Set(orders.map(({ id, accountId }) => `${id} ${accountId}`)).size).toBe(1);
    expect(orders[0].documents).toHaveLength(1);
    // The first press had none: the second found the order without lines.
    expect((await press()).lines).toMatchObject([{ ...retyping, addedByName: desk.person.name }]);
    const found = await h.caller(desk).admin.findCustomers({ phone: '(555) 010-0142' });
    expect(found.items.filter(({ id }) => id === orders[0].accountId)).toMatchObject([{ matches: ['phone'] }]);
  });

  test('a line can discount a price, but never to zero', async () => {
    const desk = await buildUser(h, { role: 'admin' });
    const goodwill = { text: 'Returning customer', amount: usd(-500), reason: 'third order this year' };
    const { order } = await take(desk, { lines: [goodwill] });
    expect(order.totalCents).toBe(1000);
    const lower = (cents: number) =>
      h.caller(desk).admin.setOrderLines({ id: order.id, lines: [{ ...goodwill, amount: usd(cents) }] });
    await expect(lower(-1401)).rejects.toMatchObject(refusal('DESK_LINE_TOO_LOW'));
    expect(await lower(-1400)).toMatchObject({ totalCents: 100 });
    await expect(lower(0)).rejects.toMatchObject(refusal('DESK_LINE_EMPTY'));
    const event = await h.db
      .selectFrom('staffEvents')
      .selectAll()
      .where('event', '=', 'desk.priced')
      .where('documentId', '=', order.documents[0]?.id ?? '')
      .execute();
    expect(event).toHaveLength(2);
  });
});

describe('a known customer', () => {
  test('is found by address, number or name; the order is theirs; staff are none', async () => {
    const desk = await buildUser(h, { role: 'admin' });
    const customer = await buildUser(h);
    const { email } = customer.person;
    const found = await h.caller(desk).admin.findCustomers({ email: email.toUpperCase() });
    expect(found.items).toMatchObject([{ id: customer.id, email, matches: ['email'], orders: 0 }]);
    const { order } = await take(desk, { client: { name: 'As they say it', email } });
    expect(order).toMatchObject({ accountId: customer.id, isKnown: true });
    const own = await h.caller(customer).documents.get({ id: order.documents[0]?.id ?? '' });
    expect(own.quote.totalCents).toBe(1500);
    await expect(take(desk, { client: { name: 'Me', email: desk.person.email } })).rejects.toMatchObject(
      refusal('DESK_CLIENT_IS_STAFF'),
    );
  });

  test('of an organization orders on its account', async () => {
    const { id, admin } = await buildAccount(h);
    const { order } = await take(admin, { client: { name: 'The firm', accountId: id }, papers: 2, lines: [retyping] });
    expect(order.canChargeAccount).toBe(true);
    const charge = (expectedTotalCents: number) =>
      h.caller(admin).admin.chargeOrder({ id: order.id, expectedTotalCents });
    await expect(charge(1)).rejects.toMatchObject(refusal('PRICE_CHANGED'));
    expect(await charge(5500)).toMatchObject({ isPaid: true });
    await expect(charge(5500)).rejects.toMatchObject(refusal('ALREADY_PAID'));
    expect(await paymentsOf(h, id)).toMatchObject([{ status: 'due', onAccount: true, amountCents: 5500 }]);
  });

  test('is charged nothing that the audit log does not have', async () => {
    const { id, admin } = await buildAccount(h);
    const { order } = await take(admin, { client: { name: 'The firm', accountId: id }, isUploaded: false });
    const file = { fileKey: `uploads/${id}/paper.pdf`, fileSizeBytes: 9, fileSha256: 'a'.repeat(64) };
    await h.db
      .updateTable('documents')
      .set({ ...file, fileId: randomUUID(), fileMimetype: 'application/pdf' })
      .where('userId', '=', id)
      .execute();
    const charge = () => h.caller(admin).admin.chargeOrder({ id: order.id, expectedTotalCents: 1500 });
    await sql`
      create function refuse_charge() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
      h.db,
    );
    await sql`create trigger refuse_charge before insert on staff_events for each row
      when (new.event = 'desk.charged') execute function refuse_charge()`.execute(h.db);
    await expect(charge()).rejects.toThrow();
    await sql`drop trigger refuse_charge on staff_events`.execute(h.db);
    expect(await paymentsOf(h, id)).toEqual([]);
    expect(await charge()).toMatchObject({ isPaid: true });
    const charged = h.db.selectFrom('staffEvents').select('details').where('event', '=', 'desk.charged');
    expect(await charged.where('subjectUserId', '=', id).execute()).toHaveLength(1);
  });
});

describe('the link', () => {
  test('shows the order to anyone who has it, who can pay by card without an account and then states an address', async () => {
    const desk = await buildUser(h, { role: 'admin' });
    const { order } = await take(desk, { client: { name: 'By Phone', phone: '+15550100199' }, lines: [retyping] });
    const browser = new Browser(h);
    const token = tokenOf(order);
    const shown = await browser.ask('payments.payLink', { token });
    expect(shown.data).toMatchObject({
      ...{ state: 'open', totalCents: 4000, isGuest: true },
      papers: [{ pages: 1, totalCents: 1500 }],
      lines: [{ text: retyping.text, amountCents: 2500 }],
    });
    expect(JSON.stringify(shown.data)).not.toMatch(/5550100199|handwritten|By Phone/u);
    expect((await browser.call('payments.payByLink', { token, expectedTotalCents: 1500 })).code).toBe('PRICE_CHANGED');
    const { data } = await browser.call('payments.payByLink', { token, expectedTotalCents: 4000 });
    const sessionId = String(data['sessionId']);
    await pay(h, sessionId);
    const progress = await browser.call('payments.processSession', { sessionId });
    expect(progress.data).toMatchObject({ state: 'done', documents: [{ id: order.documents[0]?.id }] });
    expect((await browser.ask('payments.payLink', { token })).data).toMatchObject({ state: 'paid', totalCents: 4000 });
    await h.runJobs();
    expect((await browser.ask('payments.guestOrder')).data).toMatchObject({ email: '', isPaid: true });
    const email = newEmail();
    await browser.call('payments.changeGuestEmail', { email });
    await h.runJobs();
    const [mailed] = await guestTokens(h, email);
    expect((await browser.call('payments.openGuestLink', { token: mailed })).data).toEqual({ email, isSignedIn: true });
    expect((await browser.ask('documents.list', {})).data).toMatchObject({ items: [{ id: order.documents[0]?.id }] });
  });

  test('of an account sets no cookie and comes back to the link; altered ones open nothing', async () => {
    const desk = await buildUser(h, { role: 'admin' });
    const customer = await buildUser(h);
    const { order } = await take(desk, { client: { name: 'X', email: customer.person.email } });
    const browser = new Browser(h);
    const token = tokenOf(order);
    const { data } = await browser.call('payments.payByLink', { token, expectedTotalCents: 1500 });
    expect(browser.cookies.has('guest')).toBe(false);
    const session = await h.deps.stripe.checkout.sessions.retrieve(String(data['sessionId']));
    expect(session.success_url).toBe(`${order.payUrl}&from=card`);
    for (const wrong of [`${token}x`, token.replace('.', '.A'), '', randomUUID()]) {
      expect((await browser.ask('payments.payLink', { token: wrong })).code).toBe('PAY_LINK_INVALID');
    }
  });

  test('waits for the files, and a week for the payment', async () => {
    const desk = await buildUser(h, { role: 'admin' });
    const email = newEmail();
    const { order } = await take(desk, { client: { name: 'Later', email }, isUploaded: false });
    const browser = new Browser(h);
    expect((await browser.ask('payments.payLink', { token: tokenOf(order) })).data).toMatchObject({ state: 'unready' });
    expect((await browser.call('payments.payByLink', { token: tokenOf(order), expectedTotalCents: 1500 })).code).toBe(
      'FILE_REQUIRED',
    );
    const age = (ms: number) =>
      h.db
        .updateTable('guestOrders')
        .set({ createdAt: new Date(Date.now() - ms), keptUntil: new Date(Date.now() - ms + limits.unpaidDraftMs) })
        .where('accountId', '=', order.accountId)
        .execute();
    const ids = order.documents.map(({ id }) => id);
    const kept = () => h.db.selectFrom('documents').select('id').where('id', 'in', ids).execute();
    await age(limits.unpaidGuestMs * 2);
    await sweepGuests(h.deps);
    expect(await kept()).toHaveLength(1);
    await age(limits.unpaidDraftMs + 1000);
    await sweepGuests(h.deps);
    expect(await kept()).toEqual([]);
    expect((await browser.ask('payments.payLink', { token: tokenOf(order) })).code).toBe('PAY_LINK_INVALID');
  });

  test('of the desk alone lets staff upload: no other document, and no other staff', async () => {
    const desk = await buildUser(h, { role: 'admin' });
    const translator = await buildUser(h, { role: 'authenticator' });
    const { order } = await take(desk, { isUploaded: false });
    const id = order.documents[0]?.id ?? '';
    expect((await put(h.env.publicUrl, translator, { path: `documents/${id}`, body: await pdfOf(1) })).status).toBe(
      404,
    );
    const own = await h
      .caller(await buildUser(h))
      .documents.create({ filename: 'own.pdf', idempotencyKey: randomUUID() });
    expect((await put(h.env.publicUrl, desk, { path: `documents/${own.id}`, body: await pdfOf(1) })).status).toBe(404);
  });
});
