import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending } from '../support/reviews.ts';
import { buildSigner } from '../support/signers.ts';
import { insertText } from '../support/text-rows.ts';
import { paragraphOf, readPage } from '../support/texts.ts';

/** The queue with each text's standing, its filters, and who is to translate what. */

const h = useHarness();
let admin: BuiltUser;
let clara: BuiltUser;
let hugo: BuiltUser;
beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin', name: 'Ada Min' });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis', canSign: false });
  hugo = await buildUser(h, { role: 'authenticator', name: 'Hugo Prado' });
  await buildSigner(h, clara, { languagePairs: [{ from: 'Portuguese', to: 'English' }] });
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const staff = (user: BuiltUser) => h.caller(user).authenticator;
const refused = (code: string) => ({ cause: { code } });
type Filter = Parameters<ReturnType<typeof staff>['queue']>[0];
/** The filtered queue's ids, and its total. */
async function queueOf(user: BuiltUser, filter: Filter) {
  const { items, total } = await staff(user).queue({ pageSize: 100, ...filter });
  return { ids: items.map(({ id }) => id), total, items };
}

async function buildReview(sourceLanguage: string, text?: Parameters<typeof insertText>[2]) {
  const { review, document, owner } = await buildPending(h, { sourceLanguage });
  const [blockId = ''] = text ? await insertText(h, review, text) : [];
  return { id: review.id, documentId: document.id, owner, blockId };
}

const drafted = paragraphOf('Dou fé.', { target: 'I attest.', state: 'drafted' });
const finished = { blocks: [drafted, paragraphOf('Nome', { target: 'Name', state: 'confirmed' })] };

describe('the queue', () => {
  test('shows what is read, drafted, finished and asked', async () => {
    const none = await buildReview('Spanish');
    const reading = await buildReview('Spanish', {
      pages: [readPage(1), readPage(2, { state: 'reading' }), readPage(3, { state: 'failed' })],
      blocks: [],
    });
    const ready = await buildReview('Spanish', finished);
    await staff(hugo).askCustomer({
      id: ready.id,
      questionId: randomUUID(),
      blockId: ready.blockId,
      page: 1,
      question: 'Which year?',
    });
    const { items } = await queueOf(admin, {});
    const find = (id: string) => items.find((item) => item.id === id);
    expect(find(none.id)).toMatchObject({ text: null, openQuestions: 0, assignedToId: null });
    expect(find(reading.id)?.text).toMatchObject({ pages: 3, pagesRead: 2, pagesFailed: 1, blocks: 0 });
    expect(find(ready.id)).toMatchObject({
      text: { pages: 1, pagesRead: 1, blocks: 2, confirmed: 1, drafted: 1, untranslated: 0 },
      openQuestions: 1,
    });
    expect(await staff(admin).get({ id: ready.id })).toMatchObject({ openQuestions: 1, text: { confirmed: 1 } });
  });

  test('is filtered to what is ready to finish and what waits for a customer, also for neighbors and counts', async () => {
    const first = await buildReview('German', finished);
    const open = await buildReview('German', finished);
    const second = await buildReview('German', finished);
    await buildReview('German', {
      blocks: [drafted, paragraphOf('Rest')].map((block) => ({ ...block, id: randomUUID() })),
    });
    await buildReview('German', { ...finished, pages: [readPage(1), readPage(2, { state: 'queued' })] });
    const question = { id: open.id, blockId: open.blockId, page: 1, question: 'Which year?' };
    await staff(hugo).askCustomer({ ...question, questionId: randomUUID() });
    const finish = { language: 'German', text: 'finish' } as const;
    expect(await queueOf(hugo, finish)).toMatchObject({ ids: [first.id, second.id], total: 2 });
    expect(await queueOf(hugo, { language: 'German', text: 'questions' })).toMatchObject({ ids: [open.id], total: 1 });
    expect(await staff(hugo).neighbours({ id: first.id, ...finish })).toEqual({ previous: null, next: second.id });
    const { work } = await staff(hugo).overview();
    expect(work).toMatchObject({ assigned: 0 });
    expect(work.finish).toBe((await queueOf(hugo, { text: 'finish' })).total);
    expect(work.questions).toBe((await queueOf(hugo, { text: 'questions' })).total);
  });

  test('offers the languages of the reader’s profile and what is assigned to the reader', async () => {
    const portuguese = await buildReview('Portuguese (Portugal)');
    const korean = await buildReview('Korean');
    const assigned = await buildReview('Korean');
    // Before assignments asked for the pair.
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ assignedTo: clara.id, assignedAt: h.deps.now() })
      .where('id', '=', assigned.id)
      .execute();
    const mine = await queueOf(clara, { languages: 'mine' });
    expect(mine.ids).toEqual(expect.arrayContaining([portuguese.id, assigned.id]));
    expect(mine.ids).not.toContain(korean.id);
    expect(mine.total).toBe(mine.ids.length);
    // A profile that lists every language sold, or none of them, filters nothing.
    expect((await queueOf(hugo, { languages: 'mine' })).ids).toContain(korean.id);
    expect((await queueOf(clara, {})).ids).toContain(korean.id);
    expect((await queueOf(clara, { assigned: 'mine' })).ids).toEqual([assigned.id]);
    expect((await queueOf(clara, { assigned: 'nobody' })).ids).not.toContain(assigned.id);
  });
});

describe('an assignment', () => {
  test('is made by an admin; an authenticator takes what is free and gives back their own', async () => {
    const { id, documentId } = await buildReview('Portuguese');
    expect(await staff(clara).assign({ id, to: clara.id })).toMatchObject({
      assignedToId: clara.id,
      assignedToName: 'Clara Reis',
    });
    await staff(clara).assign({ id, to: clara.id });
    for (const to of [hugo.id, null]) {
      await expect(staff(hugo).assign({ id, to })).rejects.toMatchObject(refused('ASSIGN_DENIED'));
    }
    await expect(staff(clara).assign({ id, to: hugo.id })).rejects.toMatchObject(refused('ASSIGN_DENIED'));
    await staff(admin).assign({ id, to: hugo.id });
    const { items } = await h.caller(hugo).notifications.list({});
    expect(items.find((note) => note.documentId === documentId)?.type).toBe('review_assigned');
    await staff(hugo).assign({ id, to: null });
    const events = await h.db
      .selectFrom('documentEvents')
      .select('details')
      .where('documentId', '=', documentId)
      .where('event', '=', 'review.assigned')
      .orderBy('id')
      .execute();
    expect(events.map(({ details }) => details)).toEqual([
      { from: null, to: clara.id },
      { from: clara.id, to: hugo.id },
      { from: hugo.id, to: null },
    ]);
    const customer = await buildUser(h);
    await expect(staff(admin).assign({ id, to: customer.id })).rejects.toMatchObject(refused('ASSIGNEE_NOT_STAFF'));
  });

  test('names those who list the languages first, and ends with the role', async () => {
    const { id } = await buildReview('Hebrew');
    const leaver = await buildUser(h, { role: 'authenticator', name: 'Leo Aver' });
    await staff(admin).assign({ id, to: leaver.id });
    const { items } = await staff(admin).assignees({ id });
    expect(items.find((one) => one.id === leaver.id)).toMatchObject({ name: 'Leo Aver', isOffered: true, assigned: 1 });
    expect(items.find((one) => one.id === clara.id)).toMatchObject({ isOffered: false });
    expect(items.findIndex((one) => one.id === leaver.id)).toBeLessThan(items.findIndex((one) => one.id === clara.id));
    await h.caller(admin).admin.setUserRole({ id: leaver.id, role: 'user' });
    expect(await staff(admin).get({ id })).toMatchObject({ assignedToId: null });
  });

  test('keeps others from nothing: a colleague decides', async () => {
    const { id } = await buildReview('Portuguese');
    await staff(clara).assign({ id, to: clara.id });
    expect(await staff(hugo).claim({ id })).toMatchObject({ claimedById: hugo.id, assignedToId: clara.id });
  });
});
