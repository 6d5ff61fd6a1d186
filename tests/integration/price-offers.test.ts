import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestFileOutput } from '#shared/schemas/price-requests.ts';
import { mailsTo } from '../support/accounts.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildStaff } from '../support/staff.ts';
import { put } from '../support/upload.ts';

// Price requests of customers, and the desk's offers.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', TRUST_PROXY: 'loopback' } });
let desk: BuiltUser;
beforeEach(() => h.deps.pool.query('delete from rate_limits'));
beforeAll(async () => {
  await h.listen();
  desk = await buildStaff(h, { capabilities: ['desk'], name: 'Dora Lind' });
});

const refusal = (code: string) => ({ cause: { code } });
const docx = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('a paper of Word')]);

async function ask(customer: BuiltUser) {
  const input = { about: 'A thesis of 180 pages', languages: 'Danish', pages: 180, idempotencyKey: randomUUID() };
  const [one, other] = await Promise.all([1, 2].map(() => h.caller(customer).payments.askPrice(input)));
  expect(one?.id).toBe(other?.id);
  return { id: one?.id ?? '' };
}

function sendFile(by: BuiltUser, id: string, filename: string, body: Buffer) {
  return fetch(`${h.env.publicUrl}/files/price-requests/${id}?filename=${encodeURIComponent(filename)}`, {
    method: 'PUT',
    headers: { cookie: by.cookie, 'Content-Type': 'application/octet-stream', Origin: h.env.publicUrl },
    body: new Uint8Array(body),
  });
}
const read = (by: BuiltUser, path: string) => fetch(`${h.env.publicUrl}${path}`, { headers: { cookie: by.cookie } });

/** An order of the desk with one paper, whose file has three pages. */
async function takeOrder(customer: BuiltUser, { isRead = true } = {}) {
  const order = await h.caller(desk).admin.createOrder({
    client: { accountId: customer.id, name: 'Ana Souza' },
    documents: [{ filename: 'thesis.pdf', idempotencyKey: randomUUID() }],
    lines: [{ text: 'Formatting', amount: { cents: 2_500, currency: 'usd' }, reason: 'tables by hand' }],
  });
  const [paper] = order.documents;
  if (isRead) {
    const sent = await put(h.env.publicUrl, desk, { path: `documents/${paper?.id ?? ''}`, body: await pdfOf(3) });
    expect(sent.status).toBe(200);
  }
  return { orderId: order.id, documentId: paper?.id ?? '' };
}

describe('a price that is asked for', () => {
  test('is one request of two presses, whose files are read by its customer and the desk alone', async () => {
    const customer = await buildUser(h);
    const stranger = await buildUser(h);
    const certifier = await buildStaff(h, { capabilities: ['certify'] });
    const { id } = await ask(customer);
    const sent = await sendFile(customer, id, 'thesis.docx', docx);
    expect(sent.status).toBe(200);
    const file = requestFileOutput.parse(await sent.json());
    expect(requestFileOutput.parse(await (await sendFile(customer, id, 'thesis.docx', docx)).json())).toEqual(file);
    expect((await sendFile(customer, id, 'thesis.docx', Buffer.from('no archive'))).status).toBe(415);
    expect((await sendFile(customer, id, 'page.html', docx)).status).toBe(415);
    expect((await sendFile(stranger, id, 'thesis.docx', docx)).status).toBe(404);
    const path = `/files/price-requests/${file.id}`;
    expect((await read(stranger, path)).status).toBe(404);
    expect((await read(certifier, path)).status).toBe(403);
    const download = await read(desk, path);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(docx);
    expect(download.headers.get('content-disposition')).toContain('attachment');
    const notices = await h.db
      .selectFrom('notifications')
      .select('userId')
      .where('type', '=', 'price_asked')
      .where('userId', 'in', [desk.id, stranger.id])
      .where('message', 'like', '%A thesis of 180 pages%')
      .execute();
    expect(notices).toEqual([{ userId: desk.id }]);
    // Two presses are one mail, to those who may answer alone.
    expect(await mailsTo(h, desk.email)).toEqual(['price-asked']);
    expect(await mailsTo(h, certifier.email)).toEqual([]);
    const mail = h.db.selectFrom('outboundEmails').select('payload').where('toAddress', '=', desk.email);
    expect(await mail.executeTakeFirst()).toMatchObject({
      payload: { about: 'A thesis of 180 pages', languages: 'Danish', pages: 180 },
    });
    const { items } = await h.caller(desk).admin.priceRequests({ search: customer.email });
    expect(items).toMatchObject([{ id, languages: 'Danish', pages: 180, files: [{ filename: 'thesis.docx' }] }]);
  });

  test('is offered, accepted once by two presses at once, and paid at its price whatever the list says', async () => {
    const customer = await buildUser(h);
    const { id: requestId } = await ask(customer);
    const { orderId, documentId } = await takeOrder(customer);
    const { admin } = h.caller(desk);
    const foreign = await takeOrder(await buildUser(h));
    await expect(admin.makeOffer({ requestId, orderId: foreign.orderId })).rejects.toMatchObject(
      refusal('ORDER_NOT_FOUND'),
    );
    const unread = await takeOrder(customer, { isRead: false });
    await expect(admin.makeOffer({ requestId, orderId: unread.orderId })).rejects.toMatchObject(
      refusal('OFFER_UNREADY'),
    );
    // The offer ends a checkout opened before it.
    const before = new URL((await admin.order({ id: orderId })).payUrl).searchParams.get('order') ?? '';
    const { totalCents: today } = await h.caller(null).payments.payLink({ token: before });
    await h.caller(null).payments.payByLink({ token: before, expectedTotalCents: today });
    const first = await admin.makeOffer({ requestId, orderId, note: 'Three chapters.' });
    const open = await h.db.selectFrom('payments').select('status').where('userId', '=', customer.id).execute();
    expect(open).toEqual([{ status: 'expired' }]);
    const second = await admin.makeOffer({ requestId, orderId });
    // Pages in other languages word the line of a paper from its facts.
    const paper = { filename: 'thesis.pdf', pages: 3, translationType: 'certified', isBankStatement: false };
    expect(second.offer).toMatchObject({
      version: 2,
      lines: [
        { text: 'thesis.pdf: Certified Translation, 3 pages', paper },
        { text: 'Formatting', amountCents: 2_500, paper: null },
      ],
    });
    expect(await mailsTo(h, customer.email)).toEqual(['price-offer', 'price-offer']);
    const { payments } = h.caller(customer);
    // Not payable before it is accepted: neither by its link nor as ordinary documents.
    const early = new URL((await admin.order({ id: orderId })).payUrl).searchParams.get('order') ?? '';
    const shown = await h.caller(null).payments.payLink({ token: early });
    expect(shown.state).toBe('offered');
    const atOnce = { token: early, expectedTotalCents: shown.totalCents };
    await expect(h.caller(null).payments.payByLink(atOnce)).rejects.toMatchObject(refusal('OFFER_NOT_ACCEPTED'));
    const own = { documentIds: [documentId], expectedTotalCents: shown.totalCents };
    await expect(payments.createCheckoutSession(own)).rejects.toMatchObject(refusal('OFFER_NOT_ACCEPTED'));
    const press = (offerId: string) => payments.acceptOffer({ offerId, name: 'Ana Souza' });
    await expect(press(first.offer?.id ?? '')).rejects.toMatchObject(refusal('OFFER_GONE'));
    const offerId = second.offer?.id ?? '';
    await expect(h.caller(await buildUser(h)).payments.acceptOffer({ offerId, name: 'Eve' })).rejects.toMatchObject(
      refusal('OFFER_NOT_FOUND'),
    );
    const [accepted] = await Promise.all([press(offerId), press(offerId)]);
    expect(accepted).toMatchObject({ state: 'accepted', offer: { acceptedName: 'Ana Souza' } });
    const quotes = await payments.quotes({});
    expect(quotes.items).toMatchObject([{ totalCents: second.offer?.totalCents, state: 'valid' }]);

    // A line that the desk adds later is not what was accepted.
    const line = { text: 'More', amount: { cents: 9_900, currency: 'usd' as const }, reason: 'an afterthought' };
    await admin.setOrderLines({ id: orderId, lines: [line] });
    const token = new URL(accepted.payUrl ?? '').searchParams.get('order') ?? '';
    const link = await h.caller(null).payments.payLink({ token });
    expect(link.totalCents).toBe(second.offer?.totalCents);
    const page = await h.caller(null).payments.payByLink({ token, expectedTotalCents: link.totalCents });
    expect(page.url).toContain('http');
    // Nor afterwards at another price than the offer's.
    const later = { ...own, expectedTotalCents: link.totalCents + 9_900 };
    await expect(payments.createCheckoutSession(later)).rejects.toMatchObject(refusal('PRICE_CHANGED'));
    const paid = await h.db
      .selectFrom('paymentItems')
      .select(['totalCents', 'extraCents'])
      .where('documentId', '=', documentId)
      .where('isLive', '=', true)
      .execute();
    expect(paid).toEqual([{ totalCents: second.offer?.totalCents, extraCents: 2_500 }]);
    expect((await read(customer, `/files/offers/${offerId}`)).headers.get('content-type')).toBe('application/pdf');
    expect((await read(await buildUser(h), `/files/offers/${offerId}`)).status).toBe(404);
  });

  test('ends by expiry, by the desk with a reason, and by its customer; what ended is not accepted', async () => {
    const customer = await buildUser(h);
    const { admin } = h.caller(desk);
    const { payments } = h.caller(customer);
    const { id: requestId } = await ask(customer);
    const { orderId } = await takeOrder(customer);
    const offered = await admin.makeOffer({ requestId, orderId });
    const offerId = offered.offer?.id ?? '';
    await h.db.updateTable('priceOffers').set({ expiresAt: h.deps.now() }).where('id', '=', offerId).execute();
    await expect(payments.acceptOffer({ offerId, name: 'Ana' })).rejects.toMatchObject(refusal('OFFER_EXPIRED'));
    await admin.withdrawOffer({ id: requestId });
    await expect(payments.acceptOffer({ offerId, name: 'Ana' })).rejects.toMatchObject(refusal('OFFER_GONE'));
    const declined = await admin.declinePriceRequest({ id: requestId, reason: 'No Danish translator.' });
    expect(declined.state).toBe('declined');
    await expect(payments.withdrawPriceRequest({ id: requestId })).rejects.toMatchObject(
      refusal('PRICE_REQUEST_CLOSED'),
    );
    const again = await ask(customer);
    expect(await payments.withdrawPriceRequest({ id: again.id })).toMatchObject({ state: 'withdrawn' });
    const own = await payments.priceRequests({});
    expect(own.items.map(({ state, reason }) => [state, reason])).toEqual([
      ['withdrawn', ''],
      ['declined', 'No Danish translator.'],
    ]);
    for (let waiting = 0; waiting < 5; waiting += 1) await ask(customer);
    await expect(payments.askPrice({ about: 'One more', idempotencyKey: randomUUID() })).rejects.toMatchObject(
      refusal('PRICE_REQUESTS_FULL'),
    );
  });
});
