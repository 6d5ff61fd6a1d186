import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import {
  issueApproval,
  issueCorrection,
  issueNotarized,
  issueRevision,
  issueSupplied,
  type DecisionParts,
  type Issued,
} from '#server/features/certification/issue/service.ts';
import { findRecordedDelivery } from '#server/features/certification/notary-desk.ts';
import { findDocumentByCode, getCertificate } from '#server/features/certification/revocation/by-code.ts';
import { runEffects } from '#server/features/documents/effects.ts';
import { notifyReissued } from '#server/features/documents/revision-requests.ts';
import { requireAgreement } from '#server/features/pay/agreement-gate.ts';
import { recordEarnings } from '#server/features/pay/earnings.ts';
import { findRevisers, findRevisionFaults } from '#server/features/revision/finding.ts';
import { dayAt } from '#shared/pay/months.ts';
import type { ApproveInput, DeliveryView, SendCorrectionInput } from '#shared/schemas/authenticator.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import type { CertificateView, ReissueInput } from '#shared/schemas/revisions.ts';
import { findDeliveryView, findHeldView } from './queries.ts';

/** Decisions as the staff's pages show them; `certification/issue` makes them, of plans and of what other slices add. */

const decisionParts: DecisionParts = {
  findRevisionFaults,
  requireAgreement,
  effects: runEffects,
  recordEarnings: async (deps, trx, work) => {
    const { timeZone } = await deps.company.calendar();
    const revision = await findRevisers(trx, work.reviewId);
    await recordEarnings(deps, trx, { ...work, revision, day: dayAt(work.now, timeZone) });
  },
  notifyReissued,
};

/** Certifies the workflow's translation, or the text of the studio. Throws the codes of `issueApproval`. */
export async function approve(deps: Deps, actor: Actor, input: ApproveInput): Promise<DeliveryView> {
  return viewIssued(deps, await issueApproval(deps, actor, input, decisionParts));
}

/** Certifies a corrected PDF in place of the workflow's translation. Throws the codes of `issueCorrection`. */
export async function sendCorrection(deps: Deps, actor: Actor, input: SendCorrectionInput): Promise<DeliveryView> {
  return viewIssued(deps, await issueCorrection(deps, actor, input, decisionParts));
}

/** Certifies a translation that staff made. Throws the codes of `issueSupplied`. */
export async function supplyTranslation(deps: Deps, actor: Actor, input: SendCorrectionInput): Promise<DeliveryView> {
  return viewIssued(deps, await issueSupplied(deps, actor, input, decisionParts));
}

/**
 * Certifies a delivered translation again, with corrected facts or a corrected file. A notarized one is held for the notary, and
 * the current revision stays. Throws CERTIFICATE_NOT_FOUND and the codes of `issueRevision`.
 */
export async function reissue(deps: Deps, actor: Actor, input: ReissueInput): Promise<CertificateView> {
  const found = await findDocumentByCode(deps.db, input.verificationCode);
  await issueRevision(deps, actor, { documentId: found.documentId, input }, decisionParts);
  return getCertificate(deps.db, found);
}

/**
 * Records a notarial act and delivers the order, or its further revision, with it. Repeating a recorded act returns its delivery.
 * Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED and the codes of `issueNotarized`.
 */
export async function notarize(deps: Deps, actor: Actor, act: RecordActInput): Promise<DeliveryView> {
  const recordedId = await findRecordedDelivery(deps, actor, act);
  if (recordedId === undefined) return viewIssued(deps, await issueNotarized(deps, actor, act, decisionParts));
  return requireDelivery(deps, recordedId);
}

async function requireDelivery(deps: Deps, id: string): Promise<DeliveryView> {
  const view = await findDeliveryView(deps.db, id);
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  return view;
}

/** The delivered decision, or the one that awaits its notary. Throws REVIEW_NOT_FOUND. */
async function viewIssued(deps: Deps, issued: Issued): Promise<DeliveryView> {
  const view =
    issued.state === 'held' ? await viewHeld(deps, issued) : await findDeliveryView(deps.db, issued.translationId);
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  return view;
}

function viewHeld(
  { db }: Deps,
  { plan, requestId }: Extract<Issued, { state: 'held' }>,
): Promise<DeliveryView | undefined> {
  const { paperKind, holders } = plan.statement.facts;
  const certified = { paperKind, holders: holders.map(({ name }) => name) };
  return findHeldView(db, { reviewId: plan.review.id, requestId, certified });
}
