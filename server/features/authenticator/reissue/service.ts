import type { Selectable } from 'kysely';
import type { CertificateTerms } from '#shared/certificate/presets/presets.ts';
import { certificateFacts, type Statement } from '#shared/certificate/statement.ts';
import type { CertificateView, ReissueInput } from '#shared/schemas/revisions.ts';
import type { Actor } from '#server/context.ts';
import type { CertificatesTable } from '#server/db/certificate-tables.ts';
import type { Trx } from '#server/db/client.ts';
import type { ReviewsTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { canReissue } from '#server/features/authenticator/policy.ts';
import { requireComplete, requireFourEyes, type Plan } from '#server/features/authenticator/service.ts';
import { certify, isSpecimen, type CertifiedFile } from '#server/features/certification/service.ts';
import { requestTimestamp } from '#server/features/certification/signatures/service.ts';
import { findSigner, type Signer } from '#server/features/certification/signers/service.ts';
import { findCurrentCertificate } from '#server/features/documents/certificates/queries.ts';
import { findDocumentByCode, findOwnedPaper, getCertificate } from '#server/features/documents/certificates/service.ts';
import { findDocument, insertDocumentEvent, lockDocument } from '#server/features/documents/queries.ts';
import { findDecision, findReviewByDocument } from '#server/features/documents/review/queries.ts';
import type { StoredFile } from '#server/features/documents/review/service.ts';
import { closeRequest } from '#server/features/documents/revision-requests/queries.ts';
import { assertWorkable } from '#server/features/documents/standing/service.ts';
import type { CertifiedDetails } from '#server/features/documents/transition.ts';
import { findTranslation } from '#server/features/documents/translations/queries.ts';
import { replaceTranslation } from '#server/features/documents/translations/service.ts';
import { findCorrectionUpload } from '#server/features/documents/upload/queries.ts';
import { notify, queueEmail } from '#server/features/notifications/service.ts';

/*
 * Reissue: a further revision of a certificate, under the same code.
 * Promises: revision, delivery, audit event, answered request, notification and mail are one commit, and the file is stored
 * before it; earlier files stay stored and known as superseded.
 * Never: two revisions from concurrent calls, a revision without the checks of a decision, one of a refunded order, or one
 * of a notarized translation, which needs an act.
 */

type Certificate = Selectable<CertificatesTable>;
type Review = Selectable<ReviewsTable>;

/**
 * Certifies a delivered translation again, with corrected facts or a corrected file, signed by the actor. Without facts, those
 * of the current revision are stated again. Throws CERTIFICATE_NOT_FOUND, REINSTATE_DENIED, REISSUE_CONFLICT (another revision
 * or a revocation came first), REISSUE_NOTARIZED, REISSUE_FILE_NEEDED, CORRECTION_REFERENCE, OWN_UPLOAD, CERTIFICATE_INCOMPLETE, and the codes of
 * `assertWorkable` and `certify`.
 */
export async function reissue(deps: Deps, actor: Actor, input: ReissueInput): Promise<CertificateView> {
  const found = await findDocumentByCode(deps.db, input.verificationCode);
  const { certificate, review } = await findReissuable(deps, actor, { documentId: found.documentId, input });
  const plan = await planOf(deps, actor, { certificate, review, input });
  const waiver = await requireFourEyes(deps, actor, review);
  const { signer, findings } = await findSigner(deps, actor, review);
  const terms = await requireComplete(deps, plan, { signer, findings });
  if (!signer) throw new AppError('CERTIFICATE_INCOMPLETE', { details: { findings } });
  const now = deps.now();
  const delivered = await certify(deps, {
    ...plan,
    facts: plan.statement.facts,
    terms,
    signer,
    owner: actor.id,
    isSpecimen: isSpecimen(deps.env, plan.decision),
    revision: { number: certificate.revision + 1, replacedAt: certificate.issuedAt },
    now,
  });
  await deps.db
    .transaction()
    .execute((trx) =>
      publish(deps, trx, { actor, certificate, plan, terms, delivered, signer, waiver, reason: input.reason, now }),
    );
  return getCertificate(deps.db, found);
}

async function findReissuable(
  deps: Deps,
  actor: Actor,
  { documentId, input }: { documentId: string; input: ReissueInput },
): Promise<{ certificate: Certificate; review: Review }> {
  const [certificate, translation, review, document] = await Promise.all([
    findCurrentCertificate(deps.db, documentId),
    findTranslation(deps.db, { id: documentId }),
    findReviewByDocument(deps.db, documentId),
    findDocument(deps.db, { id: documentId }),
  ]);
  if (!certificate || !review || !document) throw new AppError('CERTIFICATE_NOT_FOUND');
  // The new file would carry no act, while the record says that it was notarized.
  if (translation?.translationType === 'notarized') throw new AppError('REISSUE_NOTARIZED');
  if (!canReissue(actor, certificate)) throw new AppError('REINSTATE_DENIED');
  if (input.revision !== undefined && input.revision !== certificate.revision) throw new AppError('REISSUE_CONFLICT');
  assertWorkable(document);
  return { certificate, review };
}

/** What is certified: a new file needs its own comparison, the same one keeps that of the decision. */
async function planOf(
  deps: Deps,
  actor: Actor,
  { certificate, review, input }: { certificate: Certificate; review: Review; input: ReissueInput },
): Promise<Plan> {
  const decided = await findDecision(deps.db, review.id);
  const isNewFile = input.uploadId !== undefined;
  const compared = isNewFile ? undefined : decided?.statement;
  const statement: Statement = {
    facts: input.facts ?? certificateFacts.parse(certificate.facts),
    checklist: input.checklist ?? compared?.checklist ?? [],
    acknowledgements: input.acknowledgements ?? compared?.acknowledgements ?? [],
    preset: input.preset ?? certificate.preset ?? undefined,
    sourceCopy: input.sourceCopy ?? certificate.sourceCopy ?? undefined,
    ...(compared?.text ? { text: compared.text } : {}),
  };
  if (input.uploadId !== undefined) {
    const upload = await findCorrectionUpload(deps.db, {
      id: input.uploadId,
      reviewId: review.id,
      uploadedBy: actor.id,
    });
    if (!upload) throw new AppError('CORRECTION_REFERENCE');
    const { fileKey: key, fileMimetype: mimetype, fileSizeBytes: sizeBytes, fileSha256: sha256 } = upload;
    return { review, file: { key, mimetype, sizeBytes, sha256 }, decision: 'corrected', statement };
  }
  return { review, file: sourceOf(certificate), decision: decided?.decision ?? 'approved', statement };
}

function sourceOf(certificate: Certificate): StoredFile {
  const { sourceFileKey: key, sourceFileMimetype: mimetype } = certificate;
  const { sourceFileSizeBytes: sizeBytes, sourceFileSha256: sha256 } = certificate;
  if (key === null || mimetype === null || sizeBytes === null || sha256 === null) {
    throw new AppError('REISSUE_FILE_NEEDED');
  }
  return { key, mimetype, sizeBytes, sha256 };
}

interface Publication {
  actor: Actor;
  /** The revision that is replaced. */
  certificate: Certificate;
  plan: Plan;
  terms: CertificateTerms;
  delivered: CertifiedFile;
  signer: Signer;
  waiver: Pick<CertifiedDetails, 'fourEyes'>;
  reason: string;
  now: Date;
}

async function publish(deps: Deps, trx: Trx, publication: Publication): Promise<void> {
  const { certificate, plan, terms, delivered, signer, waiver, reason, now } = publication;
  // Records name the signer as the paper does.
  const actor = { ...publication.actor, name: signer.fields.legalName };
  const signerProfileId = signer.profileId;
  const { documentId } = certificate;
  const { file, statement } = plan;
  const document = await lockDocument(trx, documentId);
  const current = await findCurrentCertificate(trx, documentId);
  if (!document || !current) throw new AppError('CERTIFICATE_NOT_FOUND');
  assertWorkable(document);
  const isSame = current.id === certificate.id && (current.revokedAt === null) === (certificate.revokedAt === null);
  if (!isSame) throw new AppError('REISSUE_CONFLICT');
  const revision = current.revision + 1;
  await replaceTranslation(trx, {
    replaced: current,
    file: delivered,
    facts: statement.facts,
    terms,
    reason,
    actor,
    signerProfileId,
    now,
  });
  await requestTimestamp(deps, trx, delivered);
  const certified: CertifiedDetails = {
    paperKind: statement.facts.paperKind,
    ...statement,
    ...terms,
    sourceSha256: file.sha256,
    deliveredSha256: delivered.sha256,
    signerProfileId,
    ...waiver,
  };
  await insertDocumentEvent(trx, {
    documentId,
    event: 'certificate.reissued',
    actorId: actor.id,
    actorRole: actor.role,
    details: JSON.stringify({ reason, revision, ...certified }),
    createdAt: now,
  });
  await closeRequest(trx, { documentId, state: 'done', answer: null, answeredBy: actor.id, now });
  const { to, paper } = await findOwnedPaper(trx, document);
  const payload = { ...paper, revision };
  await notify(trx, { now: deps.now, userId: to.userId, kind: 'certificate_reissued', payload });
  await queueEmail(deps, trx, {
    ...to,
    template: 'certificate-reissued',
    payload: { ...payload, verificationCode: document.verificationCode, reason },
  });
}
