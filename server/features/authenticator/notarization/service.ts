import type { z } from 'zod';
import { termsOf } from '#shared/certificate/presets/presets.ts';
import { dayOf, isInForce, knownState, type ActKind } from '#shared/notarial/acts.ts';
import type { DeliveryView } from '#shared/schemas/authenticator.ts';
import type { journal, notarialOrder, RecordActInput } from '#shared/schemas/notary.ts';
import type { PageWindow } from '#server/db/pagination.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findAccount } from '#server/features/auth/queries.ts';
import { listOwnCommissions } from '#server/features/certification/notary/commissions/queries.ts';
import { requireCommission } from '#server/features/certification/notary/commissions/service.ts';
import { findActOfRequest, findLastRequest, listActs } from '#server/features/certification/notary/queries.ts';
import {
  assertMayAct,
  isOwnWork,
  recordAct,
  requireRequest,
  type NotarialRequest,
} from '#server/features/certification/notary/service.ts';
import { describeAct, printSheet, type ActFacts } from '#server/features/certification/notary/sheet/service.ts';
import {
  certify,
  isSpecimen,
  queueDecision,
  type CertificationDecision,
} from '#server/features/certification/service.ts';
import { findSignature, findSignerOf } from '#server/features/certification/signers/service.ts';
import { findCurrentCertificate } from '#server/features/documents/certificates/queries.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import { inspectFile } from '#server/features/documents/inspection/service.ts';
import { findDocument } from '#server/features/documents/queries.ts';
import { findReview } from '#server/features/documents/review/queries.ts';
import { lockReviewWithNotary, setNotarySince, type StoredFile } from '#server/features/documents/review/service.ts';
import { assertWorkable } from '#server/features/documents/standing/service.ts';
import type { CertifiedDetails } from '#server/features/documents/transition.ts';
import { findTranslation } from '#server/features/documents/translations/queries.ts';
import { findScan } from '#server/features/documents/upload/queries.ts';
import { findDeliveryView } from '#server/features/authenticator/queries.ts';
import { nextRevision, publishRevision } from '#server/features/authenticator/reissue/service.ts';
import { publish } from '#server/features/authenticator/service.ts';

/*
 * The notary's desk: the sheet to sign, and the act that delivers a notarized order.
 * Promises: the final file is printed with the act and stored before one commit of act, review, delivery or revision, audit
 * events, notification and mail; repeating a recorded act returns its delivery.
 * Never: a delivery of a notarized order without its act.
 */

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

async function findOrder(deps: Deps, reviewId: string) {
  const review = await findReview(deps.db, reviewId);
  const document = review && (await findDocument(deps.db, { id: review.documentId }));
  return document && !review.isCorrection ? { review, document } : undefined;
}

async function requireOrder(deps: Deps, reviewId: string): Promise<Order> {
  const order = await findOrder(deps, reviewId);
  if (!order) throw new AppError('REVIEW_NOT_FOUND');
  return order;
}

/** An order with the notary, for its act. Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED. */
export async function getNotarialOrder(deps: Deps, actor: Actor, id: string): Promise<z.input<typeof notarialOrder>> {
  const { review, document } = await requireOrder(deps, id);
  const [request, commissions] = await Promise.all([requireRequest(deps, id), listOwnCommissions(deps.db, actor.id)]);
  const replaced = request.replaces === null ? undefined : await findCurrentCertificate(deps.db, document.id);
  const { facts } = request.statement;
  const today = dayOf(deps.now());
  const original = { kind: 'original', id: document.id, disposition: 'inline' } as const;
  return {
    reviewId: review.id,
    documentId: document.id,
    filename: review.filename,
    paperKind: facts.paperKind,
    holders: facts.holders.map(({ name }) => name),
    sourceLanguage: review.sourceLanguage,
    targetLanguage: review.targetLanguage,
    pages: review.pages,
    certifiedById: request.certifiedBy,
    certifiedByName: request.certifiedByName,
    certifiedAt: request.certifiedAt,
    revision: replaced ? replaced.revision + 1 : null,
    translation: {
      ...makeFileLink(deps, { kind: 'certified', id: request.id, disposition: 'inline' }),
      mimetype: request.fileMimetype,
    },
    original: document.fileMimetype ? { ...makeFileLink(deps, original), mimetype: document.fileMimetype } : null,
    isOwnWork: isOwnWork(actor, request, review),
    commissions: commissions.map((row) => ({
      ...row,
      state: knownState(row.state),
      isInForce: isInForce(row, today),
    })),
  };
}

function factsOf(request: NotarialRequest, { review }: Order): Omit<ActFacts, 'kind' | 'venue' | 'commission' | 'act'> {
  const { facts } = request.statement;
  return {
    signerName: request.certifiedByName,
    paperKind: facts.paperKind,
    holders: facts.holders.map(({ name }) => name),
    sourceLanguage: review.sourceLanguage,
    targetLanguage: review.targetLanguage,
    verificationCode: review.verificationCode,
  };
}

/**
 * The print-ready sheet, to be signed in ink by the translator and the actor.
 * Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED, NOTARY_OWN_WORK, NOTARY_COMMISSION_NEEDED and the codes of printing.
 */
export async function makeSheet(
  deps: Deps,
  actor: Actor,
  input: { id: string; commissionId: string; kind: ActKind; county: string },
): Promise<Buffer> {
  const order = await requireOrder(deps, input.id);
  const request = await requireRequest(deps, input.id);
  if (isOwnWork(actor, request, order.review)) throw new AppError('NOTARY_OWN_WORK');
  const commission = await requireCommission(deps, actor, input.commissionId);
  const venue = { state: knownState(commission.state), county: input.county };
  const facts = { ...factsOf(request, order), kind: input.kind, venue, commission, act: null };
  return printSheet(deps, facts, { owner: actor.id, isSpecimen: isSpecimen(deps.env, decisionOf(request)) });
}

/**
 * Records a notarial act and delivers the order, or its further revision, with it. Repeating a recorded act returns its delivery.
 * Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED, the codes of `assertMayAct`, NOTARY_SCAN_MISSING, NOTARY_SCAN_BLANK,
 * REISSUE_CONFLICT and those of `certify` and `assertWorkable`.
 */
export async function notarize(deps: Deps, actor: Actor, act: RecordActInput): Promise<DeliveryView> {
  const order = await requireOrder(deps, act.id);
  const repeated = await findRepeated(deps, actor, { act, order });
  return repeated ?? queueDecision(deps, actor, () => performAct(deps, actor, { act, order }));
}

/** Checks the act and the commission, builds the delivered file, and commits both. */
async function performAct(
  deps: Deps,
  actor: Actor,
  { act, order }: { act: RecordActInput; order: Order },
): Promise<DeliveryView> {
  const { review, document } = order;
  const request = await requireRequest(deps, act.id);
  assertWorkable(document);
  const now = deps.now();
  const actedAt = act.method === 'ink' ? new Date(act.actedAt) : now;
  const commission = await assertMayAct(deps, actor, { request, order: review, act, actedAt });
  const scan = act.method === 'ink' ? await requireScan(deps, actor, { request, scanId: act.scanId }) : null;
  const file = fileOf(request);
  const terms = termsOf(document, request.statement);
  const signer = await findSignerOf(deps, request.signerProfileId);
  if (!signer) throw new AppError('NOTARIAL_ACT_FAILED');
  const translator = await translatorOf(deps, request);
  const decision = decisionOf(request);
  const replaced = await findReplaced(deps, request);
  const delivered = await certify(deps, {
    review,
    file,
    decision,
    facts: request.statement.facts,
    terms,
    signer,
    owner: actor.id,
    isSpecimen: isSpecimen(deps.env, decision),
    act: scan ?? {
      ...describeAct({
        ...factsOf(request, order),
        kind: act.kind,
        venue: { state: knownState(commission.state), county: act.county },
        commission,
        act: { at: actedAt, identification: act.identification },
      }),
      notarySignature: await findSignature(deps, actor.id),
    },
    ...(replaced && { revision: nextRevision(replaced) }),
    now,
  });
  const waiver: Pick<CertifiedDetails, 'fourEyes'> =
    request.fourEyes === null ? {} : { fourEyes: 'only member of staff' };
  const id = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockReviewWithNotary(trx, review.id);
    const recorded = await recordAct(deps, trx, { actor, request, act, actedAt, now });
    if (replaced) {
      await setNotarySince(trx, { review: locked, since: null, now });
      await publishRevision(deps, trx, {
        actor: translator,
        certificate: replaced,
        plan: { review: locked, file, decision, statement: request.statement },
        terms,
        delivered,
        signer,
        waiver,
        reason: request.revisionReason ?? '',
        act: recorded.entry,
        now,
      });
      return replaced.translationId;
    }
    return publish(deps, trx, {
      review: locked,
      file,
      decision,
      statement: request.statement,
      delivered,
      terms,
      actor: translator,
      signer,
      waiver,
      notarized: { actor, certifiedAt: request.certifiedAt, act: recorded.entry },
      now,
    });
  });
  return requireDelivery(deps, id);
}

/**
 * The certificate that a further revision replaces; undefined for a first delivery. Throws REISSUE_CONFLICT when it was
 * replaced, or revoked since the revision was certified.
 */
async function findReplaced(deps: Deps, { replaces, documentId, certifiedAt }: NotarialRequest) {
  if (replaces === null) return undefined;
  const current = await findCurrentCertificate(deps.db, documentId);
  const isRevokedSince = current?.revokedAt != null && current.revokedAt > certifiedAt;
  if (current?.id !== replaces || isRevokedSince) throw new AppError('REISSUE_CONFLICT');
  return current;
}

async function requireDelivery(deps: Deps, id: string): Promise<DeliveryView> {
  const view = await findDeliveryView(deps.db, id);
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  return view;
}

/** The delivery of the same act recorded before, for a repeated call. */
async function findRepeated(
  deps: Deps,
  actor: Actor,
  { act, order }: { act: RecordActInput; order: Order },
): Promise<DeliveryView | undefined> {
  const request = await findLastRequest(deps.db, order.review.id);
  const recorded = request?.outcome === 'notarized' ? await findActOfRequest(deps.db, request.id) : undefined;
  const scanId = act.method === 'ink' ? act.scanId : null;
  const isSame =
    recorded?.notaryId === actor.id && recorded.scanId === scanId && recorded.commissionId === act.commissionId;
  if (!isSame || recorded.method !== act.method || recorded.kind !== act.kind) return undefined;
  const delivery = await findTranslation(deps.db, { id: order.document.id });
  return delivery && requireDelivery(deps, delivery.id);
}

function fileOf(request: NotarialRequest): StoredFile {
  const { fileKey: key, fileSizeBytes: sizeBytes, fileSha256: sha256, fileMimetype: mimetype } = request;
  return { key, sizeBytes, sha256, mimetype };
}

function decisionOf({ decision }: NotarialRequest): CertificationDecision {
  return decision;
}

/** The certifying translator, by the name they certified with. */
async function translatorOf(deps: Deps, request: NotarialRequest): Promise<Actor> {
  const account = await findAccount(deps.db, request.certifiedBy);
  if (!account) throw new AppError('REVIEW_NOT_FOUND');
  return { id: account.id, role: account.role, name: request.certifiedByName, email: account.email };
}

/** The scan of this request's sheet that the actor uploaded; a blank or unreadable one is refused. */
async function requireScan(
  deps: Deps,
  actor: Actor,
  { request, scanId }: { request: NotarialRequest; scanId: string },
): Promise<{ scan: StoredFile & { documentId: string } }> {
  const { reviewId, documentId, certifiedAt } = request;
  const row = await findScan(deps.db, { id: scanId, reviewId, uploadedBy: actor.id, since: certifiedAt });
  if (!row) throw new AppError('NOTARY_SCAN_MISSING');
  const { fileKey: key, fileSizeBytes: sizeBytes, fileSha256: sha256, fileMimetype: mimetype } = row;
  const scan = { key, sizeBytes, sha256, mimetype, documentId };
  const facts = await inspectFile(deps, scan);
  if (!facts || facts.blankPages.length > 0) throw new AppError('NOTARY_SCAN_BLANK');
  return { scan };
}

/** One page of the actor's journal. */
export async function getJournal(deps: Deps, actor: Actor, page: PageWindow): Promise<z.input<typeof journal>> {
  const { rows, total } = await listActs(deps.db, { notaryId: actor.id, limit: page.pageSize, offset: page.offset });
  const items = rows.map((row) => ({ ...row, venueState: knownState(row.venueState) }));
  return { items, total, page: page.page, pageSize: page.pageSize };
}
