import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailMessages } from '#server/features/documents/conversation/message-mails.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildPending } from '../support/reviews.ts';
import { insertText } from '../support/text-rows.ts';
import { documentOf, put, refusalOf } from '../support/upload.ts';

/** Messages between a customer and the translators of an order, and better scans. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let url: string;
let clara: BuiltUser;
beforeAll(async () => {
  ({ url } = await h.listen());
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const refused = (code: string) => ({ cause: { code } });
const write = (message: string, messageId: string = randomUUID()) => ({ messageId, message });
const typesOf = async (user: BuiltUser, documentId: string) => {
  const { items } = await h.caller(user).notifications.list({});
  return items.filter((note) => note.documentId === documentId).map(({ type }) => type);
};

/** Ends the review without a delivery, as a refund does. */
const end = (documentId: string) =>
  h.db.updateTable('documentsToBeVerified').set({ status: 'cancelled' }).where('documentId', '=', documentId).execute();

const staffOf = (name: string) => buildUser(h, { role: 'authenticator', name });

async function build() {
  const { owner: customer, review, document } = await buildPending(h);
  return { customer, reviewId: review.id, id: document.id };
}

describe('messages', () => {
  test('the customer writes first and is answered; each side is told', async () => {
    const { customer, reviewId, id } = await build();
    await h.caller(customer).documents.sendMessage({ id, ...write('The stamp says 1987.') });
    expect(await typesOf(clara, id)).toContain('message_sent');
    await h.caller(clara).authenticator.sendMessage({ id: reviewId, ...write('Thank you.') });
    expect(await typesOf(customer, id)).toContain('message_received');
    const items = [
      { author: 'customer', kind: 'text', message: 'The stamp says 1987.' },
      { author: 'staff', kind: 'text', message: 'Thank you.' },
    ];
    expect(await h.caller(customer).documents.messages({ id })).toMatchObject({ items, refusal: null });
    expect(await h.caller(clara).authenticator.messages({ id: reviewId })).toMatchObject({ items });
    // An answer is work, which ends the right to cancel.
    expect(await h.caller(customer).documents.get({ id })).toMatchObject({ canCancel: false });
  });

  test('sent four times at once, a message is stored once; other words under its id are refused', async () => {
    const { customer, id } = await build();
    const message = { id, ...write('Once.') };
    await Promise.all([1, 2, 3, 4].map(() => h.caller(customer).documents.sendMessage(message)));
    expect((await h.caller(customer).documents.messages({ id })).items).toHaveLength(1);
    await expect(
      h.caller(customer).documents.sendMessage({ ...message, message: 'Something else.' }),
    ).rejects.toMatchObject(refused('IDEMPOTENCY_MISMATCH'));
  });

  test('another customer neither reads nor writes; a decided or refunded order takes no more', async () => {
    const { id, customer } = await build();
    const stranger = await buildUser(h);
    const calls = [
      h.caller(stranger).documents.messages({ id }),
      h.caller(stranger).documents.sendMessage({ id, ...write('Mine?') }),
    ];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(refused('DOCUMENT_NOT_FOUND'))));
    await end(id);
    await expect(h.caller(customer).documents.sendMessage({ id, ...write('Late.') })).rejects.toMatchObject(
      refused('MESSAGES_CLOSED'),
    );
    expect(await h.caller(customer).documents.messages({ id })).toEqual({ items: [], refusal: 'MESSAGES_CLOSED' });
  });
});

describe('mails about messages', () => {
  const minute = 60_000;
  /** Subjects of mails to `user`, after `minutes` and the job. */
  const mailsAfter = async (user: BuiltUser, minutes: number) => {
    h.setNow(new Date(h.deps.now().getTime() + minutes * minute));
    await mailMessages(h.deps);
    await h.runJobs();
    return (await h.mails(user.email)).map(({ subject }) => subject).filter((subject) => /message|wrote/.test(subject));
  };
  afterEach(() => h.setNow(null));

  test('go to the customer once in 15 minutes, not while they read, and never quote', async () => {
    const { customer, reviewId, id } = await build();
    const say = () => h.caller(clara).authenticator.sendMessage({ id: reviewId, ...write('A secret word.') });
    h.setNow(new Date());
    await say();
    expect(await mailsAfter(customer, 1)).toHaveLength(0);
    await say();
    expect(await mailsAfter(customer, 2)).toHaveLength(1);
    await say();
    expect(await mailsAfter(customer, 10)).toHaveLength(1);
    expect(await mailsAfter(customer, 6)).toHaveLength(2);
    expect(await mailsAfter(customer, 60)).toHaveLength(2);
    await say();
    await h.caller(customer).documents.markMessagesRead({ id });
    expect(await mailsAfter(customer, 60)).toHaveLength(2);
    const [newest] = await h.mails(customer.email);
    expect(newest?.text).toContain(`/dashboard/progress?doc=${id}`);
    expect(newest?.text).not.toContain('secret');
  });

  test('go to the assignee who has not read, and to nobody after a reassignment', async () => {
    const { customer, reviewId, id } = await build();
    const [bruno, dora] = [await staffOf('Bruno Alves'), await staffOf('Dora Lima')];
    await h.caller(bruno).authenticator.assign({ id: reviewId, to: bruno.id });
    h.setNow(new Date());
    await h.caller(customer).documents.sendMessage({ id, ...write('The stamp says 1987.') });
    await h.caller(dora).authenticator.markMessagesRead({ id: reviewId });
    expect(await mailsAfter(bruno, 3)).toEqual([expect.stringContaining('The customer wrote about')]);
    expect(await mailsAfter(clara, 0)).toEqual([]);
    expect((await h.mails(bruno.email))[0]?.text).toContain(`/authenticator/authenticate/${reviewId}`);
    await h.caller(customer).documents.sendMessage({ id, ...write('And the year 1988.') });
    const admin = await buildUser(h, { role: 'admin' });
    await h.caller(admin).authenticator.assign({ id: reviewId, to: dora.id });
    expect(await mailsAfter(bruno, 60)).toHaveLength(1);
    expect(await mailsAfter(dora, 0)).toHaveLength(0);
  });

  test('two processes at once send one', async () => {
    const { customer, reviewId } = await build();
    h.setNow(new Date());
    await h.caller(clara).authenticator.sendMessage({ id: reviewId, ...write('Thank you.') });
    h.setNow(new Date(h.deps.now().getTime() + 3 * minute));
    await Promise.all([1, 2, 3].map(() => mailMessages(h.deps)));
    expect(await mailsAfter(customer, 0)).toHaveLength(1);
  });
});

describe('a better scan', () => {
  const send = (user: { cookie: string }, id: string, body: Buffer) => put(url, user, { path: `scans/${id}`, body });

  test('replaces the file, its picture and its reading; price and pages stay, and staff are told', async () => {
    const { customer, reviewId, id } = await build();
    await insertText(h, { id: reviewId, documentId: id });
    const before = await documentOf(h, id);
    expect(await send(customer, id, await pdfOf(before.pages, { text: 'sharper' }))).toEqual({
      status: 200,
      body: { pages: before.pages },
    });
    const after = await documentOf(h, id);
    expect(after.fileSha256).not.toBe(before.fileSha256);
    expect(after).toMatchObject({ pages: before.pages, totalCostCents: before.totalCostCents });
    expect(await typesOf(clara, id)).toContain('scan_sent');
    const { items } = await h.caller(customer).documents.messages({ id });
    expect(items).toMatchObject([{ author: 'customer', kind: 'scan' }]);
    const { done } = await h.runJobs();
    expect(done.filter((name) => name === 'translation.read')).toHaveLength(2);
    expect(await h.caller(customer).documents.get({ id })).not.toMatchObject({ thumbnailUrl: null });
    expect(await h.deps.storage.head(after.fileKey ?? '')).toBeDefined();
  });

  test('with more or fewer pages than ordered is refused with a message, and changes nothing', async () => {
    const { customer, id } = await build();
    const before = await documentOf(h, id);
    expect(await send(customer, id, await pdfOf(before.pages + 1))).toMatchObject({
      status: 422,
      body: { appCode: 'SCAN_MORE_PAGES', details: { pages: String(before.pages) } },
    });
    await h.db
      .updateTable('documents')
      .set({ pages: before.pages + 1 })
      .where('id', '=', id)
      .execute();
    expect(await send(customer, id, await pdfOf(before.pages))).toMatchObject({
      body: { appCode: 'SCAN_FEWER_PAGES' },
    });
    expect(await documentOf(h, id)).toMatchObject({ fileKey: before.fileKey, fileSha256: before.fileSha256 });
  });

  test('sent twice at once is taken once; another customer’s, a draft’s and a decided order’s are refused', async () => {
    const { customer, id } = await build();
    const { pages } = await documentOf(h, id);
    const body = await pdfOf(pages, { text: 'sharper still' });
    await Promise.all([send(customer, id, body), send(customer, id, body)]);
    expect((await h.caller(customer).documents.messages({ id })).items).toHaveLength(1);
    const stranger = await buildUser(h);
    expect(await send(stranger, id, body)).toMatchObject(refusalOf(404, 'DOCUMENT_NOT_FOUND'));
    await end(id);
    expect(await send(customer, id, body)).toMatchObject(refusalOf(409, 'MESSAGES_CLOSED'));
  });
});
