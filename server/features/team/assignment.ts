import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { updateAssignment } from '#server/features/documents/review/queries.ts';
import { lockPendingReview, offerByRule, type Review } from '#server/features/documents/reviews.ts';
import { insertDocumentEvent } from '#server/features/documents/rows.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { canAny } from '#shared/access.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { findLastingRefusal } from '#shared/team/routing.ts';
import { loadCandidates, readPaper } from './candidates.ts';
import { closeOffer, insertDeclined, insertHandOver, lockOpenOffer } from './offer-queries.ts';
import { lockPerson } from './people-queries.ts';

/*
 * Assignments of papers to people.
 * Promises: one holder at a time, who can do the paper when they get it; the person is notified, and the change is in the audit log;
 * an open offer of the paper ends with it.
 * Never: a paper of a person who is suspended concurrently, since both lock the person first.
 */

interface Move {
  /** The review's. */
  id: string;
  to: string | null;
  /** The holder on the mover's board; any other current holder is a conflict. */
  from?: string | null | undefined;
}

/**
 * Assigns a pending review, or unassigns it with `to` null. Idempotent.
 * Throws REVIEW_NOT_FOUND, BOARD_CHANGED, ASSIGN_DENIED, ASSIGNEE_NOT_STAFF, ASSIGNEE_CANNOT and the codes of `lockPendingReview`.
 */
export async function assign(deps: Deps, actor: Actor, { id, to, from }: Move): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (to !== null) await lockPerson(trx, to);
    const review = await lockPendingReview(trx, id);
    if (review.assignedTo === to) return;
    if (from !== undefined && review.assignedTo !== from) throw new AppError('BOARD_CHANGED');
    if (!canAssign(actor, { assignedTo: review.assignedTo, to })) throw new AppError('ASSIGN_DENIED');
    if (to !== null) await requireAble(deps, trx, { review, to });
    await setAssignee(deps, trx, { review, to, actor });
    if (to === null && review.assignedTo === actor.id) await giveBack(deps, trx, { reviewId: id, personId: actor.id });
    if (to === null || to === actor.id) return;
    const { documentId, filename } = review;
    await notify(trx, { now: deps.now, userId: to, kind: 'review_assigned', payload: { documentId, filename } });
  });
}

/** Counts as a declined offer, so that the paper is offered to others. */
async function giveBack(deps: Deps, trx: Trx, { reviewId, personId }: { reviewId: string; personId: string }) {
  await insertDeclined(trx, { reviewId, personId, now: deps.now() });
  await offerByRule(deps, trx, [reviewId]);
}

/**
 * Passes the actor's own paper on to a colleague.
 * Throws PASS_ON_DENIED, ASSIGNEE_NOT_STAFF, ASSIGNEE_CANNOT and the codes of `lockPendingReview`.
 */
export async function passOn(
  deps: Deps,
  actor: Actor,
  { id, to, note }: { id: string; to: string; note: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockPerson(trx, to);
    const review = await lockPendingReview(trx, id);
    if (review.assignedTo !== actor.id || to === actor.id) throw new AppError('PASS_ON_DENIED');
    await requireAble(deps, trx, { review, to });
    await setAssignee(deps, trx, { review, to, actor });
    await insertHandOver(trx, { reviewId: id, fromId: actor.id, toId: to, note, madeAt: deps.now() });
    const { documentId, filename } = review;
    const payload = { documentId, filename, from: actor.name ?? actor.email, note };
    await notify(trx, { now: deps.now, userId: to, kind: 'review_passed', payload });
  });
}

/** Updates the assignment of the locked review and closes its open offer with `answer`. */
export async function setAssignee(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  {
    review: { id, documentId, assignedTo },
    to,
    actor,
    answer = 'withdrawn',
  }: {
    review: Pick<Review, 'id' | 'documentId' | 'assignedTo'>;
    to: string | null;
    /** Null: assigned by the routing job. */
    actor: Pick<Actor, 'id' | 'role'> | null;
    answer?: 'accepted' | 'withdrawn';
  },
): Promise<void> {
  const now = deps.now();
  await updateAssignment(trx, { id, to, now });
  const offer = await lockOpenOffer(trx, id);
  if (offer) await closeOffer(trx, { id: offer.id, answer, now });
  await insertDocumentEvent(trx, {
    documentId,
    event: 'review.assigned',
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? 'system',
    details: JSON.stringify({ from: assignedTo, to }),
    createdAt: now,
  });
}

/** Checks the locked person. Throws ASSIGNEE_NOT_STAFF, ASSIGNEE_CANNOT with the reason. */
export async function requireAble(deps: Deps, trx: Trx, { review, to }: { review: Review; to: string }): Promise<void> {
  const paper = await readPaper(trx, review);
  const [candidate] = await loadCandidates(deps, trx, { paper, ids: [to] });
  if (!candidate || candidate.isSuspended || !canAny(candidate, ['translate', 'revise', 'certify']))
    throw new AppError('ASSIGNEE_NOT_STAFF');
  const refusal = findLastingRefusal(paper, candidate, dayOf(deps.now()));
  if (refusal) throw new AppError('ASSIGNEE_CANNOT', { details: { reason: refusal.reason } });
}

/** Refusal reasons of those who cannot take the paper, by person. */
export async function findUnable(
  deps: Deps,
  { review, ids }: { review: Review; ids: readonly string[] },
): Promise<Map<string, string>> {
  const paper = await readPaper(deps.db, review);
  const candidates = await loadCandidates(deps, deps.db, { paper, ids });
  const today = dayOf(deps.now());
  return new Map(
    candidates.flatMap((candidate) => {
      const refusal = findLastingRefusal(paper, candidate, today);
      return refusal ? [[candidate.id, refusal.reason] as const] : [];
    }),
  );
}

/** Planners may assign anyone; others may take unassigned papers and give back their own. */
function canAssign(
  actor: Pick<Actor, 'id' | 'role' | 'capabilities'>,
  { assignedTo, to }: { assignedTo: string | null; to: string | null },
): boolean {
  if (canAny(actor, ['manage', 'desk'])) return true;
  return to === null ? assignedTo === actor.id : assignedTo === null && to === actor.id;
}
