/** Messages about a document; questions to customers and comments between colleagues, each about one block of its text. */

/** `asked` waits for the customer; `withdrawn` by staff; `closed` with the order's decision or refund. */
export const questionStates = ['asked', 'answered', 'withdrawn', 'closed'] as const;
export type QuestionState = (typeof questionStates)[number];

/** Authors of messages, and whether a message came with a better scan. */
export const messageAuthors = ['customer', 'staff'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];
export const messageKinds = ['text', 'scan'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const conversationLimits = {
  questionMax: 1_000,
  answerMax: 1_000,
  commentMax: 2_000,
  messageMax: 2_000,
  /** About one document: more is a call, not a form. */
  messages: 200,
  /** Grace period to read a message before it is mailed, and minimum interval between mails about one conversation. */
  mailDelayMs: 2 * 60_000,
  mailIntervalMs: 15 * 60_000,
  /** Open questions about one document: more is a call, not a form. */
  openQuestions: 20,
  /** Comments on one review. */
  comments: 2_000,
  /** Base64 of a question's picture; a request body holds 256 KiB. */
  pictureMax: 220_000,
} as const;
