import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import { review, underWay } from './access-targets.ts';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** Rows of the access matrix for questions, comments and assignments. */

async function questionOf(h: Harness, owner: BuiltUser) {
  const reviewId = await review(h, owner);
  const { documentId } = await h.db
    .selectFrom('documentsToBeVerified')
    .select('documentId')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  const values = { id: randomUUID(), reviewId, documentId, blockId: randomUUID(), page: 1, question: 'Which year?' };
  await h.db
    .insertInto('blockQuestions')
    .values({ ...values, askedBy: owner.id, askedAt: h.deps.now() })
    .execute();
  return values;
}

const question: Access['target'] = async (h, owner) => (await questionOf(h, owner)).id;
const openQuestionOf: Access['target'] = async (h, owner) => (await questionOf(h, owner)).documentId;

const comment: Access['target'] = async (h, owner) => {
  const reviewId = await review(h, owner);
  const { id: writtenBy } = owner;
  const values = { id: randomUUID(), reviewId, blockId: randomUUID(), comment: 'Look at the stamp.', writtenBy };
  await h.db
    .insertInto('blockComments')
    .values({ ...values, writtenAt: h.deps.now() })
    .execute();
  return values.id;
};

const byId = (id: string) => ({ id });
const anyReview = { who: 'staff', reach: 'every', target: review, absent: 'REVIEW_NOT_FOUND', input: byId } as const;

export const conversationAccess: Readonly<Record<string, Access>> = {
  'documents.questions': { who: 'signedIn' },
  'documents.questions#document': {
    who: 'signedIn',
    target: openQuestionOf,
    absent: 'OK',
    input: (documentId) => ({ documentId }),
  },
  'documents.questionPicture': {
    who: 'signedIn',
    reach: 'ownOrStaff',
    target: question,
    absent: 'QUESTION_NOT_FOUND',
    input: byId,
  },
  'documents.answerQuestion': {
    who: 'signedIn',
    target: question,
    absent: 'QUESTION_NOT_FOUND',
    input: (id) => ({ id, answer: 'João' }),
  },
  'documents.messages': { who: 'signedIn', target: underWay, absent: 'DOCUMENT_NOT_FOUND', input: byId },
  'documents.sheet': {
    who: 'signedIn',
    target: underWay,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (id) => ({ id, locale: 'pt' }),
  },
  'documents.sendMessage': {
    who: 'signedIn',
    target: underWay,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (id) => ({ id, messageId: randomUUID(), message: 'Page 2 matters.' }),
  },
  'documents.markMessagesRead': { who: 'signedIn', target: underWay, absent: 'DOCUMENT_NOT_FOUND', input: byId },
  'authenticator.messages': anyReview,
  'authenticator.markMessagesRead': anyReview,
  'authenticator.sendMessage': {
    ...anyReview,
    input: (id) => ({ id, messageId: randomUUID(), message: 'Thank you.' }),
  },
  'authenticator.conversation': anyReview,
  'authenticator.askCustomer': {
    ...anyReview,
    input: (id) => ({ id, questionId: randomUUID(), blockId: randomUUID(), page: 1, question: 'Which year?' }),
    answer: 'BLOCK_NOT_FOUND',
  },
  'authenticator.withdrawQuestion': {
    who: 'staff',
    reach: 'every',
    target: question,
    absent: 'QUESTION_NOT_FOUND',
    input: byId,
  },
  'authenticator.addComment': {
    ...anyReview,
    input: (id) => ({ id, commentId: randomUUID(), blockId: randomUUID(), comment: 'Look at the stamp.' }),
    answer: 'BLOCK_NOT_FOUND',
  },
  'authenticator.resolveComment': {
    who: 'staff',
    reach: 'every',
    target: comment,
    absent: 'COMMENT_NOT_FOUND',
    input: byId,
  },
  'authenticator.assign': { ...anyReview, input: (id, { user }) => ({ id, to: user.id }) },
  'authenticator.assignees': anyReview,
};
