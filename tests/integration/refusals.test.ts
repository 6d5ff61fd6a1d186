import { beforeAll, describe, expect, test } from 'vitest';
import { refusalOutput } from '#shared/schemas/revisions.ts';
import { correctionUploadOutput } from '#shared/schemas/uploads.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';
import { buildDraft, openCheckout, pay, paymentOf } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildPending, reviewsOf, statement } from '../support/reviews.ts';
import { put, refusalOf } from '../support/upload.ts';

/** Translations that an authority refused: a case with its letter, corrected free or refunded. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let url: string;
let admin: BuiltUser;
let clara: BuiltUser;
let letter: Buffer;
beforeAll(async () => {
  await h.listen();
  url = h.env.publicUrl;
  admin = await buildUser(h, { role: 'admin' });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  letter = await pdfOf(1);
});

async function buildDelivered() {
  const { document, review, owner } = await buildPending(h);
  await h.caller(clara).authenticator.approve({ id: review.id, ...statement });
  return { id: document.id, code: document.verificationCode, reviewId: review.id, owner };
}

const send = (user: { cookie: string }, id: string, body: Buffer = letter) =>
  put(url, user, { path: `refusals/${id}`, body });
const details = (user: BuiltUser, id: string) => h.caller(user).documents.get({ id });
const casesOf = (documentId: string) =>
  h.db.selectFrom('revisionRequests').selectAll().where('documentId', '=', documentId).execute();
const openCases = async () => (await h.caller(clara).authenticator.revisions({ pageSize: 100 })).items;

describe('a refusal with its letter', () => {
  test('opens a case that is due in one working day, which staff find first with the letter', async () => {
    const { id, reviewId, owner } = await buildDelivered();
    expect((await details(owner, id)).revisions).toMatchObject({ refusedBar: null });
    const answer = await send(owner, id);
    expect(answer.status).toBe(200);
    const { dueAt } = refusalOutput.parse(answer.body);
    const hours = (Date.parse(dueAt) - h.deps.now().getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);

    const seen = await details(owner, id);
    expect(seen.state).toMatchObject({ state: 'ready', nextAt: dueAt });
    expect(seen.state.sentence).toContain('You told us it was refused');
    expect(seen.revisions).toMatchObject({
      refusedBar: 'REFUSAL_OPEN',
      requests: [{ kind: 'refusal', state: 'open', dueAt, items: [] }],
    });
    const [first] = await openCases();
    expect(first).toMatchObject({ kind: 'refusal', dueAt });
    const open = (await openCases()).find(({ documentId }) => documentId === id);
    expect(open).toMatchObject({ reviewId, dueAt });
    const served = await fetch(open?.letterUrl ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(letter)).toBe(true);
    const { items: notes } = await h.caller(clara).notifications.list({});
    expect(notes.filter(({ documentId }) => documentId === id).map(({ type }) => type)).toContain('refusal_reported');
  });

  test('sent twice at once, and again, is one case; another letter waits for its answer', async () => {
    const { id, owner } = await buildDelivered();
    const [one, other] = await Promise.all([send(owner, id), send(owner, id)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
    expect((await send(owner, id)).body).toEqual(one.body);
    expect(await send(owner, id, await pdfOf(2))).toMatchObject(refusalOf(409, 'REFUSAL_OPEN'));
    expect(await casesOf(id)).toHaveLength(1);
  });

  test('takes over an open report of misspellings', async () => {
    const { id, owner } = await buildDelivered();
    const items = [{ wrong: 'Perreira', right: 'Pereira' }];
    await h.caller(owner).documents.reportMisspelling({ id, items });
    expect((await send(owner, id)).status).toBe(200);
    expect(await casesOf(id)).toMatchObject([{ kind: 'refusal', state: 'open', items }]);
  });

  test('is found by its owner alone: others and staff find no document; other bytes are no letter', async () => {
    const { id, owner } = await buildDelivered();
    for (const user of [await buildUser(h), clara, admin]) {
      expect(await send(user, id)).toMatchObject({ status: 404, body: { appCode: 'DOCUMENT_NOT_FOUND' } });
    }
    expect((await send(owner, id, Buffer.from('<html>no letter</html>'))).status).toBeGreaterThanOrEqual(400);
    expect(await casesOf(id)).toEqual([]);
    const { document, owner: early } = await buildPending(h);
    expect(await send(early, document.id)).toMatchObject(refusalOf(409, 'REVISION_NOT_DELIVERED'));
  });

  test('has no deadline: the paper may be in use for years', async () => {
    const { id, owner } = await buildDelivered();
    h.setNow(new Date(Date.now() + 400 * 86_400_000));
    expect((await details(owner, id)).revisions).toMatchObject({ refusal: 'REVISION_TOO_LATE', refusedBar: null });
    h.setNow(null);
  });
});

describe('its outcome', () => {
  test('corrected free: a reissue closes the case', async () => {
    const { id, code, owner } = await buildDelivered();
    await send(owner, id);
    await h.caller(clara).authenticator.reissue({ verificationCode: code, reason: 'The stamp was left out.' });
    const { revisions, state } = await details(owner, id);
    expect(revisions).toMatchObject({ refusedBar: null, requests: [{ state: 'done', outcome: 'corrected' }] });
    expect(state.nextAt).toBeNull();
  });

  test('refunded: the refund of its price closes the case, and no other is opened', async () => {
    const owner = await buildUser(h);
    const draft = await buildDraft(h, owner);
    const { sessionId } = await openCheckout(h, owner, [draft]);
    await pay(h, sessionId);
    await h.caller(owner).payments.processSession({ sessionId });
    const [review] = await reviewsOf(h, draft.id);
    await h.caller(clara).authenticator.claim({ id: review?.id ?? '' });
    const file = { ...statement, id: review?.id ?? '' };
    const uploaded = await put(url, clara, { path: `corrections/${file.id}`, body: await pdfOf(1) });
    const { uploadId } = correctionUploadOutput.parse(uploaded.body);
    await h.caller(clara).authenticator.supplyTranslation({ ...file, uploadId });
    expect((await send(owner, draft.id)).status).toBe(200);
    const { id: paymentId } = await paymentOf(h, sessionId);
    await h.caller(admin).payments.refund({ paymentId, documentId: draft.id, reason: 'Refused.', certificate: 'keep' });
    await h.runJobs();
    const { revisions, state } = await details(owner, draft.id);
    expect(state).toMatchObject({ state: 'refunded', nextAt: null });
    expect(revisions).toMatchObject({
      refusedBar: 'ORDER_REFUNDED',
      requests: [{ kind: 'refusal', state: 'done', outcome: 'refunded' }],
    });
    expect(await send(owner, draft.id)).toMatchObject(refusalOf(409, 'ORDER_REFUNDED'));
    expect((await openCases()).map(({ documentId }) => documentId)).not.toContain(draft.id);
  });

  test('declined: the customer reads why, in words about the letter', async () => {
    const { id, owner } = await buildDelivered();
    const { requestId } = refusalOutput.parse((await send(owner, id)).body);
    const reason = 'The letter is about the photo, not about the translation.';
    await h.caller(clara).authenticator.declineRevision({ id: requestId, reason });
    await h.runJobs();
    const mail = (await h.mails(owner.email)).find(({ text }) => text.includes(reason));
    expect(mail?.text).toContain('the authority’s letter');
    expect(mail?.text).not.toContain('misspelling');
  });
});

test('the letter leaves with its document', async () => {
  const { id, owner } = await buildDelivered();
  await send(owner, id);
  const [{ letterKey } = { letterKey: null }] = await casesOf(id);
  expect(await listKeys(h.env, letterKey ?? '')).toEqual([letterKey]);
  await h.caller(owner).auth.prove({ password: owner.password });
  await h.caller(owner).documents.erase({ id });
  await h.runJobs();
  expect(await casesOf(id)).toEqual([]);
  expect(await listKeys(h.env, letterKey ?? '')).toEqual([]);
});
