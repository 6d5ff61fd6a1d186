import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import { findCurrentCertificate } from '#server/features/documents/certificates.ts';
import { assertWorkable } from '#server/features/documents/policy.ts';
import { approveReview, assertClaim, rejectReview, setNotarySince } from '#server/features/documents/review/service.ts';
import { insertDecision, lockPendingReview, lockReviewWithNotary } from '#server/features/documents/reviews.ts';
import { insertDocumentEvent, lockDocument } from '#server/features/documents/rows.ts';
import {
  changeStatus,
  type CertifiedDetails,
  type Effects,
  type Transition,
} from '#server/features/documents/status-change.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { lockPrintedCredential } from '../credential-queries.ts';
import { certifiedFacts, holdForNotary, holdRevisionForNotary, recordAct, type RecordedAct } from '../notarial-acts.ts';
import { requestTimestamp } from '../signatures.ts';
import type { CheckedPlan } from './check.ts';
import { deliverTranslation, replaceTranslation } from './delivery.ts';
import type { Certificate, DecisionParts, Plan, Review } from './plan.ts';
import type { CertifiedFile } from './print.ts';
import { lockCertifiedText } from './text-plan.ts';

/** The rows of a checked plan and its audit entries, in one transaction, under the locks of document and review. */

/** A plan with its stored file. */
interface IssuedPlan extends CheckedPlan {
  delivered: CertifiedFile;
}

type Replacing = Required<Pick<Plan, 'replaces'>>;

interface Logged<Issued> {
  issued: Issued;
  /** By the name on the paper. */
  actor: Actor;
  /** The journal entry of a notarial act. */
  act: RecordedAct['entry'] | undefined;
}

/** Puts a notarized order, or its further revision, with the notary. Returns the request's id. Throws the codes of the locks. */
export async function commitHeld(deps: Deps, trx: Trx, plan: CheckedPlan, parts: DecisionParts): Promise<string> {
  await lockHeld(trx, plan.translator.id, 'certify');
  await lockCredential(trx, plan);
  const held = { ...plan, actor: plan.translator };
  if (!plan.replaces)
    return holdForNotary(deps, trx, { ...held, review: await lockDecidable(deps, trx, plan, parts) }, parts.effects);
  const { certificate, reason } = plan.replaces;
  await lockReplaced(trx, certificate);
  return holdRevisionForNotary(trx, { ...held, replaced: certificate, reason });
}

/** Delivers the first file of an order, or its further revision. Returns the delivery's id. Throws the codes of the locks. */
export async function commitDelivery(deps: Deps, trx: Trx, issued: IssuedPlan, parts: DecisionParts): Promise<string> {
  // Before the order, as a suspension locks them. A capability lost since the plan was made refuses the decision.
  const performer = issued.act?.notary ?? issued.translator;
  await lockHeld(trx, performer.id, issued.act ? 'notarize' : 'certify');
  await lockCredential(trx, issued);
  if (!issued.act) {
    if (issued.replaces) return replace(deps, trx, { ...issued, replaces: issued.replaces }, parts);
    return deliver(deps, trx, { ...issued, review: await lockDecidable(deps, trx, issued, parts) }, parts);
  }
  const { notary, request, input, actedAt } = issued.act;
  const { now, replaces } = issued;
  const review = await lockReviewWithNotary(trx, issued.review.id);
  const recorded = await recordAct(deps, trx, { actor: notary, request, act: input, actedAt, now });
  if (!replaces) return deliver(deps, trx, { ...issued, review }, parts, recorded.entry);
  await setNotarySince(trx, { review, since: null, now });
  return replace(deps, trx, { ...issued, review, replaces }, parts, recorded.entry);
}

/** Locks the credential that the paper prints. Throws CONFLICT when it was withdrawn, or its check undone, since the plan was made. */
async function lockCredential(trx: Trx, { translator, signer: { fields } }: CheckedPlan): Promise<void> {
  if (fields.credential === '') return;
  if (!(await lockPrintedCredential(trx, translator.id, fields))) throw new AppError('CONFLICT');
}

/**
 * Locks the review of a decision. Throws the codes of `lockPendingReview`, CONFLICT when file, text or claim changed, and
 * AGREEMENT_NEEDED for a paper that a freelancer neither claimed nor was assigned.
 */
async function lockDecidable(
  deps: Deps,
  trx: Trx,
  plan: CheckedPlan,
  { requireAgreement }: Pick<DecisionParts, 'requireAgreement'>,
) {
  const { review, file, decision, statement, translator, now } = plan;
  const locked = await lockPendingReview(trx, review.id);
  assertClaim(locked, translator, now);
  const isOwn = locked.assignedTo === translator.id || locked.claimedBy === translator.id;
  if (!isOwn) await requireAgreement(deps, trx, translator.id);
  if (decision === 'approved' && locked.translatedFileKey !== file.key) throw new AppError('CONFLICT');
  await lockCertifiedText(trx, locked, statement);
  return locked;
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

/** Rows that first deliveries and revisions share. Records use the signer's printed name. */
function issuedBy({ translator, signer, ownKey, statement, certifiedText, terms, delivered, now }: IssuedPlan) {
  const actor = { ...translator, name: signer.fields.legalName };
  const { facts } = statement;
  return {
    actor,
    signerProfileId: signer.profileId,
    signerKeyId: ownKey?.id ?? null,
    facts,
    certifiedText,
    terms,
    file: delivered,
    now,
  };
}

async function deliver(
  deps: Deps,
  trx: Trx,
  issued: IssuedPlan,
  parts: DecisionParts,
  act?: RecordedAct['entry'],
): Promise<string> {
  const { review, decision, statement, delivered, now } = issued;
  const by = issuedBy(issued);
  await closeReview(trx, { review, issued });
  await insertDecision(trx, {
    reviewId: review.id,
    decision,
    statement: JSON.stringify(statement),
    decidedBy: by.actor.id,
    decidedAt: issued.act?.request.certifiedAt ?? now,
  });
  const document = await logDelivery(deps, trx, { issued, actor: by.actor, act, effects: parts.effects });
  await requestTimestamp(deps, trx, delivered);
  await parts.recordEarnings(deps, trx, {
    ...{ document, reviewId: review.id, paperKind: statement.facts.paperKind, decision },
    ...{ text: issued.certifiedText?.text ?? null, isFromStudio: statement.text !== undefined },
    ...{ certifiedBy: by.actor.id, notaryId: issued.act?.notary.id ?? null, now },
  });
  return deliverTranslation(trx, { ...by, document, review, isCorrection: decision === 'corrected' });
}

async function closeReview(trx: Trx, { review, issued }: { review: Review; issued: IssuedPlan }): Promise<void> {
  const { decision, delivered, now } = issued;
  const { actor } = issuedBy(issued);
  if (decision === 'corrected') await rejectReview(trx, { review, actor, file: delivered, now });
  else await approveReview(trx, { review, actor, now, ...(decision === 'supplied' ? { supplied: delivered } : {}) });
}

async function replace(
  deps: Deps,
  trx: Trx,
  issued: IssuedPlan & Replacing,
  { notifyReissued }: DecisionParts,
  act?: RecordedAct['entry'],
): Promise<string> {
  const { replaces, delivered } = issued;
  const by = issuedBy(issued);
  const { document, current } = await lockReplaced(trx, replaces.certificate);
  await replaceTranslation(trx, { ...by, replaced: current, reason: replaces.reason });
  await requestTimestamp(deps, trx, delivered);
  const revision = current.revision + 1;
  await logRevision(trx, { issued, actor: by.actor, documentId: document.id, revision, act });
  const { reason } = replaces;
  await notifyReissued(deps, trx, { document, revision, reason, answeredBy: by.actor.id, now: issued.now });
  return current.translationId;
}

/** Audit details of a certificate. */
function certifiedDetails(issued: IssuedPlan): CertifiedDetails {
  return { ...certifiedFacts(issued), deliveredSha256: issued.delivered.sha256 };
}

/** The event that completes an order, with the effects of its transition. Returns the document as it was. */
function logDelivery(deps: Deps, trx: Trx, { issued, actor, act, effects }: Logged<IssuedPlan> & { effects: Effects }) {
  const { review, decision } = issued;
  const completes: Pick<Transition, 'event' | 'actor' | 'notarized'> =
    issued.act && act
      ? { event: 'notarize', actor: issued.act.notary, notarized: { decision, act } }
      : { event: eventOf[decision], actor };
  const certified = certifiedDetails(issued);
  const change = { documentId: review.documentId, as: 'staff', ...completes, certified } as const;
  return changeStatus(deps, trx, change, { effects });
}

const eventOf = { approved: 'approve', corrected: 'correct', supplied: 'supply' } as const;

/** The event of a further revision. */
async function logRevision(
  trx: Trx,
  {
    issued,
    actor,
    act,
    documentId,
    revision,
  }: Logged<IssuedPlan & Replacing> & { documentId: string; revision: number },
): Promise<void> {
  const { reason } = issued.replaces;
  await insertDocumentEvent(trx, {
    documentId,
    event: 'certificate.reissued',
    actorId: actor.id,
    actorRole: actor.role,
    details: JSON.stringify({ reason, revision, ...certifiedDetails(issued), ...(act && { act }) }),
    createdAt: issued.now,
  });
}
