import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findCurrentCertificate } from '#server/features/documents/certificates.ts';
import { assertWorkable } from '#server/features/documents/policy.ts';
import { findDecision, findReviewByDocument } from '#server/features/documents/reviews.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import type { StoredFile } from '#server/features/documents/stored-bytes.ts';
import { certificateFacts, type Statement } from '#shared/certificate/statement.ts';
import type { ReissueInput } from '#shared/schemas/revisions.ts';
import { canReissue } from '../policy.ts';
import { certifierOf, findUploaded, type Certificate, type Plan, type Review } from './plan.ts';

interface Reissuable {
  /** The current revision, which the next one replaces. */
  certificate: Certificate;
  review: Review;
}

/**
 * Plan of a further revision. A new file needs its own comparison with the original; the same one keeps that of the decision.
 * Throws REISSUE_FILE_NEEDED and the codes of `findUploaded` and `certifierOf`.
 */
export async function planReissue(
  deps: Deps,
  actor: Actor,
  { certificate, review, input }: Reissuable & { input: ReissueInput },
): Promise<Plan> {
  const decided = await findDecision(deps.db, review.id);
  const { uploadId } = input;
  const compared = uploadId === undefined ? decided?.statement : undefined;
  const what =
    uploadId === undefined
      ? { file: certifiedFile(certificate), decision: decided?.decision ?? ('approved' as const) }
      : {
          file: await findUploaded(deps, actor, { uploadId, reviewId: review.id }),
          decision: 'corrected' as const,
        };
  return {
    kind: 'reissue',
    review,
    ...what,
    statement: restate(certificate, { input, compared }),
    ...(await certifierOf(deps, actor, review)),
    replaces: { certificate, reason: input.reason },
  };
}

/**
 * The revision that a call replaces, read before the call waits: of several at once, the first replaces it, the others conflict.
 * Throws CERTIFICATE_NOT_FOUND, AWAITING_NOTARY, REINSTATE_DENIED, REISSUE_CONFLICT and the codes of `assertWorkable`.
 */
export async function findReissuable(
  deps: Deps,
  actor: Actor,
  { documentId, input }: { documentId: string; input: ReissueInput },
): Promise<Reissuable> {
  const [certificate, review, document] = await Promise.all([
    findCurrentCertificate(deps.db, documentId),
    findReviewByDocument(deps.db, documentId),
    findDocument(deps.db, { id: documentId }),
  ]);
  if (!certificate || !review || !document) throw new AppError('CERTIFICATE_NOT_FOUND');
  if (review.notarySince !== null) throw new AppError('AWAITING_NOTARY');
  if (!canReissue(actor, certificate)) throw new AppError('REINSTATE_DENIED');
  if (input.revision !== undefined && input.revision !== certificate.revision) throw new AppError('REISSUE_CONFLICT');
  assertWorkable(document);
  return { certificate, review };
}

/** The statement of the current revision with the call's changes applied. */
function restate(
  certificate: Certificate,
  { input, compared }: { input: ReissueInput; compared: Statement | undefined },
): Statement {
  return {
    facts: input.facts ?? certificateFacts.parse(certificate.facts),
    checklist: input.checklist ?? compared?.checklist ?? [],
    acknowledgements: input.acknowledgements ?? compared?.acknowledgements ?? [],
    reasons: input.reasons ?? compared?.reasons,
    preset: input.preset ?? certificate.preset ?? undefined,
    sourceCopy: input.sourceCopy ?? certificate.sourceCopy ?? undefined,
    ...(compared?.text ? { text: compared.text } : {}),
  };
}

function certifiedFile(certificate: Certificate): StoredFile {
  const { sourceFileKey: key, sourceFileMimetype: mimetype } = certificate;
  const { sourceFileSizeBytes: sizeBytes, sourceFileSha256: sha256 } = certificate;
  if (key === null || mimetype === null || sizeBytes === null || sha256 === null) {
    throw new AppError('REISSUE_FILE_NEEDED');
  }
  return { key, mimetype, sizeBytes, sha256 };
}
