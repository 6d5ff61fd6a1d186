import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findReview, lockPendingReview } from '#server/features/documents/reviews.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { proposeKind } from '#shared/certificate/paper-kinds.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { claimEnd } from '#shared/review-claim.ts';
import type { RoutingFacts } from '#shared/schemas/routing.ts';
import { findRefusal, offerEnd, rankCandidates, type RoutedPaper } from '#shared/team/routing.ts';
import { setAssignee } from './assignment.ts';
import { loadCandidates, readPaper } from './candidates.ts';
import { closeOffer, findLastBy, insertOffer, listAsked, listExpired, lockOpenOffer } from './offer-queries.ts';
import { lockPerson } from './people-queries.ts';

/*
 * Routing: a paid paper is offered to the best person, then to the next, and goes to the pool after the last.
 * Promises: at most one open offer per paper, also with concurrent jobs; each person is asked once; the ranking is
 * checked again under the person's lock.
 * Never: an offer of a paper that is assigned, claimed, decided, or held back by a payment.
 */

type Outcome = 'offered' | 'assigned' | 'done' | 'next';

/** Job: runs when a paper enters the queue and when an offer ends. Idempotent. */
export async function routeReview(deps: Deps, reviewId: string): Promise<void> {
  const routing = await deps.company.find('routing');
  if (!(await endExpired(deps, reviewId)) || !routing?.facts.isOn) return;
  const review = await findReview(deps.db, reviewId);
  if (!review || review.isCorrection || review.status !== 'pending' || review.assignedTo !== null) return;
  const paper = await readPaper(deps.db, review);
  const [candidates, asked, lastBy] = await Promise.all([
    loadCandidates(deps, deps.db, { paper }),
    listAsked(deps.db, reviewId),
    findLastBy(deps.db, review),
  ]);
  const now = deps.now();
  const kind = proposeKind(review.filename, review.isBankStatement);
  const specialists = routing.facts.kinds.find((rule) => rule.kind === kind)?.personIds;
  const { ranked } = rankCandidates(paper, candidates, { now, today: dayOf(now), lastBy, asked, specialists });
  for (const { id } of ranked) {
    const outcome = await offerTo(deps, { reviewId, paper, personId: id, facts: routing.facts });
    if (outcome !== 'next') return;
  }
}

/** Job: expires offers and asks the next person, for timers that fired early or were lost. */
export async function expireOffers(deps: Deps): Promise<void> {
  for (const reviewId of await listExpired(deps.db, deps.now())) await routeReview(deps, reviewId);
}

/** Expires an overdue offer. False while an offer is open. */
async function endExpired(deps: Deps, reviewId: string): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const offer = await lockOpenOffer(trx, reviewId);
    if (!offer) return true;
    const now = deps.now();
    // The job is for an earlier offer, or this clock is ahead.
    if (offer.expiresAt > now) return false;
    await closeOffer(trx, { id: offer.id, answer: 'expired', now });
    return true;
  });
}

async function offerTo(
  deps: Deps,
  order: { reviewId: string; paper: RoutedPaper; personId: string; facts: RoutingFacts },
): Promise<Outcome> {
  const { reviewId, paper, personId, facts } = order;
  try {
    return await deps.db.transaction().execute(async (trx): Promise<Outcome> => {
      await lockPerson(trx, personId);
      const review = await lockPendingReview(trx, reviewId);
      const now = deps.now();
      if (review.assignedTo !== null || claimEnd(review, now) !== null) return 'done';
      const [candidate] = await loadCandidates(deps, trx, { paper, ids: [personId] });
      if (!candidate || findRefusal(paper, candidate, { now, today: dayOf(now) })) return 'next';
      const { documentId, filename, pages } = review;
      if (facts.offerMinutes === 0) {
        await setAssignee(deps, trx, { review, to: personId, actor: null });
        const payload = { documentId, filename };
        await notify(trx, { now: deps.now, userId: personId, kind: 'review_assigned', payload });
        return 'assigned';
      }
      const expiresAt = offerEnd(candidate, paper, { now, minutes: facts.offerMinutes });
      if (!(await insertOffer(trx, { reviewId, personId, offeredAt: now, expiresAt }))) return 'done';
      const startAfterSeconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000) + 1;
      await deps.jobs.enqueue(trx, 'team.route', { reviewId }, { startAfterSeconds });
      const payload = { documentId, filename, pages, minutes: facts.offerMinutes };
      await notify(trx, { now: deps.now, userId: personId, kind: 'review_offered', payload });
      return 'offered';
    });
  } catch (error) {
    // Decided, refunded or disputed meanwhile: no offer.
    if (error instanceof AppError && error.code !== 'UNEXPECTED') return 'done';
    throw error;
  }
}
