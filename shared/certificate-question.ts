/** Question to admins whether a certificate stays valid after a refund that did not decide it. */

export const questionCauses = ['refund', 'dispute'] as const;
export type QuestionCause = (typeof questionCauses)[number];

export const questionWords = {
  refund: 'Refunded after delivery: does the certificate stay valid?',
  dispute: 'Dispute lost: does the certificate stay valid?',
} as const satisfies Record<QuestionCause, string>;
