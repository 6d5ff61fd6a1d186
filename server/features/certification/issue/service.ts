import { randomInt } from 'node:crypto';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { StoredFile } from '#server/features/documents/stored-bytes.ts';
import { makeAccessKey } from '#shared/certificate/access-key.ts';
import { needsOath } from '#shared/certificate/linter.ts';
import type { PaperSignatures } from '#shared/certificate/signer-keys.ts';
import type { Statement } from '#shared/certificate/statement.ts';
import type { ApproveInput, SendCorrectionInput } from '#shared/schemas/authenticator.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import type { ReissueInput } from '#shared/schemas/revisions.ts';
import { keepSigned, openOwnKey } from '../own-signature.ts';
import { isSpecimen } from '../policy.ts';
import { check, type CheckedPlan } from './check.ts';
import { commitDelivery, commitHeld } from './commit.ts';
import { planAct } from './notarize-plan.ts';
import type { CertificationInput } from './paper.ts';
import { certifierOf, findPending, findUploaded, type DecisionParts, type Plan, type Review } from './plan.ts';
import { assertPrintable, certify } from './print.ts';
import { findReissuable, planReissue } from './reissue-plan.ts';
import { isFromText, planFromText } from './text-plan.ts';

/*
 * Issuing of certificates: plan, check, print, sign, commit, log.
 * Promises: every plan passes the same checks; the file is stored before one commit of review, decision, delivery or revision,
 * act, audit event, notification and mail; an order is decided once.
 * Never: a certificate without the signer's checklist and facts, for a blank file or one that states it is not a
 * translation, two certificates or revisions from concurrent calls, or a notarized order or an affidavit
 * delivered without its act.
 */

export type { DecisionParts } from './plan.ts';

/** A delivery, or the request of a notarized order that is with the notary. */
export type Issued =
  | { state: 'delivered'; translationId: string; plan: CheckedPlan }
  | { state: 'held'; requestId: string; plan: CheckedPlan };

/** Certifies the workflow's translation or the studio's text. Throws the codes of `planApproval` and `issue`. */
export function issueApproval(deps: Deps, actor: Actor, input: ApproveInput, parts: DecisionParts): Promise<Issued> {
  return issue(deps, actor, parts, () => planApproval(deps, actor, input));
}

/** Certifies a corrected PDF; the review becomes rejected. Throws the codes of `planCorrection` and `issue`. */
export function issueCorrection(
  deps: Deps,
  actor: Actor,
  input: SendCorrectionInput,
  parts: DecisionParts,
): Promise<Issued> {
  return issue(deps, actor, parts, () => planCorrection(deps, actor, input));
}

/** Certifies a translation that staff made; counts as an approval. Throws the codes of `planSupply` and `issue`. */
export function issueSupplied(
  deps: Deps,
  actor: Actor,
  input: SendCorrectionInput,
  parts: DecisionParts,
): Promise<Issued> {
  return issue(deps, actor, parts, () => planSupply(deps, actor, input));
}

/** Certifies a delivered translation again, under the same code. Throws the codes of `findReissuable`, `planReissue`, `issue`. */
export async function issueRevision(
  deps: Deps,
  actor: Actor,
  revision: { documentId: string; input: ReissueInput },
  parts: DecisionParts,
): Promise<Issued> {
  const reissuable = await findReissuable(deps, actor, revision);
  return issue(deps, actor, parts, () => planReissue(deps, actor, { ...reissuable, input: revision.input }));
}

/** Delivers what a translator certified, with the notary's act. Throws the codes of `planAct` and `issue`. */
export function issueNotarized(deps: Deps, notary: Actor, act: RecordActInput, parts: DecisionParts): Promise<Issued> {
  return issue(deps, notary, parts, () => planAct(deps, notary, act));
}

/**
 * One plan per process at a time, round-robin between people: its files are in memory, and concurrent plans would delay
 * lookups. Throws CERTIFICATE_INCOMPLETE, NOTARY_JURAT_NEEDED, CONFLICT and REISSUE_CONFLICT when something changed
 * meanwhile, the codes of `certify`, SERVICE_UNAVAILABLE when the queue is full, and those of `openOwnKey` and
 * `keepSigned`.
 */
function issue(deps: Deps, performer: Actor, parts: DecisionParts, makePlan: () => Promise<Plan>): Promise<Issued> {
  return deps.fairShares.certifications.run(performer.id, async () => {
    const plan = await check(deps, await makePlan(), parts);
    const paper = paperOf(deps, plan);
    if (plan.act && plan.act.input.kind !== 'jurat' && isAffidavit(plan)) throw new AppError('NOTARY_JURAT_NEEDED');
    if (isForNotary(plan)) {
      await assertPrintable(deps, paper);
      const requestId = await deps.db.transaction().execute((trx) => commitHeld(deps, trx, plan, parts));
      return { state: 'held', requestId, plan };
    }
    const own = plan.ownKey && (await openOwnKey(deps, performer, plan.ownKey));
    const delivered = await certify(deps, paper, own);
    const translationId = await deps.db.transaction().execute(async (trx) => {
      if (own) await keepSigned(deps, trx, performer, own);
      return commitDelivery(deps, trx, { ...plan, delivered }, parts);
    });
    return { state: 'delivered', translationId, plan };
  });
}

/** Sold as notarized, or certified for a recipient who takes it sworn alone. */
function isForNotary(plan: CheckedPlan): boolean {
  return plan.act === undefined && (plan.review.translationType === 'notarized' || isAffidavit(plan));
}

function isAffidavit({ terms, signer, now }: CheckedPlan): boolean {
  return needsOath(terms.preset, signer.fields, now.toISOString().slice(0, 10));
}

function paperOf(deps: Deps, plan: CheckedPlan): CertificationInput {
  const { review, file, decision, statement, terms, signer, translator, replaces, act, now } = plan;
  return {
    review,
    file,
    decision,
    facts: statement.facts,
    terms,
    signer,
    owner: (act?.notary ?? translator).id,
    signatures: signaturesOf(plan),
    isSpecimen: isSpecimen(deps.env, decision),
    ...(replaces && { revision: revisionAfter(replaces.certificate) }),
    ...(act && { act: act.pages }),
    ...(deps.sandbox ? {} : { sheet: sheetOf(plan) }),
    now,
  };
}

/** A notarized paper is printed again with its act, which the translator's own signature cannot cover. */
function signaturesOf(plan: CheckedPlan): PaperSignatures {
  if (plan.act || isForNotary(plan)) return 'company-after-act';
  return plan.ownKey ? 'translator-and-company' : 'company';
}

/** Verification features of the printed paper; none for a test order, which certifies nothing. */
function sheetOf({ certifiedText, checkWords, translationPages }: CheckedPlan): Required<CertificationInput>['sheet'] {
  const accessKey = makeAccessKey((below) => randomInt(below));
  return { accessKey, checkWords, translationPages, textSha256: certifiedText?.sha256 ?? null };
}

function revisionAfter({ revision, issuedAt }: { revision: number; issuedAt: Date }) {
  return { number: revision + 1, replacedAt: issuedAt };
}

/**
 * Certifies the workflow's translation, or the text of the studio.
 * Throws the codes of `findPending` and `certifierOf`, TRANSLATION_MISSING, and those of `planFromText`.
 */
async function planApproval(deps: Deps, actor: Actor, input: ApproveInput): Promise<Plan> {
  const review = await findPending(deps, actor, input.id);
  const what = isFromText(input, review)
    ? await planFromText(deps, actor, { review, input })
    : { file: fileOfWorkflow(review), decision: 'approved' as const, statement: statementOf(input) };
  return { kind: 'approve', review, ...what, ...(await certifierOf(deps, actor, review)) };
}

function fileOfWorkflow(review: Review): StoredFile {
  const { translatedFileKey: key, translatedFileMimetype: mimetype } = review;
  const { translatedFileSizeBytes: sizeBytes, translatedFileSha256: sha256 } = review;
  if (!key || !mimetype || sizeBytes === null || sha256 === null) throw new AppError('TRANSLATION_MISSING');
  return { key, mimetype, sizeBytes, sha256 };
}

function statementOf({ checklist, facts, acknowledgements, reasons, preset, sourceCopy }: ApproveInput): Statement {
  return { checklist, facts, acknowledgements, reasons, preset, sourceCopy };
}

/** Replaces the workflow's translation by a corrected PDF. Throws the codes of `findPending`, `findUploaded`, `certifierOf`. */
async function planCorrection(deps: Deps, actor: Actor, input: SendCorrectionInput): Promise<Plan> {
  return { ...(await planUpload(deps, actor, input)), kind: 'correct', decision: 'corrected' };
}

/** Certifies a translation that staff made. Throws the codes of `planCorrection`. */
async function planSupply(deps: Deps, actor: Actor, input: SendCorrectionInput): Promise<Plan> {
  return { ...(await planUpload(deps, actor, input)), kind: 'supply', decision: 'supplied' };
}

async function planUpload(
  deps: Deps,
  actor: Actor,
  { id, uploadId, ...statement }: SendCorrectionInput,
): Promise<Omit<Plan, 'kind' | 'decision'>> {
  const review = await findPending(deps, actor, id);
  const file = await findUploaded(deps, actor, { uploadId, reviewId: review.id });
  return { review, file, statement, ...(await certifierOf(deps, actor, review)) };
}
