import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import { findReview, lockPendingReview, type Review } from '#server/features/documents/reviews.ts';
import { insertDocumentEvent } from '#server/features/documents/rows.ts';
import { notify, notifyPeople } from '#server/features/notifications/notify.ts';
import { requireAgreement } from '#server/features/pay/agreement-gate.ts';
import { lockText, type TextRow, loadText } from '#server/features/translation/text-queries.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { textSha256 } from '#server/platform/typesetting/text-job.ts';
import { listsPair, type LanguagePair } from '#shared/certificate/language-pairs.ts';
import { findPassed, hasWritten, insertRound, listRevisers, lockRound, updateRound, type RoundRow } from './queries.ts';
import { requirementOf } from './requirement.ts';

/*
 * Rounds of revision: submitted by the translator, taken by a reviser, passed or returned.
 * Promises: one open round of a text at a time; the translator's version and the reviser's are kept; steps are
 * idempotent, and of two concurrent ones the first wins.
 * Never: a reviser who translated any of it, which the database refuses too; a round of a decided paper.
 */

/**
 * Hands the text to the revisers, who alone write in it until the round is over.
 * Throws REVISION_NOT_NEEDED, REVISION_UNFINISHED, CONFLICT for another version, REVISION_TAKEN and the codes of `lockPendingReview`.
 */
export async function submitForRevision(
  deps: Deps,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const paper = await findReview(deps.db, id);
  if (!paper || paper.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const { isRequired } = await requirementOf(deps, paper);
  await deps.db.transaction().execute(async (trx) => {
    const { review, text, round } = await lock(trx, id);
    if (round?.state === 'waiting' && round.translatorId === actor.id && round.textVersion === version) return;
    if (round && isOpen(round)) throw new AppError('REVISION_TAKEN');
    if (!isRequired) throw new AppError('REVISION_NOT_NEEDED');
    if (text.version !== version) throw new AppError('CONFLICT');
    assertFinished(text);
    const passed = await findPassed(trx, id);
    if (passed?.closedSha256 === (await hashOf(trx, id))) return;
    await insertRound(trx, { reviewId: id, translatorId: actor.id, textVersion: version, submittedAt: deps.now() });
    await record(deps, trx, { review, actor, event: 'revision.submitted', details: { version } });
    await notifyRevisers(deps, trx, { review, translatorId: actor.id, version });
  });
}

/** Takes a text back that nobody revises yet. Throws REVISION_TAKEN, REVISION_CLOSED and the codes of `lockPendingReview`. */
export async function withdrawRevision(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { review, round } = await lock(trx, id);
    if (round?.state === 'taken') throw new AppError('REVISION_TAKEN');
    if (round?.state !== 'waiting' || round.translatorId !== actor.id) throw new AppError('REVISION_CLOSED');
    await updateRound(trx, { id: round.id, values: { state: 'withdrawn', closedAt: deps.now() } });
    await record(deps, trx, { review, actor, event: 'revision.withdrawn', details: {} });
  });
}

/**
 * Makes the actor the reviser of a text that waits for one.
 * Throws PERMISSION_DENIED, REVISION_CLOSED, REVISION_TAKEN, REVISION_OWN, REVISION_PAIR, AGREEMENT_NEEDED and the codes of `lockPendingReview`.
 */
export async function takeRevision(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    // Before the paper, as a suspension locks them.
    await lockHeld(trx, actor.id, 'revise');
    const { review, round } = await lock(trx, id);
    if (!round || !isOpen(round)) throw new AppError('REVISION_CLOSED');
    if (round.reviserId === actor.id) return;
    if (round.reviserId !== null) throw new AppError('REVISION_TAKEN');
    if (!worksIn(actor.workPairs, review)) throw new AppError('REVISION_PAIR');
    if (await isTranslator(trx, { round, personId: actor.id })) throw new AppError('REVISION_OWN');
    await requireAgreement(deps, trx, actor.id);
    await updateRound(trx, { id: round.id, values: { state: 'taken', reviserId: actor.id, takenAt: deps.now() } });
    await record(deps, trx, { review, actor, event: 'revision.taken', details: {} });
  });
}

/** Gives a text that the actor took back to the pool. Throws REVISION_CLOSED and the codes of `lockPendingReview`. */
export async function releaseRevision(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { review, round } = await lock(trx, id);
    if (round?.state === 'waiting') return;
    if (round?.state !== 'taken' || round.reviserId !== actor.id) throw new AppError('REVISION_CLOSED');
    await updateRound(trx, { id: round.id, values: { state: 'waiting', reviserId: null, takenAt: null } });
    await record(deps, trx, { review, actor, event: 'revision.released', details: {} });
  });
}

/**
 * Passes the text as it stands in `version`; once it changes it is revised again.
 * Throws REVISION_CLOSED, CONFLICT for another version, REVISION_UNFINISHED and the codes of `lockPendingReview`.
 */
export async function passRevision(
  deps: Deps,
  actor: Actor,
  { id, version, note }: { id: string; version: number; note: string },
): Promise<void> {
  await close(deps, actor, { id, note, state: 'passed', version });
}

/** Returns the text to its translator with a note. Throws REVISION_CLOSED and the codes of `lockPendingReview`. */
export async function returnRevision(
  deps: Deps,
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<void> {
  await close(deps, actor, { id, note, state: 'returned' });
}

interface Closing {
  id: string;
  note: string;
  state: 'passed' | 'returned';
  /** Of a text that is passed. */
  version?: number;
}

async function close(deps: Deps, actor: Actor, { id, note, state, version }: Closing): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockHeld(trx, actor.id, 'revise');
    const { review, text, round } = await lock(trx, id);
    if (round?.reviserId !== actor.id) throw new AppError('REVISION_CLOSED');
    const isSame = version === undefined || round.closedVersion === version;
    if (round.state === state && isSame) return;
    if (round.state !== 'taken') throw new AppError('REVISION_CLOSED');
    if (version !== undefined && text.version !== version) throw new AppError('CONFLICT');
    if (state === 'passed') assertFinished(text);
    const closedSha256 = await hashOf(trx, id);
    const values = { state, note, closedAt: deps.now(), closedVersion: text.version, closedSha256 };
    await updateRound(trx, { id: round.id, values });
    const details = { version: text.version };
    await record(deps, trx, { review, actor, event: `revision.${state}`, details });
    const { documentId, filename } = review;
    const by = actor.name ?? actor.email;
    const kind = state === 'passed' ? 'revision_passed' : 'revision_returned';
    await notify(trx, { now: deps.now, userId: round.translatorId, kind, payload: { documentId, filename, by, note } });
  });
}

/** Locks paper, text and round in that order, as saves and decisions do. Throws REVISION_UNFINISHED without a text. */
export async function lock(
  trx: Trx,
  id: string,
): Promise<{ review: Review; text: TextRow; round: RoundRow | undefined }> {
  const review = await lockPendingReview(trx, id);
  const text = await lockText(trx, id);
  if (!text) throw new AppError('REVISION_UNFINISHED');
  return { review, text, round: await lockRound(trx, id) };
}

export function isOpen({ state }: Pick<RoundRow, 'state'>): boolean {
  return state === 'waiting' || state === 'taken';
}

export function worksIn(
  pairs: readonly LanguagePair[] | null | undefined,
  paper: { sourceLanguage: string; targetLanguage: string },
): boolean {
  return !pairs || listsPair({ languagePairs: pairs }, paper);
}

/** Submitted it, or wrote any of it. */
export async function isTranslator(
  db: Trx | Deps['db'],
  {
    round: { reviewId, translatorId, textVersion },
    personId,
  }: { round: Pick<RoundRow, 'reviewId' | 'translatorId' | 'textVersion'>; personId: string },
): Promise<boolean> {
  return translatorId === personId || hasWritten(db, { reviewId, personId, version: textVersion });
}

function assertFinished({ blocks, confirmed }: TextRow): void {
  if (blocks === 0 || confirmed < blocks) throw new AppError('REVISION_UNFINISHED');
}

async function hashOf(trx: Trx, reviewId: string): Promise<string> {
  const text = await loadText(trx, reviewId);
  if (!text) throw new AppError('REVISION_UNFINISHED');
  return textSha256(text);
}

async function notifyRevisers(
  deps: Deps,
  trx: Trx,
  { review, translatorId, version }: { review: Review; translatorId: string; version: number },
): Promise<void> {
  const able = (await listRevisers(trx)).filter(({ workPairs }) => worksIn(workPairs, review));
  const userIds: string[] = [];
  for (const { id } of able) {
    const isOwn = id === translatorId || (await hasWritten(trx, { reviewId: review.id, personId: id, version }));
    if (!isOwn) userIds.push(id);
  }
  const { documentId, filename, pages } = review;
  const payload = { documentId, filename, pages };
  await notifyPeople(trx, { now: deps.now, userIds, kind: 'revision_waiting', payload });
}

async function record(
  deps: Deps,
  trx: Trx,
  { review, actor, event, details }: { review: Review; actor: Actor; event: string; details: object },
): Promise<void> {
  await insertDocumentEvent(trx, {
    documentId: review.documentId,
    event,
    actorId: actor.id,
    actorRole: actor.role,
    details: JSON.stringify(details),
    createdAt: deps.now(),
  });
}
