import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { buildDocument, buildReview, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const h = useHarness();
let admin: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin', name: 'Olga Lima' });
});
beforeEach(() => h.setNow(null));

const as = (user: BuiltUser) => h.caller(user).admin;
const refusal = (code: ErrorCode) => ({ cause: { code } });

describe('failed work', () => {
  const stuck = async () => (await as(admin).stuckWork({ pageSize: 100 })).items;
  const later = () => h.setNow(new Date(Date.now() + 20 * 60 * 1000));

  test('an order that was paid and not sent is shown after a while, and sent again', async () => {
    const review = await buildReview(h, { withTranslation: false });
    const id = `dispatch:${review.documentId}`;
    expect((await stuck()).map((item) => item.id)).not.toContain(id);
    later();
    expect((await stuck()).find((item) => item.id === id)).toMatchObject({ kind: 'dispatch', canRetry: true });
    await as(admin).retryWork({ id });
    expect((await stuck()).map((item) => item.id)).not.toContain(id);
    h.setNow(null);
    const run = await h.runJobs();
    expect(run.done).toContain('translation.dispatch');
    const { workflowState } = await h.db
      .selectFrom('documentsToBeVerified')
      .select('workflowState')
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(workflowState).toBe('sent');
    expect((await as(admin).auditLog({ documentId: review.documentId, actorId: admin.id })).items).toMatchObject([
      { event: 'work.retried', details: { work: id } },
    ]);
  });

  test('an order the workflow refused is shown at once, and retried with its status', async () => {
    const document = await buildDocument(h, { status: 'failed' });
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ workflowState: 'failed' })
      .where('documentId', '=', document.id)
      .execute();
    const id = `dispatch:${document.id}`;
    expect((await stuck()).map((item) => item.id)).toContain(id);
    await as(admin).retryWork({ id });
    expect((await as(admin).documentDetails({ id: document.id })).status).toBe('processing');
    await h.runJobs();
  });

  test('an abandoned webhook call is retried under the same id', async () => {
    const review = await buildReview(h, { withTranslation: false });
    const delivery = await h.db
      .insertInto('webhookDeliveries')
      .values({
        direction: 'outbound',
        deliveryId: review.documentId,
        documentId: review.documentId,
        status: 'dead',
        attempts: 101,
        lastError: 'the workflow answered 500',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    later();
    const shown = (await stuck()).filter((item) => item.documentId === review.documentId);
    expect(shown).toMatchObject([
      { id: `webhook:${delivery.id}`, attempts: 101, lastError: 'the workflow answered 500' },
    ]);
    await as(admin).retryWork({ id: `webhook:${delivery.id}` });
    h.setNow(null);
    await h.runJobs();
    later();
    expect((await stuck()).filter((item) => item.documentId === review.documentId)).toEqual([]);
    await expect(as(admin).retryWork({ id: `webhook:${delivery.id}` })).rejects.toMatchObject(refusal('CONFLICT'));
  });

  test('abandoned mail is sent', async () => {
    const person = await buildUser(h);
    const mail = await h.db
      .insertInto('outboundEmails')
      .values({
        userId: person.id,
        toName: person.name,
        toAddress: person.email,
        template: 'refund',
        payload: JSON.stringify({ paymentId: crypto.randomUUID(), receiptNumber: '1', amountCents: 100 }),
        status: 'failed',
        attempts: 3,
        lastError: '550 no such mailbox',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = `mail:${mail.id}`;
    expect((await stuck()).find((item) => item.id === id)).toMatchObject({ userEmail: person.email, attempts: 3 });
    await as(admin).retryWork({ id });
    await h.runJobs();
    expect(await h.mails(person.email)).toHaveLength(1);
    expect((await stuck()).map((item) => item.id)).not.toContain(id);
    await expect(as(admin).retryWork({ id })).rejects.toMatchObject(refusal('NOT_FOUND'));
  });

  test('a dead-lettered job runs again', async () => {
    const name = 'payments.releaseStale';
    await h.runJobs();
    await h.deps.jobs.boss.send(name, {}, { retryLimit: 0 });
    const [job] = await h.deps.jobs.boss.fetch(name);
    await h.deps.jobs.boss.fail(name, job?.id ?? '', { message: 'the provider is away' });
    const id = `job:${job?.id}`;
    expect((await stuck()).find((item) => item.id === id)).toMatchObject({
      subject: name,
      lastError: 'the provider is away',
      canRetry: true,
    });
    await as(admin).retryWork({ id });
    expect((await h.runJobs()).done).toContain(name);
    expect((await stuck()).map((item) => item.id)).not.toContain(id);
  });

  test('money that matches no order needs a decision', async () => {
    const document = await buildDocument(h, { status: 'processing' });
    const payment = await h.db
      .updateTable('payments')
      .set({ flag: 'amount-differs' })
      .where('userId', '=', document.userId)
      .returning(['id', 'receiptNumber', 'amountCents'])
      .executeTakeFirstOrThrow();
    const id = `payment:${payment.id}`;
    expect((await stuck()).find((item) => item.id === id)).toMatchObject({
      canRetry: false,
      lastError: 'amount-differs',
      documentId: document.id,
      payment: { id: payment.id, receiptNumber: String(payment.receiptNumber), remainingCents: payment.amountCents },
    });
    await expect(as(admin).retryWork({ id })).rejects.toMatchObject(refusal('WORK_NEEDS_DECISION'));
  });

  test('unknown work cannot be retried', async () => {
    const nothing = crypto.randomUUID();
    for (const kind of ['dispatch', 'webhook', 'job', 'mail']) {
      await expect(as(admin).retryWork({ id: `${kind}:${nothing}` })).rejects.toMatchObject(refusal('NOT_FOUND'));
    }
    await expect(as(admin).retryWork({ id: 'mail:1' })).rejects.toMatchObject(refusal('INVALID_INPUT'));
    await expect(as(admin).retryWork({ id: `shop:${nothing}` })).rejects.toMatchObject(refusal('INVALID_INPUT'));
  });
});
