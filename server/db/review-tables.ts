import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Statement } from '#shared/certificate/statement.ts';
import type { ReviewDecision } from '#shared/reviews.ts';

/** Tables of what reviewers upload and decide. */

type Timestamp = ColumnType<Date, Date | undefined, Date>;

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
