import { z } from 'zod';
import { conversationLimits, messageAuthors, messageKinds, questionStates } from '#shared/conversation.ts';
import { certified, id, rule, timestamp } from './common.ts';
import { box } from './translation-text.ts';

/** Questions to customers about a block, with a picture of its place, and comments between colleagues. */

const { questionMax, answerMax, commentMax, messageMax, pictureMax } = conversationLimits;

const question = z.string().trim().min(1, rule('QUESTION_REQUIRED')).max(questionMax);
const answer = z.string().trim().min(1, rule('ANSWER_REQUIRED')).max(answerMax);
const message = z.string().trim().min(1, rule('MESSAGE_REQUIRED')).max(messageMax);
const comment = z.string().trim().min(1, rule('COMMENT_REQUIRED')).max(commentMax);
const pageNumber = z.number().int().min(1).max(500);

/** `id` is the review's. Idempotent by `questionId`. */
export const askCustomerInput = z.object({
  id,
  questionId: id,
  blockId: id,
  page: pageNumber,
  box: box.nullable().default(null),
  question,
  /** JPEG or PNG of the block's place on the page. */
  picture: z.base64().max(pictureMax).optional(),
});
export type AskCustomerInput = z.output<typeof askCustomerInput>;

/** `id` is the question's. */
export const answerQuestionInput = z.object({ id, answer });
export type AnswerQuestionInput = z.output<typeof answerQuestionInput>;

const questionFields = {
  id,
  /** Page of the original. */
  page: z.number().int(),
  question: z.string(),
  hasPicture: z.boolean(),
  state: z.enum(questionStates),
  answer: z.string().nullable(),
  askedAt: timestamp,
  answeredAt: timestamp.nullable(),
};

/** A question for the document's owner. */
export const customerQuestion = z.object({
  ...questionFields,
  documentId: id,
  filename: z.string(),
  ordered: certified,
});
export type CustomerQuestion = z.output<typeof customerQuestion>;

/** Questions about one document, or the open ones about all; newest first, without withdrawn ones. */
export const questionsInput = z.object({ documentId: id.optional() }).optional();
export const questionsOutput = z.object({ items: z.array(customerQuestion) });

/** Null for a question without a picture. */
export const questionPictureOutput = z.object({ picture: z.string().nullable() });

/** A message between a customer and the translators. */
export const documentMessage = z.object({
  id,
  author: z.enum(messageAuthors),
  /** `scan`: the customer sent a better scan, which replaced the file. */
  kind: z.enum(messageKinds),
  message: z.string(),
  writtenAt: timestamp,
});
export type DocumentMessage = z.output<typeof documentMessage>;

/** Messages about a document, oldest first. */
export const messagesOutput = z.object({
  items: z.array(documentMessage),
  /** Error code that a message would have; null if one can be sent. */
  refusal: z.string().nullable(),
});

/** `id` is the document's for its owner, the review's for staff. A repeated `messageId` is sent once. */
export const sendMessageInput = z.object({ id, messageId: id, message });
export type SendMessageInput = z.output<typeof sendMessageInput>;

/** A question for staff. */
export const blockQuestion = z.object({
  ...questionFields,
  blockId: id,
  askedById: id,
  askedByName: z.string().nullable(),
  closedAt: timestamp.nullable(),
});
export type BlockQuestion = z.output<typeof blockQuestion>;

/** `id` is the review's. A repeated `commentId` comments once. */
export const addCommentInput = z.object({ id, commentId: id, blockId: id, comment });
export type AddCommentInput = z.output<typeof addCommentInput>;

/** `id` is the comment's. */
export const resolveCommentInput = z.object({ id, isResolved: z.boolean().default(true) });

export const blockComment = z.object({
  id,
  blockId: id,
  comment: z.string(),
  writtenById: id,
  writtenByName: z.string().nullable(),
  writtenAt: timestamp,
  resolvedByName: z.string().nullable(),
  /** Null while open. */
  resolvedAt: timestamp.nullable(),
});
export type BlockComment = z.output<typeof blockComment>;

/** Questions and comments of a review, oldest first. */
export const conversation = z.object({
  questions: z.array(blockQuestion),
  comments: z.array(blockComment),
  /** Error code that a question would have; null if one can be asked. */
  refusal: z.string().nullable(),
});
export type Conversation = z.output<typeof conversation>;

/** A null `to` removes the assignment. */
export const assignInput = z.object({ id, to: id.nullable() });
/** Staff to whom a review can be assigned; those who list its languages first. */
export const assigneesOutput = z.object({
  items: z.array(
    z.object({
      id,
      name: z.string(),
      /** Whether the person's profile lists the review's languages; profiles without languages do not. */
      isOffered: z.boolean(),
      /** Pending reviews assigned to the person. */
      assigned: z.number().int(),
      /** Why an assignment to them would be refused; null if allowed. */
      cannot: z.string().nullable(),
    }),
  ),
});
