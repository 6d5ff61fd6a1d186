/** Questions to customers and comments between colleagues, each about one block of a translation's text. */

/** `asked` waits for the customer; `withdrawn` by staff; `closed` with the order's decision or refund. */
export const questionStates = ['asked', 'answered', 'withdrawn', 'closed'] as const;
export type QuestionState = (typeof questionStates)[number];

export const conversationLimits = {
  questionMax: 1_000,
  answerMax: 1_000,
  commentMax: 2_000,
  /** Open questions about one document: more is a call, not a form. */
  openQuestions: 20,
  /** Comments on one review. */
  comments: 2_000,
  /** Base64 of a question's picture; a request body holds 256 KiB. */
  pictureMax: 220_000,
} as const;
