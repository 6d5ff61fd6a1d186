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
import { holdRevisionForNotary, type RecordedAct } from '#server/features/certification/notary/service.ts';
import {
  assertPrintable,
  certify,
  isSpecimen,
  queueDecision,
  type CertificationInput,
  type CertifiedFile,
} from '#server/features/certification/service.ts';
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
import { replaceTranslation } from '#server/features/documents/translations/service.ts';
import { findCorrectionUpload } from '#server/features/documents/upload/queries.ts';
import { notify, queueEmail } from '#server/features/notifications/service.ts';
import { publishEvent } from '#server/features/notifications/webhooks/events/service.ts';

/*
 * Reissue: a further revision of a certificate, under the same code.
 * Promises: revision, delivery, audit event, answered request, notification and mail are one commit, and the file is stored
 * before it; earlier files stay stored and known as superseded; that of a notarized translation is issued by its own act.
 * Never: two revisions from concurrent calls, a revision without the checks of a decision, or one of a refunded order.
 */

type Certificate = Selectable<CertificatesTable>;
type Review = Selectable<ReviewsTable>;

/**
 * Certifies a delivered translation again, with corrected facts or a corrected file, signed by the actor. Without facts, those
 * of the current revision are stated again. A notarized one is held for the notary, and the current revision stays. Throws CERTIFICATE_NOT_FOUND, REINSTATE_DENIED, REISSUE_CONFLICT (another revision
 * or a revocation came first), AWAITING_NOTARY, REISSUE_FILE_NEEDED, CORRECTION_REFERENCE, OWN_UPLOAD, CERTIFICATE_INCOMPLETE, and the codes of
 * `assertWorkable` and `certify`.
 */
export async function reissue(deps: Deps, actor: Actor, input: ReissueInput): Promise<CertificateView> {
  const found = await findDocumentByCode(deps.db, input.verificationCode);
  const reissuable = await findReissuable(deps, actor, { documentId: found.documentId, input });
  await queueDecision(deps, actor, () => certifyRevision(deps, actor, { ...reissuable, input }));
  return getCertificate(deps.db, found);
}

/** Checks the statement and the file, builds the revision's file, and commits it. */
async function certifyRevision(
  deps: Deps,
  actor: Actor,
  { certificate, review, input }: { certificate: Certificate; review: Review; input: ReissueInput },
): Promise<void> {
  const plan = await planOf(deps, actor, { certificate, review, input });
  const waiver = await requireFourEyes(deps, actor, review);
  const { signer, findings } = await findSigner(deps, actor, review);
  const terms = await requireComplete(deps, plan, { signer, findings });
  if (!signer) throw new AppError('CERTIFICATE_INCOMPLETE', { details: { findings } });
  const now = deps.now();
  const certification = {
    ...plan,
    facts: plan.statement.facts,
    terms,
    signer,
    owner: actor.id,
    isSpecimen: isSpecimen(deps.env, plan.decision),
    revision: nextRevision(certificate),
    now,
  };
  const revision = { actor, certificate, plan, terms, signer, waiver, reason: input.reason, now };
  if (review.translationType === 'notarized') {
    await assertPrintable(deps, certification);
    await deps.db.transaction().execute((trx) => hold(trx, revision));
  } else {
    const delivered = await certify(deps, certification);
    await deps.db.transaction().execute((trx) => publishRevision(deps, trx, { ...revision, delivered }));
  }
}

/** What the next revision prints of itself and of the one it replaces. */
export function nextRevision({ revision, issuedAt }: Certificate): NonNullable<CertificationInput['revision']> {
  return { number: revision + 1, replacedAt: issuedAt };
}

/** The revision of a notarized certificate, certified and with the notary. */
async function hold(trx: Trx, { certificate, plan, ...held }: Revision): Promise<void> {
  await lockReplaced(trx, certificate);
  const { review, file, decision, statement } = plan;
  await holdRevisionForNotary(trx, { ...held, review, file, decision, statement, replaced: certificate });
}

/** Locks the document of a certificate that is to be replaced. Throws REISSUE_CONFLICT when it was replaced or revoked first. */
async function lockReplaced(trx: Trx, certificate: Certificate) {
  const document = await lockDocument(trx, certificate.documentId);
  const current = await findCurrentCertificate(trx, certificate.documentId);
  if (!document || !current) throw new AppError('CERTIFICATE_NOT_FOUND');
  assertWorkable(document);
  const isSame = current.id === certificate.id && (current.revokedAt === null) === (certificate.revokedAt === null);
  if (!isSame) throw new AppError('REISSUE_CONFLICT');
  return { document, current };
}

async function findReissuable(
  deps: Deps,
  actor: Actor,
  { documentId, input }: { documentId: string; input: ReissueInput },
): Promise<{ certificate: Certificate; review: Review }> {
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

interface Revision {
  /** The certifying translator. */
  actor: Actor;
  /** The revision that is replaced. */
  certificate: Certificate;
  plan: Plan;
  terms: CertificateTerms;
  signer: Signer;
  waiver: Pick<CertifiedDetails, 'fourEyes'>;
  reason: string;
  now: Date;
}

/** Issues a revision, with the act where the order is notarized. Throws the codes of `lockReplaced`. */
export async function publishRevision(
  deps: Deps,
  trx: Trx,
  publication: Revision & { delivered: CertifiedFile; act?: RecordedAct['entry'] },
): Promise<void> {
  const { certificate, plan, terms, delivered, signer, waiver, reason, act, now } = publication;
  // Records name the signer as the paper does.
  const actor = { ...publication.actor, name: signer.fields.legalName };
  const signerProfileId = signer.profileId;
  const { documentId } = certificate;
  const { file, statement } = plan;
  const { document, current } = await lockReplaced(trx, certificate);
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
    details: JSON.stringify({ reason, revision, ...certified, ...(act && { act }) }),
    createdAt: now,
  });
  await closeRequest(trx, { documentId, state: 'done', answer: null, answeredBy: actor.id, now });
  const { to, paper } = await findOwnedPaper(trx, document);
  const payload = { ...paper, revision };
  await publishEvent(trx, {
    now: deps.now,
    accountId: document.userId,
    type: 'translation.completed',
    data: { documentId, verificationCode: document.verificationCode, revision },
  });
  await notify(trx, { now: deps.now, userId: to.userId, kind: 'certificate_reissued', payload });
  await queueEmail(deps, trx, {
    ...to,
    template: 'certificate-reissued',
    payload: { ...payload, verificationCode: document.verificationCode, reason },
  });
}
