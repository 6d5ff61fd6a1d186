import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleInbound } from '#server/features/translation/workflow/service.ts';
import { buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { documentOf } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildPending, reviewsOf } from '../support/reviews.ts';
import { callBack, startWorkflowApi, type WorkflowApi } from '../support/workflow-api.ts';

/** Which hand-over a callback of the workflow answers, and callbacks that come before a hand-over is accepted. */

let workflow: WorkflowApi;
let h: Harness;
beforeAll(async () => {
  workflow = await startWorkflowApi();
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: workflow.url } });
  await h.listen();
});
afterAll(async () => {
  await h.stop();
  await workflow.stop();
});

/** An order that is handed over. */
async function buildSent() {
  const { owner, document } = await buildPending(h, { withTranslation: false });
  const { id } = document;
  await h.deps.jobs.enqueue(h.db, 'translation.dispatch', { documentId: id, deliveryId: id });
  await h.runJobs();
  return { owner, id };
}

async function stateOf(id: string) {
  const [review] = await reviewsOf(h, id);
  const { status } = await documentOf(h, id);
  return { status, workflow: review?.workflowState, hasFile: review?.translatedFileKey !== null };
}

const callsOf = (documentId: string, direction: 'inbound' | 'outbound') =>
  h.db
    .selectFrom('webhookDeliveries')
    .select(['deliveryId', 'status', 'lastError'])
    .where('documentId', '=', documentId)
    .where('direction', '=', direction)
    .orderBy('createdAt')
    .execute();

async function answer(content: object | FormData): Promise<void> {
  expect((await callBack(h.env.publicUrl, content)).status).toBe(200);
  await h.runJobs();
}

const failed = (id: string, more: object = {}) =>
  answer({ document_id: id, status: 'failed', reason: 'blank', ...more });

async function completed(id: string, in_reply_to: unknown): Promise<void> {
  const bytes = await pdfOf(1);
  workflow.files.set(id, (response) => response.end(bytes));
  await answer({ document_id: id, status: 'completed', url: workflow.fileUrl(id), in_reply_to });
}

async function completedByForm(id: string, inReplyTo: string): Promise<void> {
  const form = new FormData();
  form.set('document_id', id);
  form.set('in_reply_to', inReplyTo);
  form.set('file', new File([new Uint8Array(await pdfOf(1))], 'translated.pdf'));
  await answer(form);
}

test.each<[string, () => number]>([
  ['accepted', () => 202],
  [
    'cut off',
    () => {
      throw new Error('socket hang up');
    },
  ],
])('a failure that is reported before the call is %s stays, and nothing is sent again', async (_name, end) => {
  const { translator } = h.deps;
  if (translator === null) throw new Error('the workflow is configured');
  const post = vi.spyOn(translator, 'post').mockImplementationOnce(async (deliveryId) => {
    await failed(deliveryId);
    return end();
  });
  const { id } = await buildSent();
  await h.runJobs();
  expect(await stateOf(id)).toEqual({ status: 'failed', workflow: 'failed', hasFile: false });
  expect(await callsOf(id, 'outbound')).toMatchObject([{ status: 'done', lastError: null }]);
  expect(post).toHaveBeenCalledTimes(1);
  post.mockRestore();
});

test('an answer to a delivery that was replaced does not change the later one', async () => {
  const { owner, id } = await buildSent();
  await failed(id);
  await h.caller(owner).documents.updateStatus({ id, status: 'processing' });
  await h.runJobs();
  const [earlier = '', later = ''] = (await callsOf(id, 'outbound')).map(({ deliveryId }) => deliveryId);
  await failed(id, { in_reply_to: earlier });
  await completedByForm(id, earlier);
  expect(await stateOf(id)).toEqual({ status: 'processing', workflow: 'sent', hasFile: false });
  const replaced = { status: 'done', lastError: 'it answers a delivery that a later one replaced' };
  expect((await callsOf(id, 'inbound')).slice(1)).toMatchObject([replaced, replaced]);
  await completed(id, later);
  expect(await stateOf(id)).toEqual({ status: 'processing', workflow: 'received', hasFile: true });
});

/** A failed order that staff send again; its new delivery waits in the queue. */
async function buildRetried() {
  const { owner, id } = await buildSent();
  await failed(id);
  await h.caller(await buildUser(h, { role: 'admin' })).admin.retryWork({ id: `dispatch:${id}` });
  return { owner, id };
}

/** Calls back, and handles the call before any other job. */
async function answerFirst(content: object): Promise<void> {
  expect((await callBack(h.env.publicUrl, content)).status).toBe(200);
  const { id } = await h.db
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('direction', '=', 'inbound')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  await handleInbound(h.deps, id);
}

test('a failure without a name does not fail an order again that was not sent yet', async () => {
  const { id } = await buildRetried();
  await answerFirst({ document_id: id, status: 'failed', reason: 'blank' });
  expect(await stateOf(id)).toEqual({ status: 'processing', workflow: 'waiting', hasFile: false });
  await h.runJobs();
  expect(await stateOf(id)).toEqual({ status: 'processing', workflow: 'sent', hasFile: false });
  await failed(id);
  expect(await stateOf(id)).toEqual({ status: 'failed', workflow: 'failed', hasFile: false });
});

test('a failure without a name does not stop an order that the workflow refuses for now', async () => {
  const { id } = await buildRetried();
  workflow.answer = 503;
  try {
    await h.runJobs();
    await failed(id);
    expect(await stateOf(id)).toEqual({ status: 'processing', workflow: 'waiting', hasFile: false });
  } finally {
    workflow.answer = 202;
  }
  await h.runJobs();
  expect(await stateOf(id)).toEqual({ status: 'processing', workflow: 'sent', hasFile: false });
});

test('a translation without a name is taken before the order is sent again, and nothing is sent', async () => {
  const { id } = await buildRetried();
  const bytes = await pdfOf(1);
  workflow.files.set(id, (response) => response.end(bytes));
  const sent = workflow.orders.length;
  await answerFirst({ document_id: id, status: 'completed', url: workflow.fileUrl(id) });
  await h.runJobs();
  expect(await stateOf(id)).toEqual({ status: 'processing', workflow: 'received', hasFile: true });
  expect(workflow.orders).toHaveLength(sent);
});

test.each([['a delivery of nobody'], [null], [7]])('an answer to %j is one to the order', async (inReplyTo) => {
  const { id } = await buildSent();
  await completed(id, inReplyTo);
  expect(await stateOf(id)).toMatchObject({ workflow: 'received', hasFile: true });
});
