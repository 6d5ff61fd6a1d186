import { workRefusal, type OrderMoney } from './document-status.ts';
import { limits } from './limits.ts';

/** A misspelling that a customer reports after delivery: corrected for free, one request at a time. */

export const revisionStates = ['open', 'done', 'declined'] as const;
export type RevisionState = (typeof revisionStates)[number];

/** `refusal`: an authority refused the translation, which its letter shows. */
export const revisionKinds = ['misspelling', 'refusal'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

export const revisionOutcomes = ['corrected', 'refunded'] as const;
export type RevisionOutcome = (typeof revisionOutcomes)[number];

export interface Misspelling {
  /** Page of the delivered file. */
  page?: number | undefined;
  /** As printed. */
  wrong: string;
  right: string;
}

export interface Revisable extends OrderMoney {
  /** The current certificate; null before delivery. */
  certificate: { issuedAt: Date; isRevoked: boolean } | null;
  hasOpenRequest: boolean;
}

/** The last moment for a request about a certificate. */
export function revisionDeadline(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + limits.revisionRequestMs);
}

/** Error code of a request at `now`; null where it is possible. */
export function revisionRefusal({ certificate, hasOpenRequest, ...money }: Revisable, now: Date) {
  if (certificate === null) return 'REVISION_NOT_DELIVERED';
  if (certificate.isRevoked) return 'CERTIFICATE_REVOKED';
  const refusal = workRefusal(money);
  if (refusal !== null) return refusal;
  if (hasOpenRequest) return 'REVISION_OPEN';
  return now > revisionDeadline(certificate.issuedAt) ? 'REVISION_TOO_LATE' : null;
}

/** Error code of a case about a refused translation; null where it is possible, for as long as the paper is in use. */
export function refusalBar({ certificate, ...money }: Omit<Revisable, 'hasOpenRequest'>) {
  if (certificate === null) return 'REVISION_NOT_DELIVERED';
  return workRefusal(money) ?? (certificate.isRevoked ? 'CERTIFICATE_REVOKED' : null);
}

/** Line breaks, control characters, and marks that reorder the text around them. */
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a spelling is one line of visible text. */
export function isSpelling(text: string): boolean {
  return !unprintable.test(text) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
