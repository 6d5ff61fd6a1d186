import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findCurrentCertificate } from '#server/features/documents/certificates.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import { setNotarySince } from '#server/features/documents/review/service.ts';
import { findReview, lockReviewWithNotary } from '#server/features/documents/reviews.ts';
import { findDocument, insertDocumentEvent } from '#server/features/documents/rows.ts';
import { transition } from '#server/features/documents/transition.ts';
import { findTranslation } from '#server/features/documents/translations.ts';
import { needsOath } from '#shared/certificate/linter.ts';
import { termsOf } from '#shared/certificate/presets/presets.ts';
import { dayOf, isInForce, knownState, type ActKind } from '#shared/notarial/acts.ts';
import type { notarialOrder, RecordActInput } from '#shared/schemas/notary.ts';
import { factsOfAct, printSheet } from './act-sheet.ts';
import { requireCommission, isOwnWork, requireRequest } from './notarial-acts.ts';
import {
  listElectronicCommissions,
  listOwnCommissions,
  closeRequest,
  findActOfRequest,
  findLastRequest,
  lockOpenRequest,
} from './notary-queries.ts';
import { findStandingOath } from './oaths.ts';
import { isSpecimen } from './policy.ts';
import { findSignerOf } from './signers.ts';

/** The notary's desk: the order to act on, the sheet to sign, and the return of what cannot be notarized. */

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
  const today = dayOf(deps.now());
  const [request, commissions] = await Promise.all([requireRequest(deps, id), listOwnCommissions(deps.db, actor.id)]);
  const isSigner = request.certifiedBy === actor.id;
  const [{ signer }, notaries, oath] = await Promise.all([
    findSignerOf(deps, request.signerProfileId, review),
    isSigner ? listElectronicCommissions(deps.db, { not: actor.id, day: today }) : [],
    findStandingOath(deps, request.id),
  ]);
  const replaced = request.replaces === null ? undefined : await findCurrentCertificate(deps.db, document.id);
  const { facts } = request.statement;
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
    isSigner,
    needsJurat: signer !== undefined && needsOath(termsOf(document, request.statement).preset, signer.fields, today),
    signerAddress: signer?.fields.address.join(', ') ?? '',
    notaries: notaries.map((row) => ({ ...row, state: knownState(row.state) })),
    oath,
    commissions: commissions.map((row) => ({
      ...row,
      state: knownState(row.state),
      isInForce: isInForce(row, today),
    })),
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
  const facts = { ...factsOfAct(request, order.review), kind: input.kind, venue, commission, act: null };
  return printSheet(deps, facts, { owner: actor.id, isSpecimen: isSpecimen(deps.env, request.decision) });
}

/** The id of the delivery by the same act, recorded before, for a repeated call. Throws REVIEW_NOT_FOUND. */
export async function findRecordedDelivery(deps: Deps, actor: Actor, act: RecordActInput): Promise<string | undefined> {
  const { review, document } = await requireOrder(deps, act.id);
  const request = await findLastRequest(deps.db, review.id);
  const recorded = request?.outcome === 'notarized' ? await findActOfRequest(deps.db, request.id) : undefined;
  const scanId = act.method === 'ink' ? act.scanId : null;
  const oathId = act.method === 'electronic' ? act.oathId : null;
  const isSame =
    recorded?.notaryId === actor.id &&
    recorded.scanId === scanId &&
    recorded.oathId === oathId &&
    recorded.commissionId === act.commissionId;
  if (!isSame || recorded.method !== act.method || recorded.kind !== act.kind) return undefined;
  return (await findTranslation(deps.db, { id: document.id }))?.id;
}

/**
 * Undoes the decision before the act; of a further revision, the delivered certificate stays as it is.
 * Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED and, for a first delivery, the codes of `assertWorkable`.
 */
export async function returnToReview(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const review = await lockReviewWithNotary(trx, id);
    const request = await lockOpenRequest(trx, id);
    if (!request) throw new AppError('NOTARY_NOT_AWAITED');
    const now = deps.now();
    await closeRequest(trx, { id: request.id, outcome: 'returned', reason, closedBy: actor.id, now });
    await setNotarySince(trx, { review, since: null, now });
    const { documentId } = review;
    if (request.replaces === null) {
      await transition(deps, trx, { documentId, event: 'returnToReview', as: 'staff', actor, reason });
      return;
    }
    await insertDocumentEvent(trx, {
      documentId,
      event: 'revision.returned',
      actorId: actor.id,
      actorRole: actor.role,
      details: JSON.stringify({ reason }),
      createdAt: now,
    });
  });
}
