import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { applyOrderMoney } from '#server/features/documents/standing.ts';
import { refundPayment } from '#server/features/payments/refunds/service.ts';
import type { PaperStepKind } from '#shared/paper-steps.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, documentOf, openCheckout, pay, paymentOf } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { buildStaff } from '../support/staff.ts';
import { verifyAudit } from '../support/tampering.ts';
import { put } from '../support/upload.ts';

/** Steps on paper at authorities: offered by the house, asked for by customers, recorded by staff. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let admin: BuiltUser;
let clerk: BuiltUser;

async function offer(offered: PaperStepKind[]) {
  const { version } = await h.caller(admin).admin.offeredPaperSteps();
  return h.caller(admin).admin.offerPaperSteps({ offered, basedOn: version, reason: 'A clerk is trained' });
}

beforeAll(async () => {
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
  clerk = await buildUser(h, { role: 'authenticator' });
});

const today = () => new Date().toISOString().slice(0, 10);
const refused = (code: string) => ({ cause: { code } });
const tracking = { carrier: 'usps', trackingNumber: '9400 1000 0000 0000' } as const;
const texas = { state: 'TX', county: 'Travis' } as const;

async function buildOrder(recipient: 'uscis' | 'ircc' = 'uscis') {
  const { owner: user, document, review } = await buildPending(h);
  await h.db.updateTable('documents').set({ recipient }).where('id', '=', document.id).execute();
  return { user, id: document.id, reviewId: review.id };
}
type Order = Awaited<ReturnType<typeof buildOrder>>;

const stepsOf = async ({ user, id }: Order) => (await h.caller(user).documents.get({ id })).paperSteps;
const ask = ({ user, id }: Order, kind: PaperStepKind) =>
  h.caller(user).documents.askPaperStep({ documentId: id, kind });

async function asked(order: Order, kind: PaperStepKind = 'originals'): Promise<string> {
  await ask(order, kind);
  const step = (await stepsOf(order)).items.find((item) => item.kind === kind && item.state === 'asked');
  if (!step) throw new Error('nothing was asked for');
  return step.id;
}
const send = (id: string, change: object = {}) =>
  h.caller(clerk).authenticator.sendPaperStep({ id, sentOn: today(), authority: texas, tracking, ...change });
const comeBack = (id: string, backOn = today()) => h.caller(clerk).authenticator.returnPaperStep({ id, backOn });
const upload = async (stepId: string, body: Buffer, by: BuiltUser = clerk) =>
  put(h.env.publicUrl, by, { path: `paper-scans/${stepId}`, body });
const eventsOf = async ({ id }: Order) =>
  (
    await h.db
      .selectFrom('documentEvents')
      .select('event')
      .where('documentId', '=', id)
      .where('event', 'like', 'step.%')
      .orderBy('id')
      .execute()
  ).map(({ event }) => event);

test('nothing is offered until an admin says so, in the audit log; two admins do not overwrite each other', async () => {
  const order = await buildOrder('ircc');
  const before = await h.caller(admin).admin.offeredPaperSteps();
  expect(before.offered).toEqual([]);
  expect(await stepsOf(order)).toEqual({ items: [], offered: [] });
  await expect(ask(order, 'apostille')).rejects.toMatchObject(refused('STEP_NOT_OFFERED'));
  const published = await offer(['originals', 'apostille', 'certified_copy']);
  expect(published).toEqual({ offered: ['apostille', 'certified_copy', 'originals'], version: before.version + 1 });
  await expect(
    h.caller(admin).admin.offerPaperSteps({ offered: [], basedOn: before.version, reason: 'from an old page' }),
  ).rejects.toMatchObject(refused('FACTS_CHANGED'));
  const audited = await h.db.selectFrom('staffEvents').select('details').where('event', '=', 'steps.offered').execute();
  expect(audited).toMatchObject([{ details: { offered: published.offered, version: published.version } }]);
  await expect.poll(async () => (await stepsOf(order)).offered).toEqual(published.offered);
});

describe('with every step offered', () => {
  beforeAll(async () => {
    await offer(['apostille', 'certified_copy', 'originals']);
    await vi.waitFor(async () => {
      expect((await h.deps.company.inForce('paper-steps')).facts.offered).toHaveLength(3);
    });
  });

  test('a certified copy is offered where the recipient asks for one', async () => {
    const [plain, canadian] = [await buildOrder(), await buildOrder('ircc')];
    expect((await stepsOf(plain)).offered).toEqual(['apostille', 'originals']);
    expect((await stepsOf(canadian)).offered).toContain('certified_copy');
    await expect(ask(plain, 'certified_copy')).rejects.toMatchObject(refused('STEP_NOT_OFFERED'));
  });

  test('asked for twice at once it is one step, and staff are told once', async () => {
    const order = await buildOrder();
    await Promise.all([ask(order, 'originals'), ask(order, 'originals'), ask(order, 'originals')]);
    expect((await stepsOf(order)).items).toMatchObject([{ kind: 'originals', state: 'asked', sentOn: null }]);
    expect(await eventsOf(order)).toEqual(['step.asked']);
    const notes = await h.db
      .selectFrom('notifications')
      .select('message')
      .where('type', '=', 'step_asked')
      .where('userId', '=', clerk.id)
      .where('documentId', '=', order.id)
      .execute();
    expect(notes).toHaveLength(1);
  });

  test('is sent, comes back with its scan, and is told to the customer once each', async () => {
    const order = await buildOrder();
    const id = await asked(order);
    await Promise.all([send(id), send(id)]);
    await expect(send(id, { tracking: null })).rejects.toMatchObject(refused('STEP_MOVED'));
    expect((await stepsOf(order)).items).toMatchObject([
      { state: 'sent', authority: texas, tracking, sentOn: today() },
    ]);
    const scan = await pdfOf(2);
    expect(await upload(id, scan)).toEqual({ status: 200, body: { uploadId: id, pages: 2 } });
    expect((await upload(id, scan)).status).toBe(200);
    // Not shown before it is recorded as back.
    expect((await stepsOf(order)).items).toMatchObject([{ scan: null }]);
    const link = (by: BuiltUser) => h.caller(by).documents.fileLink({ id, kind: 'paper-scan', disposition: 'inline' });
    await expect(link(order.user)).rejects.toMatchObject(refused('PDF_MISSING'));
    await Promise.all([comeBack(id), comeBack(id)]);
    expect((await stepsOf(order)).items).toMatchObject([{ state: 'back', backOn: today(), scan: { pages: 2 } }]);
    expect(await eventsOf(order)).toEqual(['step.asked', 'step.sent', 'step.scanned', 'step.back']);

    const served = await fetch((await link(order.user)).url, { headers: { cookie: order.user.cookie } });
    expect(Buffer.from(await served.arrayBuffer())).toEqual(scan);
    const { items } = await h.caller(order.user).documents.accesses({ id: order.id });
    expect(items).toMatchObject([{ file: 'other', isPaper: true, action: 'viewed', who: 'you' }]);
    await expect(link(await buildUser(h))).rejects.toMatchObject(refused('DOCUMENT_NOT_FOUND'));

    const told = await h.db
      .selectFrom('notifications')
      .select(['type', 'message'])
      .where('userId', '=', order.user.id)
      .where('type', 'like', 'step\\_%')
      .orderBy('createdAt')
      .execute();
    expect(told.map(({ type }) => type)).toEqual(['step_sent', 'step_back']);
    await h.runJobs();
    const mails = (await h.mails(order.user.email)).filter(({ subject }) => subject.includes('authority'));
    expect(mails.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      'Back from the authority',
      'Sent to the authority',
    ]);
    expect(mails.some(({ text }) => text.includes(tracking.trackingNumber))).toBe(true);
    // It can be asked for again.
    expect((await stepsOf(order)).offered).toContain('originals');
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });

  test('another customer’s step is not found, and only staff upload scans', async () => {
    const order = await buildOrder();
    const id = await asked(order);
    const other = await buildUser(h);
    await expect(h.caller(other).documents.withdrawPaperStep({ id })).rejects.toMatchObject(refused('STEP_NOT_FOUND'));
    await expect(
      h.caller(other).documents.askPaperStep({ documentId: order.id, kind: 'apostille' }),
    ).rejects.toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    expect((await upload(id, await pdfOf(1), order.user)).status).toBe(403);
    expect((await upload(randomUUID(), await pdfOf(1))).status).toBe(404);
    expect(await upload(id, await pdfOf(1))).toMatchObject({ status: 409, body: { appCode: 'STEP_MOVED' } });
    await send(id);
    expect(await upload(id, Buffer.from('<html>'))).toMatchObject({ body: { appCode: 'FILE_TYPE' } });
    expect(await upload(id, await pdfOf(21))).toMatchObject({ body: { appCode: 'STEP_SCAN_PAGES' } });
  });

  test('has its scan from staff who may record that it came back', async () => {
    const order = await buildOrder();
    const id = await asked(order);
    await send(id);
    const scan = await pdfOf(1);
    // A busy machine refuses an upload at first, and takes it again.
    await expect.poll(() => upload(id, scan)).toMatchObject({ status: 200 });
    for (const capabilities of [['account'], ['translate'], ['certify']] as const) {
      const by = await buildStaff(h, { capabilities });
      expect(await upload(id, await pdfOf(2), by)).toMatchObject({
        status: 403,
        body: { appCode: 'PERMISSION_DENIED' },
      });
    }
    const [desk, other] = [await buildStaff(h, { capabilities: ['desk'] }), await pdfOf(2)];
    await expect.poll(() => upload(id, other, desk)).toMatchObject({ status: 200 });
  });

  test('is withdrawn by its customer until it is sent, and cancelled by staff with a reason', async () => {
    const order = await buildOrder();
    const id = await asked(order);
    const withdraw = () => h.caller(order.user).documents.withdrawPaperStep({ id });
    await withdraw();
    await withdraw();
    expect((await stepsOf(order)).items).toMatchObject([{ state: 'cancelled', cancelledBy: 'customer' }]);
    await expect(send(id)).rejects.toMatchObject(refused('STEP_MOVED'));
    const again = await asked(order);
    await send(again);
    await expect(h.caller(order.user).documents.withdrawPaperStep({ id: again })).rejects.toMatchObject(
      refused('STEP_MOVED'),
    );
    const reason = 'The authority refused it';
    await h.caller(clerk).authenticator.cancelPaperStep({ id: again, reason });
    await h.caller(clerk).authenticator.cancelPaperStep({ id: again, reason });
    expect((await stepsOf(order)).items[1]).toMatchObject({ cancelledBy: 'staff', cancelReason: reason });
    await h.runJobs();
    const mails = (await h.mails(order.user.email)).filter(({ text }) => text.includes(reason));
    expect(mails).toHaveLength(1);
  });

  test('days must be possible, and an apostille needs its state and a translation in force', async () => {
    const order = await buildOrder();
    const id = await asked(order);
    for (const sentOn of ['2020-01-01', '2999-01-01']) {
      await expect(send(id, { sentOn })).rejects.toMatchObject(refused('STEP_DATE'));
    }
    await send(id);
    await expect(comeBack(id, '2020-01-01')).rejects.toMatchObject(refused('STEP_DATE'));
    const apostille = await asked(order, 'apostille');
    await expect(send(apostille, { authority: null })).rejects.toMatchObject(refused('STEP_STATE_NEEDED'));
    await expect(send(apostille)).rejects.toMatchObject(refused('STEP_NOT_DUE'));
    await h.caller(clerk).authenticator.approve({ id: order.reviewId, ...statement });
    await send(apostille);
    expect((await stepsOf(order)).items.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('a refund cancels unsent steps, and papers at an authority still come back', async () => {
    const user = await buildUser(h);
    const { id: documentId } = await buildDraft(h, user);
    const { sessionId } = await openCheckout(h, user, [await documentOf(h, documentId)]);
    await pay(h, sessionId);
    await h.caller(user).payments.processSession({ sessionId });
    await h.db.updateTable('documents').set({ recipient: 'ircc' }).where('id', '=', documentId).execute();
    const order = { user, id: documentId, reviewId: '' };
    const [waiting, out] = [await asked(order, 'certified_copy'), await asked(order)];
    await send(out);
    const { id: paymentId } = await paymentOf(h, sessionId);
    await refundPayment(h.deps, admin, { paymentId, reason: 'asked by phone', certificate: 'keep' });
    await expect
      .poll(async () => (await stepsOf(order)).items.map(({ state, cancelledBy }) => [state, cancelledBy]))
      .toEqual([
        ['cancelled', 'refund'],
        ['sent', null],
      ]);
    await expect(send(waiting)).rejects.toMatchObject(refused('STEP_MOVED'));
    await expect(ask(order, 'apostille')).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    await comeBack(out);
    expect((await stepsOf(order)).offered).toEqual([]);
    // The bank returned the refund: the canceled amount is due again.
    await h.db
      .transaction()
      .execute((trx) => applyOrderMoney(h.deps, trx, { documentId, refundedCents: 0, hold: null }));
    expect((await stepsOf(order)).items.map(({ state }) => state)).toEqual(['asked', 'back']);
  });

  test('an order with a paper out is not deleted; later its steps and scans go with it', async () => {
    const order = await buildOrder();
    const id = await asked(order);
    await send(id);
    await upload(id, await pdfOf(1));
    await h.caller(clerk).authenticator.approve({ id: order.reviewId, ...statement });
    expect(await h.caller(order.user).documents.erasurePreview({ id: order.id })).toEqual({ situation: 'paper-out' });
    await comeBack(id);
    const { scanKey } = await h.db
      .selectFrom('paperSteps')
      .select('scanKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await h.caller(order.user).documents.erase({ id: order.id });
    await h.runJobs();
    expect(await h.db.selectFrom('paperSteps').select('id').where('documentId', '=', order.id).execute()).toEqual([]);
    expect(await h.deps.storage.head(scanKey ?? '')).toBeUndefined();
  });

  test('the staff’s list holds steps under way alone', async () => {
    const order = await buildOrder();
    const id = await asked(order);
    const listed = async () => {
      const { items } = await h.caller(clerk).authenticator.paperSteps({ pageSize: 100 });
      return items.find((item) => item.id === id);
    };
    expect(await listed()).toMatchObject({
      documentId: order.id,
      reviewId: order.reviewId,
      customerName: order.user.name,
    });
    await send(id);
    await comeBack(id);
    expect(await listed()).toBeUndefined();
  });
});
