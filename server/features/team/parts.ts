import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findReview, lockPendingReview, type Review } from '#server/features/documents/reviews.ts';
import { insertDocumentEvent } from '#server/features/documents/rows.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { readAgreementFacts } from '#server/features/pay/agreement-gate.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { canAny } from '#shared/access.ts';
import { listsPair } from '#shared/certificate/language-pairs.ts';
import { mayTakeWork } from '#shared/pay/agreement.ts';
import type { ownPart, partsOutput, SplitPaperInput } from '#shared/schemas/parts.ts';
import { findSpanFault, isInSpans, spanWords } from '#shared/team/parts.ts';
import {
  countUnconfirmed,
  deleteParts,
  deletePartsOf,
  findTranslator,
  insertParts,
  listOwnParts,
  listParts,
  updateDone,
} from './part-queries.ts';
import { findHolderName, lockPerson } from './people-queries.ts';

/*
 * Papers split between translators by pages; the paper has one text and one holder, who certifies all.
 * Promises: parts cover every page once when they are made; who has a part writes in its pages alone, the holder in all; pages of
 * somebody who stops fall back to the holder.
 * Never: a part of somebody who is suspended at the same moment, since both lock the person first.
 */

/**
 * Splits a pending paper, or puts it together again; parts that stay keep whether they are done.
 * Throws SPLIT_DENIED, SPLIT_OFF, SPLIT_HOLDERLESS, PARTS_CHANGED, PARTS_FAULTY, ASSIGNEE_NOT_STAFF, ASSIGNEE_CANNOT and the codes of
 * `lockPendingReview`.
 */
export async function splitPaper(deps: Deps, actor: Actor, { id, parts, basedOn }: SplitPaperInput): Promise<void> {
  const abovePages = await splitsAbove(deps);
  await deps.db.transaction().execute(async (trx) => {
    for (const personId of [...new Set(parts.map((part) => part.personId))].toSorted()) await lockPerson(trx, personId);
    const review = await lockPendingReview(trx, id);
    const present = await listParts(trx, id);
    const keyOf = (part: SplitPaperInput['parts'][number]) => `${part.personId} ${part.fromPage} ${part.toPage}`;
    const wanted = new Set(parts.map(keyOf));
    const known = new Set(present.map(keyOf));
    if (wanted.size === known.size && present.every((part) => wanted.has(keyOf(part)))) return;
    if (!canSplit(actor, review)) throw new AppError('SPLIT_DENIED');
    if (parts.length > 0 && (abovePages === 0 || review.pages <= abovePages)) throw new AppError('SPLIT_OFF');
    if (parts.length > 0 && review.assignedTo === null) throw new AppError('SPLIT_HOLDERLESS');
    if (basedOn && !isSame(basedOn, present)) throw new AppError('PARTS_CHANGED');
    const fault = findSpanFault(parts, review.pages);
    if (fault !== undefined) throw new AppError('PARTS_FAULTY', { details: { reason: fault } });
    const fresh = parts.filter((part) => !known.has(keyOf(part)));
    for (const { personId } of fresh) await requireTranslator(deps, trx, { review, personId });
    const gone = present.filter((part) => !wanted.has(keyOf(part)));
    await deleteParts(
      trx,
      gone.map((part) => part.id),
    );
    const madeAt = deps.now();
    await insertParts(
      trx,
      fresh.map((part) => ({ ...part, reviewId: id, madeBy: actor.id, madeAt })),
    );
    await insertDocumentEvent(trx, {
      documentId: review.documentId,
      event: 'review.split',
      actorId: actor.id,
      actorRole: actor.role,
      details: JSON.stringify({ parts }),
      createdAt: madeAt,
    });
    const { documentId, filename } = review;
    for (const part of fresh.toSorted((one, other) => (one.personId < other.personId ? -1 : 1))) {
      if (part.personId === actor.id) continue;
      const payload = { documentId, filename, part: spanWords(part) };
      await notify(trx, { now: deps.now, userId: part.personId, kind: 'part_given', payload });
    }
  });
}

function isSame(ids: readonly string[], present: readonly { id: string }[]): boolean {
  return ids.length === present.length && present.every(({ id }) => ids.includes(id));
}

/** Who plans the work, and the holder. */
function canSplit(actor: Actor, { assignedTo }: Pick<Review, 'assignedTo'>): boolean {
  return canAny(actor, ['manage', 'desk']) || assignedTo === actor.id;
}

async function requireTranslator(
  deps: Pick<Deps, 'company'>,
  trx: Trx,
  { review, personId }: { review: Review; personId: string },
): Promise<void> {
  const person = await findTranslator(trx, personId);
  const isAble = person && person.suspendedAt === null && canAny(person, ['translate', 'certify']);
  if (!isAble) throw new AppError('ASSIGNEE_NOT_STAFF');
  const { workPairs, name, email } = person;
  const agreement = (await readAgreementFacts(deps, trx, [person])).get(personId);
  const isBound = !agreement || mayTakeWork(agreement);
  const isOfPair = !workPairs || workPairs.length === 0 || listsPair({ languagePairs: workPairs }, review);
  if (isBound && isOfPair) return;
  const reason = isBound
    ? `${name ?? email} does not work from ${review.sourceLanguage} into ${review.targetLanguage}.`
    : `${name ?? email} has not accepted the agreement in force.`;
  throw new AppError('ASSIGNEE_CANNOT', { details: { reason } });
}

async function splitsAbove({ company }: Pick<Deps, 'company'>): Promise<number> {
  return (await company.find('revision'))?.facts.splitAbovePages ?? 0;
}

/**
 * Says that the actor's part is done, or takes that back.
 * Throws PART_NOT_FOUND, PART_UNFINISHED and the codes of `lockPendingReview`.
 */
export async function finishPart(
  deps: Deps,
  actor: Actor,
  { id, partId, isDone }: { id: string; partId: string; isDone: boolean },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const review = await lockPendingReview(trx, id);
    const part = (await listParts(trx, id)).find((one) => one.id === partId && one.personId === actor.id);
    if (!part) throw new AppError('PART_NOT_FOUND');
    if ((part.doneAt !== null) === isDone) return;
    const isOpen = isDone && (await countUnconfirmed(trx, { ...part, reviewId: id })) > 0;
    if (isOpen) throw new AppError('PART_UNFINISHED');
    await updateDone(trx, { id: partId, doneAt: isDone ? deps.now() : null });
    const { documentId, filename, assignedTo } = review;
    if (!isDone || assignedTo === null || assignedTo === actor.id) return;
    const payload = { documentId, filename, part: spanWords(part), by: actor.name ?? actor.email };
    await notify(trx, { now: deps.now, userId: assignedTo, kind: 'part_done', payload });
  });
}

/** The parts of a paper as the reader sees them. Throws REVIEW_NOT_FOUND. */
export async function getParts(deps: Deps, actor: Actor, id: string): Promise<z.input<typeof partsOutput>> {
  const review = await findReview(deps.db, id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const abovePages = await splitsAbove(deps);
  const parts = await listParts(deps.db, id);
  const isPending = review.status === 'pending' && review.notarySince === null;
  const isSplittable = abovePages > 0 && review.pages > abovePages && review.assignedTo !== null;
  const own = parts.filter(({ personId }) => personId === actor.id);
  const isLimited = parts.length > 0 && review.assignedTo !== actor.id;
  const numbers = Array.from({ length: review.pages }, (_none, index) => index + 1);
  return {
    ...{ abovePages, pages: review.pages },
    holderName: review.assignedTo === null ? null : await findHolderName(deps.db, review.assignedTo),
    canSplit: isPending && canSplit(actor, review) && (isSplittable || parts.length > 0),
    writable: isLimited ? numbers.filter((page) => isInSpans(own, page)) : null,
    items: parts.map(({ doneAt, ...part }) => ({
      ...part,
      isYours: part.personId === actor.id,
      doneAt: doneAt?.toISOString() ?? null,
    })),
  };
}

export async function listPartsOf(db: Db, personId: string): Promise<z.input<typeof ownPart>[]> {
  const rows = await listOwnParts(db, personId);
  return rows.map(({ dueAt, doneAt, documentId: _document, ...part }) => ({
    ...part,
    dueAt: dueAt.toISOString(),
    isDone: doneAt !== null,
  }));
}

/**
 * Returns the pages of a person who stops to the papers' holders and notifies them. The caller has locked the person.
 */
export async function releaseParts(deps: Pick<Deps, 'now'>, trx: Trx, personId: string): Promise<void> {
  for (const { documentId, filename, assignedTo, ...part } of await deletePartsOf(trx, personId)) {
    if (assignedTo === null || assignedTo === personId) continue;
    const payload = { documentId, filename, part: spanWords(part) };
    await notify(trx, { now: deps.now, userId: assignedTo, kind: 'part_back', payload });
  }
}
