/** Causes and outcomes of complaints about orders. */

export const complaintCauses = [
  'accuracy',
  'omission',
  'layout',
  'lateness',
  'refused',
  'service',
  'price',
  'other',
] as const;
export type ComplaintCause = (typeof complaintCauses)[number];

export const complaintCauseWords = {
  accuracy: 'Wrong translation',
  omission: 'Something is missing',
  layout: 'Layout',
  lateness: 'Late',
  refused: 'Refused by an authority',
  service: 'Service',
  price: 'Price',
  other: 'Other',
} as const satisfies Record<ComplaintCause, string>;

export const complaintOutcomes = ['reissued', 'refunded', 'explained', 'declined'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

export const complaintOutcomeWords = {
  reissued: 'Reissued',
  refunded: 'Refunded',
  explained: 'Explained',
  declined: 'Not justified',
} as const satisfies Record<ComplaintOutcome, string>;

/** Remedies since a complaint was opened. */
export interface ComplaintRemedies {
  /** A new revision of the certificate was issued. */
  isReissued: boolean;
  refundedCents: number;
}

/** Whether the reissue or refund that the outcome states was made. */
export function isOutcomeProven(outcome: ComplaintOutcome, { isReissued, refundedCents }: ComplaintRemedies): boolean {
  if (outcome === 'reissued') return isReissued;
  if (outcome === 'refunded') return refundedCents > 0;
  return true;
}
