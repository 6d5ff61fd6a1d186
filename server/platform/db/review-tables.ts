import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { QuestionCause } from '#shared/certificate-question.ts';
import type { Statement } from '#shared/certificate/statement.ts';
import type { ComplaintCause, ComplaintOutcome } from '#shared/complaints.ts';
import type { Currency } from '#shared/money.ts';
import type { ReviewDecision } from '#shared/reviews.ts';
import type { CertificateChoice } from '#shared/schemas/payments.ts';

/** Tables of corrections, review decisions, complaints and questions about certificates. */

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface CorrectionUploadsTable {
  id: Generated<string>;
  reviewId: string;
  uploadedBy: string;
  fileKey: string;
  fileSizeBytes: number;
  fileSha256: string;
  fileMimetype: string;
  pages: number;
  createdAt: Timestamp;
}

export interface ReviewDecisionsTable {
  reviewId: string;
  decision: ReviewDecision;
  statement: JSONColumnType<Statement>;
  decidedBy: string;
  decidedAt: Timestamp;
}

export interface CertificateQuestionsTable {
  id: Generated<string>;
  documentId: string;
  cause: QuestionCause;
  raisedAt: Date;
  /** Null while open, and when closed without an answer because the money was kept. */
  answer: CertificateChoice | null;
  answeredBy: string | null;
  closedAt: OptionalTimestamp;
}

export interface ComplaintsTable {
  id: Generated<string>;
  documentId: string;
  /** The reported refusal by an authority that opened it. */
  refusalId: string | null;
  cause: ComplaintCause;
  /** The customer's words; empty for a refusal and after erasure. */
  said: string;
  /** The member of staff whose work it concerns. */
  about: Generated<string | null>;
  costCents: Generated<number | null>;
  costCurrency: Generated<Currency | null>;
  lesson: Generated<string>;
  refundedBeforeCents: number;
  /** Null where the customer opened it. */
  openedBy: string | null;
  openedAt: Date;
  outcome: Generated<ComplaintOutcome | null>;
  closedBy: Generated<string | null>;
  closedAt: OptionalTimestamp;
}

export interface ReviewTables {
  complaints: ComplaintsTable;
  correctionUploads: CorrectionUploadsTable;
  reviewDecisions: ReviewDecisionsTable;
  certificateQuestions: CertificateQuestionsTable;
}
