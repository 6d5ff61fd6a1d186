import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findAccount } from '#server/features/auth/queries.ts';
import { findCurrentCertificate } from '#server/features/documents/certificates.ts';
import { inspectFile } from '#server/features/documents/inspection/service.ts';
import { assertWorkable } from '#server/features/documents/policy.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { findScan } from '#server/features/documents/upload/queries.ts';
import { knownState } from '#shared/notarial/acts.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import { describeAct, factsOfAct } from '../act-sheet.ts';
import { assertMayAct, requireRequest, type NotarialRequest } from '../notarial-acts.ts';
import { requireOath } from '../oaths.ts';
import { findSignerOf } from '../signers.ts';
import type { NotarialPages } from './paper.ts';
import type { Plan, PlannedAct } from './plan.ts';

/**
 * Plan of the act that delivers a notarized order or its further revision: what the translator certified, sworn before `notary`.
 * Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED, NOTARY_SCAN_MISSING, NOTARY_SCAN_BLANK, ACT_NOT_SWORN, REISSUE_CONFLICT and the codes of
 * `assertWorkable` and `assertMayAct`.
 */
export async function planAct(deps: Deps, notary: Actor, input: RecordActInput): Promise<Plan> {
  const review = await findReview(deps.db, input.id);
  const document = review && (await findDocument(deps.db, { id: review.documentId }));
  if (!document || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const request = await requireRequest(deps, input.id);
  assertWorkable(document);
  const actedAt = input.method === 'ink' ? new Date(input.actedAt) : deps.now();
  const commission = await assertMayAct(deps, notary, { request, order: review, act: input, actedAt });
  const venue = { state: knownState(commission.state), county: input.county };
  let pages: NotarialPages;
  if (input.method === 'ink') {
    pages = { scan: await requireScan(deps, notary, { request, scanId: input.scanId }) };
  } else {
    const oath = await requireOath(deps, request, { ...input, venue, at: actedAt });
    const { identification } = input.identity;
    const act = { at: actedAt, swornAt: oath.swornAt, identification, appearance: input.appearance };
    pages = describeAct({ ...factsOfAct(request, review), kind: input.kind, venue, commission, act });
  }
  const { signer, findings } = await findSignerOf(deps, request.signerProfileId, review);
  return {
    kind: 'notarize',
    review,
    file: fileOf(request),
    decision: request.decision,
    statement: request.statement,
    translator: await translatorOf(deps, request),
    signer,
    signerFindings: findings,
    // The translator's key does not sign here: they signed in the act, before the notary, and not the notary's own
    // words.
    ownKey: null,
    waiver: request.fourEyes === null ? {} : { fourEyes: 'only member of staff' },
    ...(await replacedBy(deps, request)),
    act: { notary, request, input, actedAt, pages } satisfies PlannedAct,
  };
}

function fileOf(request: NotarialRequest): Plan['file'] {
  const { fileKey: key, fileSizeBytes: sizeBytes, fileSha256: sha256, fileMimetype: mimetype } = request;
  return { key, sizeBytes, sha256, mimetype };
}

/** The scan of this request's sheet that the notary uploaded; a blank or unreadable one is refused. */
async function requireScan(
  deps: Deps,
  notary: Actor,
  { request, scanId }: { request: NotarialRequest; scanId: string },
): Promise<Plan['file'] & { documentId: string }> {
  const { reviewId, documentId, certifiedAt } = request;
  const row = await findScan(deps.db, { id: scanId, reviewId, uploadedBy: notary.id, since: certifiedAt });
  if (!row) throw new AppError('NOTARY_SCAN_MISSING');
  const { fileKey: key, fileSizeBytes: sizeBytes, fileSha256: sha256, fileMimetype: mimetype } = row;
  const scan = { key, sizeBytes, sha256, mimetype, documentId };
  const facts = await inspectFile(deps, scan);
  if (!facts || facts.blankPages.length > 0) throw new AppError('NOTARY_SCAN_BLANK');
  return scan;
}

/** The certifying translator, by the name they certified with. */
async function translatorOf(deps: Deps, request: NotarialRequest): Promise<Actor> {
  const account = await findAccount(deps.db, request.certifiedBy);
  if (!account) throw new AppError('REVIEW_NOT_FOUND');
  return { id: account.id, role: account.role, name: request.certifiedByName, email: account.email };
}

/** Of a further revision: refused when its certificate was replaced, or revoked since the revision was certified. */
async function replacedBy(
  deps: Deps,
  { replaces, documentId, certifiedAt, revisionReason }: NotarialRequest,
): Promise<Pick<Plan, 'replaces'>> {
  if (replaces === null) return {};
  const certificate = await findCurrentCertificate(deps.db, documentId);
  const isRevokedSince = certificate?.revokedAt != null && certificate.revokedAt > certifiedAt;
  if (certificate?.id !== replaces || isRevokedSince) throw new AppError('REISSUE_CONFLICT');
  return { replaces: { certificate, reason: revisionReason ?? '' } };
}
