import type { Selectable } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { hasOtherStaff } from '#server/features/auth/queries.ts';
import { assertClaim } from '#server/features/documents/review/service.ts';
import { assertDecidable, findReview } from '#server/features/documents/reviews.ts';
import type { Reissued } from '#server/features/documents/revision-requests.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import type { CertifiedDetails, Effects } from '#server/features/documents/status-change.ts';
import type { StoredFile } from '#server/features/documents/stored-bytes.ts';
import { findCorrectionUpload } from '#server/features/documents/upload/queries.ts';
import type { CertifiedWork } from '#server/features/pay/earnings.ts';
import type { CertificatesTable } from '#server/platform/db/certificate-tables.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { ReviewsTable } from '#server/platform/db/tables.ts';
import type { Finding } from '#shared/certificate/findings.ts';
import type { Statement } from '#shared/certificate/statement.ts';
import type { ReviewDecision } from '#shared/reviews.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import type { NotarialRequest } from '../notarial-acts.ts';
import { findSignerKey, type SignerKey } from '../signer-key-queries.ts';
import { findSigner, type Signer } from '../signers.ts';
import type { NotarialPages } from './paper.ts';

/** Input of the pipeline, made by one of five plans: text, certifier and statement. */

export type Review = Selectable<ReviewsTable>;
export type Certificate = Selectable<CertificatesTable>;

export interface Plan {
  kind: 'approve' | 'correct' | 'supply' | 'reissue' | 'notarize';
  review: Review;
  /** The translation to certify, with its recorded size and hash. */
  file: StoredFile;
  decision: ReviewDecision;
  statement: Statement;
  /** The certifier, named on the paper. */
  translator: Actor;
  /** Their profile as printed, undefined while findings about it are open. */
  signer: Signer | undefined;
  signerFindings: readonly Finding[];
  /** The translator's own key, which signs before the company; null where the company signs alone. */
  ownKey: SignerKey | null;
  /** Why the order's uploader may certify it. */
  waiver: Pick<CertifiedDetails, 'fourEyes'>;
  /** The certificate that a further revision replaces, and why. */
  replaces?: { certificate: Certificate; reason: string };
  /** The notarial act that delivers. */
  act?: PlannedAct;
}

/** Checks and writes of other slices that run with a decision; passed in by the slice that calls the pipeline. */
export interface DecisionParts {
  /** Findings about a second person's revision, where the house requires one. */
  findRevisionFaults: (deps: Deps, text: { review: Review; textSha256: string | undefined }) => Promise<Finding[]>;
  /** Throws AGREEMENT_NEEDED for a freelancer who may take no work. */
  requireAgreement: (deps: Deps, trx: Trx, personId: string) => Promise<void>;
  effects: Effects;
  recordEarnings: (deps: Deps, trx: Trx, work: Omit<CertifiedWork, 'revision' | 'day'>) => Promise<void>;
  notifyReissued: (deps: Deps, trx: Trx, reissued: Reissued) => Promise<void>;
}

export interface PlannedAct {
  notary: Actor;
  request: NotarialRequest;
  input: RecordActInput;
  actedAt: Date;
  pages: NotarialPages;
}

/** The order of a decision. Throws REVIEW_NOT_FOUND, CONFLICT, AWAITING_NOTARY and the codes of `assertWorkable`. */
export async function findPending(deps: Deps, actor: Actor, id: string): Promise<Review> {
  const review = await findReview(deps.db, id);
  const document = review && (await findDocument(deps.db, { id: review.documentId }));
  if (!document || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  assertDecidable(review, document);
  assertClaim(review, actor, deps.now());
  return review;
}

/** The file that the actor uploaded for a review. Throws CORRECTION_REFERENCE. */
export async function findUploaded(
  deps: Deps,
  actor: Actor,
  { uploadId, reviewId }: { uploadId: string; reviewId: string },
): Promise<StoredFile> {
  const upload = await findCorrectionUpload(deps.db, { id: uploadId, reviewId, uploadedBy: actor.id });
  if (!upload) throw new AppError('CORRECTION_REFERENCE');
  const { fileKey: key, fileMimetype: mimetype, fileSizeBytes: sizeBytes, fileSha256: sha256 } = upload;
  return { key, mimetype, sizeBytes, sha256 };
}

type Certifier = Pick<Plan, 'translator' | 'signer' | 'signerFindings' | 'ownKey' | 'waiver'>;

/** The actor as the one who certifies `review`. Throws OWN_UPLOAD. */
export async function certifierOf(deps: Deps, actor: Actor, review: Review): Promise<Certifier> {
  const waiver = await requireFourEyes(deps, actor, review);
  const { signer, findings } = await findSigner(deps, actor, review);
  const ownKey = (await findSignerKey(deps.db, actor.id)) ?? null;
  return { translator: actor, signer, signerFindings: findings, ownKey, waiver };
}

/** Four-eyes rule: the uploader of a client's document certifies it only as the sole member of staff. */
async function requireFourEyes(deps: Deps, actor: Actor, review: Review): Promise<Plan['waiver']> {
  if (review.userId !== actor.id) return {};
  if (await hasOtherStaff(deps.db, actor.id)) throw new AppError('OWN_UPLOAD');
  return { fourEyes: 'only member of staff' };
}
