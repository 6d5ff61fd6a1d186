import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { takeMail } from '#server/features/admin/desk/mail-intake.ts';
import { mailMessages } from '#server/features/documents/conversation/message-mails.ts';
import { uploadCorrection } from '#server/features/documents/upload/service.ts';
import { sweepGuests } from '#server/features/payments/guest-orders.ts';
import { continueErasure, resumeErasures } from '#server/features/privacy/erasure/service.ts';
import { limits } from '#shared/limits.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { startWhileHeld } from '../support/lock-waits.ts';
import { listKeys } from '../support/objects.ts';
import { documentOf } from '../support/orders.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { buildReadyOrder, settleOrders } from '../support/ready-orders.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { tablesWith } from '../support/stored-texts.ts';
import { buildDraft, put } from '../support/upload.ts';

/** Texts about customers outside of their documents' rows: erased with the document or the account. */

const h = useHarness();
let origin: string;
let admin: BuiltUser;
let clara: BuiltUser;
beforeAll(async () => {
  ({ url: origin } = await h.listen());
  admin = await buildUser(h, { role: 'admin', name: 'Dora Lind' });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});

async function at<T>(inMs: number, act: () => Promise<T>): Promise<T> {
  h.setNow(new Date(Date.now() + inMs));
  try {
    return await act();
  } finally {
    h.setNow(null);
  }
}

async function deleteAccount(user: BuiltUser): Promise<void> {
  await h.caller(user).auth.deleteAccount({ email: user.email });
  await h.runJobs();
  await at(5 * 60_000, () => resumeErasures(h.deps));
  await h.runJobs();
}

/** An order of the desk from a mail with so many papers, with a line that staff wrote. */
async function mail(address: string, { words, papers = 1 }: { words: string; papers?: number }) {
  const content = (await pdfOf(1)).toString('base64');
  const attachments = Array.from({ length: papers }, () => ({ filename: 'birth.pdf', content, isInline: false }));
  const refused = { filename: `${words}.exe`, content: Buffer.from('MZ').toString('base64'), isInline: false };
  const taken = await takeMail(h.deps, {
    ...{ id: randomUUID(), from: { address, name: 'Ana Souza' }, to: [], isAuthenticated: true, isSpam: false },
    ...{ subject: `Papers of ${words}`, text: `My number is ${words}.`, attachments: [...attachments, refused] },
  });
  if (taken.state !== 'taken') throw new Error(taken.reason);
  expect(taken).toMatchObject({ papers, refused: [{ filename: `${words}.exe` }] });
  const id = taken.orderId;
  const line = { text: `Ledger of ${words}`, amount: { cents: 500, currency: 'usd' as const }, reason: words };
  const order = await h.caller(admin).admin.setOrderLines({ id, lines: [line] });
  expect(await tablesWith(h, words)).toEqual(expect.arrayContaining(['public.desk_orders', 'public.desk_order_lines']));
  return { id, documents: order.documents.map((document) => document.id) };
}

/** The audit log keeps why staff changed a price. */
const leftOf = async (words: string) =>
  (await tablesWith(h, words)).filter((name) => name.startsWith('public.') && name !== 'public.staff_events');

describe('a deleted document', () => {
  test('leaves its name in no mail about its refund, which keeps the amount', async () => {
    const { user, first, paymentId } = await buildReadyOrder(h);
    await h.db.updateTable('documents').set({ filename: 'quell-1.pdf' }).where('id', '=', first.id).execute();
    await h.caller(user).documents.erase({ id: first.id });
    await settleOrders(h, async () => (await documentOf(h, first.id)).erasedAt !== null);
    await h.runJobs();
    expect(await tablesWith(h, 'quell-1')).toEqual([]);
    const mails = await h.db
      .selectFrom('outboundEmails')
      .select(['payload', 'status'])
      .where('template', '=', 'refund')
      .where('userId', '=', user.id)
      .execute();
    expect(mails).toMatchObject([{ status: 'sent', payload: { paymentId, amountCents: 1500 } }]);
  });

  test('leaves its name in no mail about a message to its translator', async () => {
    const { owner, document, review } = await buildPending(h, { filename: 'grommet.pdf' });
    await h.caller(admin).authenticator.assign({ id: review.id, to: clara.id });
    await h
      .caller(owner)
      .documents.sendMessage({ id: document.id, messageId: randomUUID(), message: 'A better scan?' });
    await at(60 * 60_000, () => mailMessages(h.deps));
    await h.runJobs();
    expect((await h.mails(clara.email)).some(({ text }) => text.includes('grommet.pdf'))).toBe(true);
    await h.caller(clara).authenticator.approve({ id: review.id, ...statement });
    await h.runJobs();
    await h.caller(owner).documents.erase({ id: document.id });
    await h.runJobs();
    expect(await tablesWith(h, 'grommet')).toEqual([]);
  });

  test('takes no correction that was uploaded while it was deleted', async () => {
    const { owner, document, review } = await buildPending(h);
    await h.caller(clara).authenticator.approve({ id: review.id, ...statement });
    await h.runJobs();
    const pdf = await pdfOf(1);
    async function* send() {
      yield pdf.subarray(0, 100);
      await h.caller(owner).documents.erase({ id: document.id });
      await h.runJobs();
      yield pdf.subarray(100);
    }
    const body = { stream: Readable.from(send()), contentLength: String(pdf.length), network: '192.0.2.1' };
    const upload = { reviewId: review.id, isReissue: true, filename: 'correction.pdf', body };
    await expect(uploadCorrection(h.deps, clara, upload)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
    const rows = h.db.selectFrom('correctionUploads').select('id').where('reviewId', '=', review.id);
    expect(await rows.execute()).toEqual([]);
    // The sweep deletes the object.
    await h.runJobs();
    expect(await listKeys(h.env, `corrections/${review.id}`)).toEqual([]);
  });

  test('of the desk takes the words of its order along if it is the last one, also of two deleted at once', async () => {
    const owner = await buildUser(h);
    const { id, documents } = await mail(owner.email, { words: '4711-QA', papers: 3 });
    const [draft = '', ...paid] = documents;
    await h.caller(owner).documents.erase({ id: draft });
    await h.runJobs();
    expect(await h.caller(admin).admin.order({ id })).toMatchObject({ message: 'My number is 4711-QA.' });
    const settled = { paymentStatus: 'refunded', erasureRequestedAt: new Date() } as const;
    await h.db.updateTable('documents').set(settled).where('id', 'in', paid).execute();
    const now = new Date();
    const erasures = await h.db
      .insertInto('erasures')
      .values(paid.map((documentId) => ({ userId: owner.id, documentId, requestedAt: now })))
      .returning('id')
      .execute();
    const outcomes = await startWhileHeld(
      h,
      (trx) => trx.selectFrom('deskOrders').select('id').where('id', '=', id).forUpdate().execute(),
      erasures.map((erasure) => () => continueErasure(h.deps, { erasureId: erasure.id })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await leftOf('4711-QA')).toEqual([]);
  });
});

test('a discarded draft and the file that it replaced leave their name in no job', async () => {
  const { owner, draft } = await buildDraft(h, 'wexford-77.pdf');
  for (const text of ['first', 'second']) {
    const body = await pdfOf(1, { text });
    expect(await put(origin, owner, { path: `documents/${draft.id}`, body })).toMatchObject({ status: 200 });
  }
  expect(await tablesWith(h, 'wexford-77')).toContain('pgboss.job_common');
  await h.caller(owner).documents.discard({ id: draft.id });
  await h.runJobs();
  expect(await tablesWith(h, 'wexford-77')).toEqual([]);
  expect(await listKeys(h.env, `${owner.id}/`)).toEqual([]);
});

describe('a deleted account', () => {
  test('leaves the words of no mail that the desk took', async () => {
    const owner = await buildUser(h);
    await mail(owner.email, { words: '4712-QB' });
    await deleteAccount(owner);
    expect(await leftOf('4712-QB')).toEqual([]);
  });

  test.each(['of this release', 'of the release before'])(
    'leaves nothing of what it asked the desk for in bells, streams and mails %s; others’ requests stay',
    leavesNoRequests,
  );
});

async function leavesNoRequests(release: string) {
  const [user, other] = [await buildUser(h, { name: 'Zelma Quux' }), await buildUser(h)];
  // A character of two UTF-16 units where the notice is cut.
  const about = `${'A thesis of Zelma. '.repeat(6)}12345${'😀'.repeat(9)}`;
  for (const [by, words] of [
    [user, about],
    // Also of the same minute, with words that the other one begins with.
    [user, 'A ledger'],
    [other, 'A ledger of somebody else'],
  ] as const) {
    await h
      .caller(by)
      .payments.askPrice({ about: words, languages: 'Danish', pages: 180, idempotencyKey: randomUUID() });
  }
  await h.runJobs();
  if (release === 'of the release before') {
    // Its notices and mails name no request.
    for (const table of ['notifications', 'notification_events']) {
      await h.deps.pool.query(`update ${table} set request_id = null`);
    }
    await h.deps.pool.query(`update outbound_emails set payload = payload - 'requestId'`);
  }
  const told = ['public.notification_events', 'public.notifications', 'public.outbound_emails'];
  expect(await tablesWith(h, 'thesis of Zelma')).toEqual(expect.arrayContaining(told));
  await deleteAccount(user);
  expect(await tablesWith(h, 'thesis of Zelma')).toEqual([]);
  expect(await tablesWith(h, 'Zelma Quux')).toEqual([]);
  expect(await tablesWith(h, 'ledger of somebody else')).toEqual(expect.arrayContaining(told));
}

test('a deleted account takes no notice of another customer’s with it who asked in the same words', async () => {
  const [user, other] = [await buildUser(h), await buildUser(h)];
  for (const by of [user, other]) {
    const asked = { about: 'Same words of two', languages: 'Danish', pages: 3, idempotencyKey: randomUUID() };
    await h.caller(by).payments.askPrice(asked);
  }
  const notices = h.db.selectFrom('notifications').where('message', 'like', '%Same words of two%');
  const told = () => notices.where('userId', '=', admin.id).select('id').execute();
  expect(await told()).toHaveLength(2);
  await deleteAccount(user);
  expect(await told()).toHaveLength(1);
  const mails = h.db.selectFrom('outboundEmails').where('template', '=', 'price-asked');
  const toAdmin = mails.where('userId', '=', admin.id).where(sql`payload ->> 'about'`, '=', 'Same words of two');
  expect(await toAdmin.select('id').execute()).toHaveLength(1);
  await deleteAccount(other);
  expect(await told()).toEqual([]);
});

test('a price request leaves no words in the stream of a bell that was emptied', async () => {
  const user = await buildUser(h);
  const asked = { about: 'Words of an emptied bell', languages: 'Danish', pages: 3, idempotencyKey: randomUUID() };
  await h.caller(user).payments.askPrice(asked);
  const notices = h.db.selectFrom('notifications').select(['id', 'userId']);
  for (const { id, userId } of await notices.where('message', 'like', '%emptied bell%').execute()) {
    if (userId === admin.id) await h.caller(admin).notifications.remove({ id });
  }
  await deleteAccount(user);
  expect(await tablesWith(h, 'emptied bell')).toEqual([]);
});

test('a guest of the desk who does not pay leaves no words of their mail', async () => {
  await mail('4713-qc@people.example', { words: '4713-QC' });
  await at(limits.unpaidDraftMs + 60_000, () => sweepGuests(h.deps));
  expect(await leftOf('4713-QC')).toEqual([]);
});
