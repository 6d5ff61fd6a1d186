import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isSignedBy } from '#server/platform/integrations/hmac.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft, documentOf, openCheckout, pay } from '../support/orders.ts';
import { pdfOf, pdfOfSize, pdfWithUserPassword } from '../support/pdf-fixtures.ts';
import { statement } from '../support/reviews.ts';
import { callBack, startWorkflowApi, type WorkflowApi } from '../support/workflow-api.ts';

let workflow: WorkflowApi;
let h: Harness;
let staff: BuiltUser;
beforeAll(async () => {
  workflow = await startWorkflowApi();
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: workflow.url } });
  await h.listen();
  staff = await buildUser(h, { role: 'authenticator' });
});
afterAll(async () => {
  await h.stop();
  await workflow.stop();
});
afterEach(() => {
  workflow.answer = 202;
});

const reviewOf = (documentId: string) =>
  h.db.selectFrom('documentsToBeVerified').selectAll().where('documentId', '=', documentId).executeTakeFirstOrThrow();

const deliveriesOf = (documentId: string, direction: 'inbound' | 'outbound') =>
  h.db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('direction', '=', direction)
    .orderBy('createdAt')
    .execute();

const newsOf = (userId: string, type: string) =>
  h.db.selectFrom('notifications').select('id').where('userId', '=', userId).where('type', '=', type).execute();

const ordersFor = (id: string) => workflow.orders.filter((order) => order.body.includes(id));

/** A paid order that the workflow has taken. */
async function buildSentOrder(options: Parameters<typeof buildDraft>[2] = {}) {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user, options);
  const { sessionId } = await openCheckout(h, user, [draft]);
  await pay(h, sessionId);
  await h.caller(user).payments.processSession({ sessionId });
  await h.runJobs();
  return { user, document: await documentOf(h, draft.id), sessionId };
}

describe('an order on its way out', () => {
  test('sends the agreed payload, signed, once', async () => {
    const { user, document } = await buildSentOrder({
      filename: 'certidão.pdf',
      pages: 3,
      sourceLanguage: 'Spanish',
      isBankStatement: true,
    });
    const [order, ...more] = ordersFor(document.id);
    expect(more).toEqual([]);
    const { url, ...body } = z.looseObject({ url: z.string() }).parse(JSON.parse(order?.body ?? '{}'));
    expect(body).toEqual({
      filename: 'certidão.pdf',
      mimetype: 'application/pdf',
      size: document.fileSizeBytes,
      user_id: user.id,
      paginas: 3,
      tipo_trad: 'Certificado',
      valor: 75,
      idioma_raiz: 'Spanish',
      is_bank_statement: true,
      client_name: null,
      isPdf: true,
      fileExtension: 'pdf',
      tableName: 'documents_to_be_verified',
      schema: 'public',
      document_id: document.id,
      callback_url: `${h.env.publicUrl}/webhooks/translation`,
      is_rush: false,
      due_at: document.dueAt?.toISOString(),
    });
    const headers = order?.headers ?? {};
    expect(headers['x-webhook-delivery']).toBe(document.id);
    const timestamp = Number(headers['x-webhook-timestamp']);
    const signature = String(headers['x-webhook-signature']);
    const secrets = h.env.translator?.secrets ?? [];
    expect(isSignedBy(secrets, { timestamp, signature, body: order?.body ?? '' })).toBe(true);
    expect(Math.abs(Date.now() / 1000 - timestamp)).toBeLessThan(60);

    const file = await fetch(url);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.bytes()).length).toBe(document.fileSizeBytes);
    const [delivery] = await deliveriesOf(document.id, 'outbound');
    expect(delivery).toMatchObject({ status: 'done', attempts: 1, responseStatus: 202 });
    expect(await reviewOf(document.id)).toMatchObject({ workflowState: 'sent' });
  });

  test('a certified one', async () => {
    const { document } = await buildSentOrder({ filename: 'photo' });
    expect(JSON.parse(ordersFor(document.id)[0]?.body ?? '{}')).toMatchObject({
      tipo_trad: 'Certificado',
      valor: 15,
      idioma_raiz: 'Portuguese',
      is_bank_statement: false,
      fileExtension: '',
    });
  });

  test.each([503, 400, 302])('a workflow that answers %i is retried without delaying the order', async (answer) => {
    workflow.answer = answer;
    const { user, document, sessionId } = await buildSentOrder();
    expect(document).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
    const processed = await h.caller(user).payments.processSession({ sessionId });
    expect(processed).toMatchObject({
      state: 'done',
      steps: [{ state: 'done' }, { state: 'done' }, { name: 'translation', state: 'active' }],
    });
    expect(await deliveriesOf(document.id, 'outbound')).toMatchObject([
      { status: 'failed', attempts: 1, responseStatus: answer },
    ]);
    expect((await h.runJobs()).failed).toMatchObject([{ name: 'translation.dispatch' }]);
    workflow.answer = 202;
    await h.runJobs();
    await h.runJobs();
    expect(await deliveriesOf(document.id, 'outbound')).toMatchObject([
      { status: 'done', attempts: 3, lastError: null, responseStatus: 202 },
    ]);
    const deliveryIds = ordersFor(document.id).map((order) => order.headers['x-webhook-delivery']);
    expect(deliveryIds).toEqual([document.id, document.id, document.id]);
  });

  test('the last failed attempt marks the order failed', async () => {
    workflow.answer = 500;
    const { document } = await buildSentOrder();
    await h.db.updateTable('webhookDeliveries').set({ attempts: 100 }).where('documentId', '=', document.id).execute();
    await h.runJobs();
    expect(await deliveriesOf(document.id, 'outbound')).toMatchObject([{ status: 'dead', attempts: 101 }]);
    await h.runJobs();
    expect(ordersFor(document.id)).toHaveLength(2);
    expect((await h.caller(staff).authenticator.queue({ search: '' })).items).toEqual(
      expect.arrayContaining([expect.objectContaining({ documentId: document.id })]),
    );
  });
});

describe('an incoming callback', () => {
  const serve = (bytes: Buffer) => {
    const name = randomUUID();
    workflow.files.set(name, (response) => response.end(bytes));
    return workflow.fileUrl(name);
  };
  const completed = async (documentId: string, pages = 1) => ({
    document_id: documentId,
    status: 'completed',
    url: serve(await pdfOf(pages)),
  });
  const failedBecause = (documentId: string, reason: string) => ({
    document_id: documentId,
    status: 'failed',
    reason,
  });

  async function expectReceived(documentId: string): Promise<void> {
    await h.runJobs();
    expect(await reviewOf(documentId)).toMatchObject({
      status: 'pending',
      workflowState: 'received',
      translatedFileMimetype: 'application/pdf',
    });
    expect(await documentOf(h, documentId)).toMatchObject({ status: 'processing' });
  }

  async function expectFailed(documentId: string, reason: RegExp): Promise<void> {
    const count = (await newsOf(staff.id, 'translation_failed')).length;
    expect((await h.runJobs()).failed).toEqual([]);
    expect(await reviewOf(documentId)).toMatchObject({
      status: 'pending',
      workflowState: 'failed',
      translatedFileKey: null,
    });
    expect(await documentOf(h, documentId)).toMatchObject({ status: 'failed', paymentStatus: 'paid' });
    const [delivery] = await deliveriesOf(documentId, 'inbound');
    expect(delivery).toMatchObject({ status: 'failed' });
    expect(delivery?.lastError).toMatch(reason);
    expect(await newsOf(staff.id, 'translation_failed')).toHaveLength(count + 1);
  }

  test('as a link', async () => {
    const { user, document } = await buildSentOrder();
    const count = (await newsOf(staff.id, 'translation_draft')).length;
    const mine = h.caller(user).documents;
    expect(await mine.get({ id: document.id })).toMatchObject({ isUnderReview: false });
    const response = await callBack(h.env.publicUrl, await completed(document.id));
    expect(response.status).toBe(200);
    await expectReceived(document.id);
    expect(await mine.get({ id: document.id })).toMatchObject({ isUnderReview: true });
    expect((await mine.list({})).items).toMatchObject([{ id: document.id, isUnderReview: true }]);
    expect(await newsOf(staff.id, 'translation_draft')).toHaveLength(count + 1);
  });

  test('as a file inside the call', async () => {
    const { document } = await buildSentOrder();
    const bytes = await pdfOf(2);
    const form = new FormData();
    form.set('document_id', document.id);
    form.set('file', new File([new Uint8Array(bytes)], 'translated.pdf'));
    expect((await callBack(h.env.publicUrl, form)).status).toBe(200);
    await expectReceived(document.id);
    expect(await reviewOf(document.id)).toMatchObject({ translatedFileSizeBytes: bytes.length });
  });

  test('reporting a failure', async () => {
    const { document } = await buildSentOrder();
    await callBack(h.env.publicUrl, failedBecause(document.id, 'the scan cannot be read'));
    await expectFailed(document.id, /the scan cannot be read/);
    const [review] = (await h.caller(staff).authenticator.queue({})).items.filter(
      (item) => item.documentId === document.id,
    );
    expect(review).toMatchObject({ workflowState: 'failed', hasTranslation: false });
  });

  test('a repeated call, even concurrent, gets the same response and changes nothing', async () => {
    const { document } = await buildSentOrder();
    const content = await completed(document.id);
    const deliveryId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callBack(h.env.publicUrl, content, { deliveryId })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    await expectReceived(document.id);
    const before = await reviewOf(document.id);
    expect((await callBack(h.env.publicUrl, content, { deliveryId })).status).toBe(200);
    await h.runJobs();
    expect(await reviewOf(document.id)).toEqual(before);
    expect(await deliveriesOf(document.id, 'inbound')).toHaveLength(1);
  });

  test('a second translation under a new id does not replace the first', async () => {
    const { document } = await buildSentOrder();
    await callBack(h.env.publicUrl, await completed(document.id));
    await expectReceived(document.id);
    const before = await reviewOf(document.id);
    expect((await callBack(h.env.publicUrl, await completed(document.id, 2))).status).toBe(200);
    await callBack(h.env.publicUrl, failedBecause(document.id, 'too late'));
    await h.runJobs();
    expect(await reviewOf(document.id)).toEqual(before);
    expect(await documentOf(h, document.id)).toMatchObject({ status: 'processing' });
  });

  test('after the decision: refused, but a repeat of a call that was taken is not', async () => {
    const { document } = await buildSentOrder();
    const content = await completed(document.id);
    const deliveryId = randomUUID();
    await callBack(h.env.publicUrl, content, { deliveryId });
    await h.runJobs();
    await h.caller(staff).authenticator.approve({ id: (await reviewOf(document.id)).id, ...statement });
    const late = await callBack(h.env.publicUrl, content);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ appCode: 'CONFLICT' });
    expect((await callBack(h.env.publicUrl, content, { deliveryId })).status).toBe(200);
    expect(await documentOf(h, document.id)).toMatchObject({ status: 'completed' });
  });

  test.each<[string, number, string, () => Parameters<typeof callBack>[2]]>([
    ['forged', 401, 'WEBHOOK_UNAUTHORIZED', () => ({ secret: 'forged' })],
    ['six minutes old', 401, 'WEBHOOK_STALE', () => ({ timestamp: Math.floor(Date.now() / 1000) - 360 })],
    ['from the future', 401, 'WEBHOOK_STALE', () => ({ timestamp: Math.floor(Date.now() / 1000) + 360 })],
    ['without an id', 401, 'WEBHOOK_UNAUTHORIZED', () => ({ deliveryId: '' })],
    ['no form although it says so', 400, 'WEBHOOK_PAYLOAD', () => ({ contentType: 'multipart/form-data; boundary=x' })],
  ])('%s: %i', async (_name, status, appCode, optionsNow) => {
    const { document } = await buildSentOrder();
    const response = await callBack(h.env.publicUrl, failedBecause(document.id, 'x'), optionsNow());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ appCode });
    expect(await deliveriesOf(document.id, 'inbound')).toEqual([]);
  });

  test('about an unordered document: 404', async () => {
    const draft = await buildDocument(h);
    for (const id of [randomUUID(), draft.id]) {
      expect((await callBack(h.env.publicUrl, failedBecause(id, 'x'))).status).toBe(404);
    }
  });

  test.each([
    ['garbage', Buffer.from('not json')],
    ['no document', { status: 'failed' }],
    ['no id', { document_id: '../../etc', status: 'failed' }],
    ['another status', { document_id: randomUUID(), status: 'approved' }],
    ['no link', { document_id: randomUUID(), status: 'completed' }],
  ])('%s: 400', async (_name, content) => {
    const response = await callBack(h.env.publicUrl, content);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ appCode: 'WEBHOOK_PAYLOAD' });
  });

  test('eleven megabytes: 413', async () =>
    expect((await callBack(h.env.publicUrl, Buffer.alloc(11 * 1024 * 1024, 'x'))).status).toBe(413));

  describe('a file that cannot be used is a failure, and the order is not lost', () => {
    test.each([
      ['a foreign host', 'http://files.example/x.pdf'],
      ['the machine itself', 'http://127.0.0.1:5432/'],
      ['a name that looks like ours', 'http://127.0.0.1.example/x.pdf'],
      ['cloud metadata', 'http://169.254.169.254/latest/meta-data/'],
      ['another protocol', 'file:///etc/passwd'],
      ['an address in other words', 'http://[::1]:5432/'],
    ])('%s', async (_name, url) => {
      const { document } = await buildSentOrder();
      const response = await callBack(h.env.publicUrl, { document_id: document.id, status: 'completed', url });
      expect(response.status).toBe(200);
      await expectFailed(document.id, /not on an allowed host/);
    });

    test('a redirect to somewhere else', async () => {
      const { document } = await buildSentOrder();
      workflow.files.set('moved', (response) => response.writeHead(302, { location: serve(Buffer.from('x')) }).end());
      await callBack(h.env.publicUrl, {
        document_id: document.id,
        status: 'completed',
        url: workflow.fileUrl('moved'),
      });
      await expectFailed(document.id, /answered 302/);
    });

    test.each<[string, () => Promise<Buffer>, RegExp]>([
      ['too large', () => Promise.resolve(pdfOfSize(10 * 1024 * 1024 + 1)), /too large/],
      ['of another type', () => Promise.resolve(Buffer.from('<html>')), /select a PDF file/],
      ['empty', () => Promise.resolve(Buffer.alloc(0)), /select a PDF file/],
      ['protected by a password', () => pdfWithUserPassword(1), /protected by a password/],
    ])('%s', async (_name, make, reason) => {
      const { document } = await buildSentOrder();
      const url = serve(await make());
      await callBack(h.env.publicUrl, { document_id: document.id, status: 'completed', url });
      await expectFailed(document.id, reason);
    });

    test('gone', async () => {
      const { document } = await buildSentOrder();
      await callBack(h.env.publicUrl, { document_id: document.id, status: 'completed', url: workflow.fileUrl('gone') });
      await expectFailed(document.id, /answered 404/);
    });
  });

  test('a download from an unavailable host is retried', async () => {
    const { document } = await buildSentOrder();
    workflow.files.set('later', (response) => response.writeHead(503).end());
    await callBack(h.env.publicUrl, { document_id: document.id, status: 'completed', url: workflow.fileUrl('later') });
    expect((await h.runJobs()).failed).toMatchObject([{ name: 'translation.receive' }]);
    expect(await deliveriesOf(document.id, 'inbound')).toMatchObject([{ status: 'pending', attempts: 1 }]);
    const bytes = await pdfOf(1);
    workflow.files.set('later', (response) => response.end(bytes));
    await expectReceived(document.id);
  });

  test('a host that stays unavailable ends in a failure, and staff are notified', async () => {
    const { document } = await buildSentOrder();
    workflow.files.set('never', (response) => response.writeHead(503).end());
    await callBack(h.env.publicUrl, { document_id: document.id, status: 'completed', url: workflow.fileUrl('never') });
    await h.db
      .updateTable('webhookDeliveries')
      .set({ attempts: 100 })
      .where('documentId', '=', document.id)
      .where('direction', '=', 'inbound')
      .execute();
    await expectFailed(document.id, /could not be fetched/);
  });

  test('the owner tries again after a failure, and that translation is taken', async () => {
    const { user, document } = await buildSentOrder();
    await callBack(h.env.publicUrl, failedBecause(document.id, 'out of paper'));
    await expectFailed(document.id, /out of paper/);
    await h.caller(user).documents.updateStatus({ id: document.id, status: 'processing' });
    await h.runJobs();
    const ids = ordersFor(document.id).map((order) => order.headers['x-webhook-delivery']);
    expect(new Set(ids).size).toBe(2);
    expect(await reviewOf(document.id)).toMatchObject({ workflowState: 'sent' });
    await callBack(h.env.publicUrl, await completed(document.id));
    await expectReceived(document.id);
  });

  test.each(['pending', 'completed'] as const)(
    'an admin has set the status to %s: the file is kept',
    async (status) => {
      const { document } = await buildSentOrder();
      await h.db.updateTable('documents').set({ status }).where('id', '=', document.id).execute();
      await callBack(h.env.publicUrl, await completed(document.id));
      expect((await h.runJobs()).failed).toEqual([]);
      expect(await reviewOf(document.id)).toMatchObject({ workflowState: 'received' });
      expect(await documentOf(h, document.id)).toMatchObject({ status });
    },
  );
});
