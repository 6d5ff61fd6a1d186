import type { Selectable } from 'kysely';
import { lintCertificate } from '#shared/certificate/linter.ts';
import { termsOf, type CertificateTerms } from '#shared/certificate/presets/presets.ts';
import type { Statement } from '#shared/certificate/statement.ts';
import {
  findFileFaults,
  findSourceFaults,
  findUncheckedPoints,
  unresolved,
  type Finding,
} from '#shared/certificate/findings.ts';
import type { ApproveInput, DeliveryView, SendCorrectionInput } from '#shared/schemas/authenticator.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import type { ReviewsTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { hasOtherStaff } from '#server/features/auth/roles/queries.ts';
import {
  assertPrintable,
  certify,
  isSpecimen,
  queueDecision,
  type CertificationDecision,
  type CertificationInput,
  type CertifiedFile,
} from '#server/features/certification/service.ts';
import { holdForNotary, type RecordedAct } from '#server/features/certification/notary/service.ts';
import { findSigner, type Signer } from '#server/features/certification/signers/service.ts';
import { requestTimestamp } from '#server/features/certification/signatures/service.ts';
import { deliverTranslation } from '#server/features/documents/translations/service.ts';
import { findDocument } from '#server/features/documents/queries.ts';
import { inspectFile } from '#server/features/documents/inspection/service.ts';
import { findReview, findReviewView, insertDecision } from '#server/features/documents/review/queries.ts';
import {
  approveReview,
  assertDecidable,
  lockPendingReview,
  rejectReview,
  type StoredFile,
} from '#server/features/documents/review/service.ts';
import { transition, type CertifiedDetails } from '#server/features/documents/transition.ts';
import { findCorrectionUpload } from '#server/features/documents/upload/queries.ts';
import { assertClaim } from './claim/service.ts';
import { isFromText, lockCertifiedText, planFromText } from './studio/decision/service.ts';
import { findDeliveryView, toHeldView } from './queries.ts';

/*
 * Decisions: a named person certifies a translation.
 * Promises: a document is decided once; review, decision, delivery, upload record, audit event, notification and mail are
 * one commit; the file is stored before it.
 * Never: a certificate without the signer's checklist and facts, for a blank file or one that states it is not a
 * translation, or two certificates for one document.
 */

type Review = Selectable<ReviewsTable>;

/**
 * Certifies the workflow's translation, or the text of the studio, and delivers it.
 * Throws REVIEW_NOT_FOUND, TRANSLATION_MISSING, OWN_UPLOAD, CERTIFICATE_INCOMPLETE, and CONFLICT when it was decided or
 * claimed concurrently, or its file or text has changed.
 */
export async function approve(deps: Deps, actor: Actor, input: ApproveInput): Promise<DeliveryView> {
  const review = await findPending(deps, actor, input.id);
  if (isFromText(input, review)) {
    return queueDecision(deps, actor, async () =>
      decide(deps, actor, await planFromText(deps, actor, { review, input })),
    );
  }
  const { translatedFileKey: key, translatedFileMimetype: mimetype } = review;
  const { translatedFileSizeBytes: sizeBytes, translatedFileSha256: sha256 } = review;
  if (!key || !mimetype || sizeBytes === null || sha256 === null) throw new AppError('TRANSLATION_MISSING');
  const file = { key, mimetype, sizeBytes, sha256 };
  const plan = { review, file, decision: 'approved' as const, statement: statementOf(input) };
  return queueDecision(deps, actor, () => decide(deps, actor, plan));
}

function statementOf({ checklist, facts, acknowledgements, preset, sourceCopy }: ApproveInput): Statement {
  return { checklist, facts, acknowledgements, preset, sourceCopy };
}

/**
 * Delivers a corrected PDF in place of the workflow's translation; the review becomes rejected.
 * Throws REVIEW_NOT_FOUND, CORRECTION_REFERENCE unless the actor uploaded the file for this review, OWN_UPLOAD,
 * CERTIFICATE_INCOMPLETE, CONFLICT.
 */
export async function sendCorrection(deps: Deps, actor: Actor, input: SendCorrectionInput): Promise<DeliveryView> {
  return decideUpload(deps, actor, { input, decision: 'corrected' });
}

/** Delivers a translation that staff made; counts as an approval. Throws the codes of `sendCorrection`. */
export async function supplyTranslation(deps: Deps, actor: Actor, input: SendCorrectionInput): Promise<DeliveryView> {
  return decideUpload(deps, actor, { input, decision: 'supplied' });
}

async function decideUpload(
  deps: Deps,
  actor: Actor,
  { input, decision }: { input: SendCorrectionInput; decision: 'corrected' | 'supplied' },
): Promise<DeliveryView> {
  const { id, uploadId, ...statement } = input;
  const review = await findPending(deps, actor, id);
  const upload = await findCorrectionUpload(deps.db, { id: uploadId, reviewId: review.id, uploadedBy: actor.id });
  if (!upload) throw new AppError('CORRECTION_REFERENCE');
  const { fileKey: key, fileMimetype: mimetype, fileSizeBytes: sizeBytes, fileSha256: sha256 } = upload;
  const plan = { review, file: { key, mimetype, sizeBytes, sha256 }, decision, statement };
  return queueDecision(deps, actor, () => decide(deps, actor, plan));
}

export interface Plan {
  review: Review;
  /** The translation to certify. */
  file: StoredFile;
  decision: CertificationDecision;
  statement: Statement;
}

/** Checks the statement and the file, builds the delivered file, and commits the decision. */
async function decide(deps: Deps, actor: Actor, plan: Plan): Promise<DeliveryView> {
  const { review, file, decision, statement } = plan;
  const now = deps.now();
  const waiver = await requireFourEyes(deps, actor, review);
  const { signer, findings } = await findSigner(deps, actor, review);
  const terms = await requireComplete(deps, plan, { signer, findings });
  if (!signer) throw new AppError('CERTIFICATE_INCOMPLETE', { details: { findings } });
  const certification = {
    review,
    file,
    decision,
    facts: statement.facts,
    terms,
    signer,
    owner: actor.id,
    isSpecimen: isSpecimen(deps.env, decision),
    now,
  };
  if (review.translationType === 'notarized') return hold(deps, actor, { plan, certification, waiver });
  const delivered = await certify(deps, certification);
  const id = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockDecidable(trx, { plan, actor, now });
    return publish(deps, trx, { ...plan, review: locked, delivered, terms, actor, signer, waiver, now });
  });
  const view = await findDeliveryView(deps.db, id);
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  return view;
}

/** The decision on a notarized order: certified, and with the notary. A file that cannot be printed is refused here. */
async function hold(
  deps: Deps,
  actor: Actor,
  params: { plan: Plan; certification: CertificationInput; waiver: Pick<CertifiedDetails, 'fourEyes'> },
): Promise<DeliveryView> {
  const { plan, certification, waiver } = params;
  const { signer, terms, now } = certification;
  await assertPrintable(deps, certification);
  const requestId = await deps.db.transaction().execute(async (trx) => {
    const review = await lockDecidable(trx, { plan, actor, now });
    return holdForNotary(deps, trx, { ...plan, review, terms, actor, signer, waiver, now });
  });
  const view = await findReviewView(deps.db, { id: plan.review.id, now });
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  const { paperKind, holders } = plan.statement.facts;
  return toHeldView(view, { requestId, certified: { paperKind, holders: holders.map(({ name }) => name) } });
}

/** Locks the review of a decision. Throws the codes of `lockPendingReview`, and CONFLICT. */
async function lockDecidable(trx: Trx, { plan, actor, now }: { plan: Plan; actor: Actor; now: Date }): Promise<Review> {
  const locked = await lockPendingReview(trx, plan.review.id);
  assertClaim(locked, actor, now);
  const isReplaced = plan.decision === 'approved' && locked.translatedFileKey !== plan.file.key;
  if (isReplaced) throw new AppError('CONFLICT');
  await lockCertifiedText(trx, locked, plan.statement);
  return locked;
}

async function findPending(deps: Deps, actor: Actor, id: string): Promise<Review> {
  const review = await findReview(deps.db, id);
  const document = review && (await findDocument(deps.db, { id: review.documentId }));
  if (!document || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  assertDecidable(review, document);
  assertClaim(review, actor, deps.now());
  return review;
}

/** Four-eyes rule: the uploader of a client's document certifies it only as the sole member of staff. Throws OWN_UPLOAD. */
export async function requireFourEyes(
  deps: Deps,
  actor: Actor,
  review: Review,
): Promise<Pick<CertifiedDetails, 'fourEyes'>> {
  if (review.userId !== actor.id) return {};
  if (await hasOtherStaff(deps.db, actor.id)) throw new AppError('OWN_UPLOAD');
  return { fourEyes: 'only member of staff' };
}

/** The terms of the certificate. Throws CERTIFICATE_INCOMPLETE with all unresolved findings. */
export async function requireComplete(
  deps: Deps,
  plan: Plan,
  { signer, findings: signerFindings }: { signer: Signer | undefined; findings: readonly Finding[] },
): Promise<CertificateTerms> {
  const { review, file, decision, statement } = plan;
  const { checklist, facts, acknowledgements } = statement;
  const document = await findDocument(deps.db, { id: review.documentId });
  if (!document) throw new AppError('REVIEW_NOT_FOUND');
  const terms = termsOf(document, statement);
  const findings = [
    ...findUncheckedPoints(checklist),
    ...lintCertificate({
      preset: terms.preset,
      facts,
      sourceLanguage: review.sourceLanguage,
      targetLanguage: review.targetLanguage,
      hasSourceCopy: terms.sourceCopy,
      signer: signer && { ...signer.fields, hasSignature: true },
      today: deps.now().toISOString().slice(0, 10),
    }),
    ...signerFindings,
    ...findSourceFaults({ counted: review.pages, shown: document.viewerPages, stated: facts.pages }),
    ...findFileFaults(await inspectFile(deps, { ...file, documentId: review.documentId }), {
      sourcePages: statement.text ? undefined : review.pages,
      isSpecimen: isSpecimen(deps.env, decision),
    }),
  ];
  const open = unresolved(findings, acknowledgements);
  if (open.length > 0) throw new AppError('CERTIFICATE_INCOMPLETE', { details: { findings: open } });
  return terms;
}

/**
 * Writes review, decision, delivery, upload record, audit event, notification and mail. Returns the delivery's id.
 * `actor` is the translator; `notarized` the act that delivers a notarized order, by another person.
 */
export async function publish(
  deps: Deps,
  trx: Trx,
  params: Plan & {
    delivered: CertifiedFile;
    terms: CertificateTerms;
    actor: Actor;
    signer: Signer;
    waiver: Pick<CertifiedDetails, 'fourEyes'>;
    notarized?: { actor: Actor; certifiedAt: Date; act: RecordedAct['entry'] };
    now: Date;
  },
): Promise<string> {
  const { review, file, decision, statement, delivered, terms, signer, waiver, notarized, now } = params;
  const { facts } = statement;
  const signerProfileId = signer.profileId;
  // Records name the signer as the paper does.
  const actor = { ...params.actor, name: signer.fields.legalName };
  if (decision === 'corrected') await rejectReview(trx, { review, actor, file: delivered, now });
  else await approveReview(trx, { review, actor, now, ...(decision === 'supplied' ? { supplied: delivered } : {}) });
  await insertDecision(trx, {
    reviewId: review.id,
    decision,
    statement: JSON.stringify(statement),
    decidedBy: actor.id,
    decidedAt: notarized?.certifiedAt ?? now,
  });
  const document = await transition(deps, trx, {
    documentId: review.documentId,
    ...(notarized
      ? { event: 'notarize', actor: notarized.actor, notarized: { decision, act: notarized.act } }
      : { event: eventOf[decision], actor }),
    as: 'staff',
    certified: {
      paperKind: facts.paperKind,
      ...statement,
      ...terms,
      sourceSha256: file.sha256,
      deliveredSha256: delivered.sha256,
      signerProfileId,
      ...waiver,
    },
  });
  await requestTimestamp(deps, trx, delivered);
  const isCorrection = decision === 'corrected';
  return deliverTranslation(trx, {
    document,
    review,
    file: delivered,
    isCorrection,
    facts,
    terms,
    actor,
    signerProfileId,
    now,
  });
}

const eventOf = { approved: 'approve', corrected: 'correct', supplied: 'supply' } as const;
