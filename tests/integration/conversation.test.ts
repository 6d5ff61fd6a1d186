import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { applyOrderMoney } from '#server/features/documents/standing.ts';
import { conversationLimits } from '#shared/conversation.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { insertText } from '../support/text-rows.ts';
import { throughHttp } from '../support/transports.ts';

/** Questions to customers about a block, and comments between colleagues. */

let h: Harness;
let admin: BuiltUser;
let clara: BuiltUser;
let hugo: BuiltUser;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  await h.listen();
  admin = await buildUser(h, { role: 'admin', name: 'Ada Min' });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  hugo = await buildUser(h, { role: 'authenticator', name: 'Hugo Prado' });
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));
afterAll(async () => {
  stopInspection();
  await h.stop();
});

const staff = (user: BuiltUser) => h.caller(user).authenticator;
const refused = (code: string) => ({ cause: { code } });

async function buildBlock(options: Parameters<typeof buildPending>[1] = {}) {
  const pending = await buildPending(h, options);
  const [blockId = ''] = await insertText(h, pending.review);
  return { ...pending, blockId };
}
type Built = Awaited<ReturnType<typeof buildBlock>>;

const askingOf = (
  { review, blockId }: Built,
  changes: { questionId?: string; question?: string; picture?: string } = {},
) => ({
  id: review.id,
  questionId: randomUUID(),
  blockId,
  page: 1,
  box: { x: 0.1, y: 0.2, width: 0.4, height: 0.05 },
  question: 'How is this name spelled?',
  ...changes,
});

async function ask(built: Built, changes: Parameters<typeof askingOf>[1] = {}): Promise<string> {
  const input = askingOf(built, changes);
  await staff(clara).askCustomer(input);
  return input.questionId;
}

const bellOf = async (user: BuiltUser, documentId: string) => {
  const { items } = await h.caller(user).notifications.list({});
  return items.filter((note) => note.documentId === documentId).map(({ type, message }) => ({ type, message }));
};
const typesOf = async (user: BuiltUser, documentId: string) => (await bellOf(user, documentId)).map(({ type }) => type);
const questionMails = async (user: BuiltUser) => {
  await h.runJobs();
  return (await h.mails(user.email)).filter(({ subject }) => subject.startsWith('We have a question'));
};
const eventsOf = (documentId: string) =>
  h.db
    .selectFrom('documentEvents')
    .select(['event', 'actorId', 'details'])
    .where('documentId', '=', documentId)
    .where('event', 'like', 'question.%')
    .orderBy('id')
    .execute();
const stateOf = async (id: string) =>
  (await h.db.selectFrom('blockQuestions').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const pictureOf = async (width = 400, height = 120, format: 'png' | 'jpeg' = 'png') =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'of the camera' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64');

describe('a question', () => {
  test('reaches its customer with the picture, and the answer reaches staff', async () => {
    const built = await buildBlock();
    const { owner, document, review } = built;
    const id = await ask(built, { picture: await pictureOf() });
    expect(await bellOf(owner, document.id)).toContainEqual({
      type: 'question_asked',
      message: `To finish ${document.filename}, we need your answer to 1 question.`,
    });
    const [mail] = await questionMails(owner);
    expect(mail?.text).toContain(`doc=${document.id}`);
    expect(mail?.text).not.toContain('How is this name spelled?');

    const mine = h.caller(owner).documents;
    for (const input of [undefined, { documentId: document.id }]) {
      expect((await mine.questions(input)).items).toMatchObject([
        {
          id,
          question: 'How is this name spelled?',
          state: 'asked',
          page: 1,
          hasPicture: true,
          documentId: document.id,
        },
      ]);
    }
    const { picture } = await mine.questionPicture({ id });
    const bytes = Buffer.from(picture ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 120 });
    expect(bytes.includes('of the camera')).toBe(false);

    await mine.answerQuestion({ id, answer: '  João, with a tilde ' });
    expect(await typesOf(owner, document.id)).not.toContain('question_asked');
    expect((await mine.questions(undefined)).items).toEqual([]);
    for (const user of [clara, hugo, admin]) expect(await typesOf(user, document.id)).toContain('question_answered');
    const { questions } = await staff(hugo).conversation({ id: review.id });
    expect(questions).toMatchObject([
      { id, state: 'answered', answer: 'João, with a tilde', askedByName: 'Clara Reis' },
    ]);
    expect(await eventsOf(document.id)).toMatchObject([
      { event: 'question.asked', actorId: clara.id, details: { questionId: id, blockId: built.blockId } },
      { event: 'question.answered', actorId: owner.id },
    ]);
    expect(JSON.stringify(await eventsOf(document.id))).not.toMatch(/spelled|tilde/);
  });

  test('is stored once however often it is sent, and its id serves no other question', async () => {
    const built = await buildBlock();
    const input = askingOf(built);
    await Promise.all([1, 2, 3].map(() => staff(clara).askCustomer(input)));
    expect((await staff(clara).askCustomer(input)).questions).toHaveLength(1);
    expect(await eventsOf(built.document.id)).toHaveLength(1);
    expect(await questionMails(built.owner)).toHaveLength(1);
    await expect(staff(clara).askCustomer({ ...input, question: 'And this one?' })).rejects.toMatchObject(
      refused('IDEMPOTENCY_MISMATCH'),
    );
    await expect(staff(hugo).askCustomer(input)).rejects.toMatchObject(refused('IDEMPOTENCY_MISMATCH'));
  });

  test('of several open ones sends one mail, and the bell counts them', async () => {
    const built = await buildBlock();
    const first = await ask(built);
    await ask(built, { question: 'And the date?' });
    expect(await questionMails(built.owner)).toHaveLength(1);
    const { message } =
      (await bellOf(built.owner, built.document.id)).find(({ type }) => type === 'question_asked') ?? {};
    expect(message).toContain('2 questions');
    // The notice stays while one is open.
    await h.caller(built.owner).documents.answerQuestion({ id: first, answer: 'João' });
    expect(await typesOf(built.owner, built.document.id)).toContain('question_asked');
  });

  test('is answered once: a repeated answer is the same answer, another one is refused', async () => {
    const built = await buildBlock();
    const id = await ask(built);
    const mine = h.caller(built.owner).documents;
    const results = await Promise.allSettled(
      ['João', 'João', 'Joana'].map((answer) => mine.answerQuestion({ id, answer })),
    );
    const failed = results.filter(({ status }) => status === 'rejected');
    expect([1, 2]).toContain(failed.length);
    expect(await eventsOf(built.document.id)).toHaveLength(2);
    const { questions } = await staff(clara).conversation({ id: built.review.id });
    const answer = questions[0]?.answer ?? '';
    await mine.answerQuestion({ id, answer });
    await expect(mine.answerQuestion({ id, answer: `${answer}!` })).rejects.toMatchObject(refused('QUESTION_ANSWERED'));
    await expect(staff(clara).withdrawQuestion({ id })).rejects.toMatchObject(refused('QUESTION_ANSWERED'));
    await expect(mine.answerQuestion({ id, answer: '   ' })).rejects.toThrow('Please enter your answer.');
  });

  test('can be withdrawn, which clears the bell; the customer no longer sees it', async () => {
    const built = await buildBlock();
    const id = await ask(built);
    await staff(hugo).withdrawQuestion({ id });
    await staff(hugo).withdrawQuestion({ id });
    expect(await stateOf(id)).toBe('withdrawn');
    expect(await typesOf(built.owner, built.document.id)).not.toContain('question_asked');
    const mine = h.caller(built.owner).documents;
    expect((await mine.questions({ documentId: built.document.id })).items).toEqual([]);
    await expect(mine.answerQuestion({ id, answer: 'João' })).rejects.toMatchObject(refused('QUESTION_CLOSED'));
    expect((await eventsOf(built.document.id)).map(({ event }) => event)).toEqual([
      'question.asked',
      'question.withdrawn',
    ]);
  });

  test('closes with the decision, whose notice replaces it', async () => {
    const built = await buildBlock();
    const id = await ask(built);
    await staff(clara).approve({ id: built.review.id, ...statement });
    expect(await stateOf(id)).toBe('closed');
    expect(await typesOf(built.owner, built.document.id)).toEqual(['translation_ready']);
    const mine = h.caller(built.owner).documents;
    await expect(mine.answerQuestion({ id, answer: 'João' })).rejects.toMatchObject(refused('QUESTION_CLOSED'));
    await expect(staff(clara).askCustomer(askingOf(built))).rejects.toMatchObject(refused('CONFLICT'));
    expect((await staff(clara).conversation({ id: built.review.id })).refusal).toBe('CONFLICT');
  });

  test('closes with a refund, and stays closed when the refund fails', async () => {
    const built = await buildBlock();
    const id = await ask(built);
    const { id: documentId, chargedCents } = built.document;
    const money = (refundedCents: number) =>
      h.db.transaction().execute((trx) => applyOrderMoney(h.deps, trx, { documentId, refundedCents, hold: null }));
    await money(chargedCents);
    expect(await stateOf(id)).toBe('closed');
    await expect(staff(clara).askCustomer(askingOf(built))).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    await money(0);
    expect(await stateOf(id)).toBe('closed');
  });

  test('needs a block of the review, a customer, and a picture that is one', async () => {
    const built = await buildBlock();
    const other = await buildBlock();
    const wrong = { ...askingOf(built), blockId: other.blockId };
    await expect(staff(clara).askCustomer(wrong)).rejects.toMatchObject(refused('BLOCK_NOT_FOUND'));
    const uploaded = await buildBlock({ owner: hugo });
    await expect(staff(clara).askCustomer(askingOf(uploaded))).rejects.toMatchObject(
      refused('QUESTION_WITHOUT_CUSTOMER'),
    );
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64');
    const cut = (await pictureOf()).slice(0, 200);
    for (const picture of [svg, cut, '']) {
      await expect(staff(clara).askCustomer(askingOf(built, { picture }))).rejects.toMatchObject(
        refused('QUESTION_PICTURE'),
      );
    }
    await expect(staff(clara).askCustomer(askingOf(built, { question: '  ' }))).rejects.toThrow(
      'Please enter your question.',
    );
    expect((await staff(clara).conversation({ id: built.review.id })).questions).toEqual([]);
  });

  test('is limited per document and throttled per person', async () => {
    const built = await buildBlock();
    const id = await ask(built);
    await h.db
      .insertInto('blockQuestions')
      .values(
        Array.from({ length: conversationLimits.openQuestions - 1 }, () => ({
          id: randomUUID(),
          reviewId: built.review.id,
          documentId: built.document.id,
          blockId: built.blockId,
          page: 1,
          question: 'Which year?',
          askedBy: clara.id,
          askedAt: h.deps.now(),
        })),
      )
      .execute();
    await expect(staff(hugo).askCustomer(askingOf(built))).rejects.toMatchObject(refused('QUESTIONS_FULL'));
    await staff(hugo).withdrawQuestion({ id });
    const use = () => h.deps.rateLimiter.consume('questions', clara.id, 'TOO_MANY_QUESTIONS');
    for (let count = 1; count < rateLimits.questions.points; count += 1) await use();
    await expect(ask(built)).rejects.toMatchObject(refused('TOO_MANY_QUESTIONS'));
  });

  test('and its picture are for the owner and staff alone, over HTTP', async () => {
    const built = await buildBlock();
    const id = await ask(built, { picture: await pictureOf(60, 40, 'jpeg') });
    const stranger = await buildUser(h);
    const call = (path: string, { cookie }: { cookie: string }, input: object, kind: 'query' | 'mutation' = 'query') =>
      throughHttp(h, { path, kind, input, cookie });
    const visitor = { cookie: '' };
    expect((await call('documents.questionPicture', visitor, { id })).code).toBe('NOT_SIGNED_IN');
    expect((await call('documents.questionPicture', stranger, { id })).code).toBe('QUESTION_NOT_FOUND');
    for (const user of [built.owner, clara, admin]) {
      expect((await call('documents.questionPicture', user, { id })).code).toBe('OK');
    }
    for (const user of [stranger, clara, admin]) {
      const answer = await call('documents.answerQuestion', user, { id, answer: 'João' }, 'mutation');
      expect(answer.code).toBe('QUESTION_NOT_FOUND');
    }
    const { items } = await h.caller(stranger).documents.questions({ documentId: built.document.id });
    expect(items).toEqual([]);
    expect((await call('authenticator.conversation', built.owner, { id: built.review.id })).code).toBe('STAFF_ONLY');
  });
});

describe('a comment', () => {
  test('is added once, resolved and opened again by colleagues, live', async () => {
    const built = await buildBlock();
    const { review, blockId } = built;
    const input = { id: review.id, commentId: randomUUID(), blockId, comment: 'The stamp hides the date.' };
    await Promise.allSettled([staff(clara).addComment(input), staff(clara).addComment(input)]);
    const { comments } = await staff(clara).addComment(input);
    expect(comments).toMatchObject([
      { id: input.commentId, blockId, comment: input.comment, writtenByName: 'Clara Reis', resolvedAt: null },
    ]);
    await expect(staff(clara).addComment({ ...input, comment: 'Other' })).rejects.toMatchObject(
      refused('IDEMPOTENCY_MISMATCH'),
    );
    for (const isResolved of [true, true, false, true])
      await staff(hugo).resolveComment({ id: input.commentId, isResolved });
    const view = await staff(clara).conversation({ id: review.id });
    expect(view.comments).toMatchObject([{ resolvedByName: 'Hugo Prado' }]);
    const { items } = await h.caller(built.owner).documents.questions({ documentId: built.document.id });
    expect(items).toEqual([]);
    const elsewhere = { ...input, commentId: randomUUID(), blockId: randomUUID() };
    await expect(staff(clara).addComment(elsewhere)).rejects.toMatchObject(refused('BLOCK_NOT_FOUND'));
    await expect(staff(clara).resolveComment({ id: randomUUID() })).rejects.toMatchObject(refused('COMMENT_NOT_FOUND'));
  });
});
