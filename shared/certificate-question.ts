/** Whether a certificate stays valid after its money went back: asked where the refund itself said nothing. */

/** What sent the money back: a refund, or a dispute that was lost. */
export const questionCauses = ['refund', 'dispute'] as const;
export type QuestionCause = (typeof questionCauses)[number];

export const questionWords = {
  refund: 'Refunded after delivery: does the certificate stay valid?',
  dispute: 'Dispute lost: does the certificate stay valid?',
} as const satisfies Record<QuestionCause, string>;
