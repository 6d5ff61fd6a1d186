import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lockPendingReview } from '#server/features/documents/reviews.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { OfferAnswer } from '#server/platform/db/team-tables.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { claimEnd } from '#shared/review-claim.ts';
import type { OfferView } from '#shared/schemas/team.ts';
import { findRefusal } from '#shared/team/routing.ts';
import { requireAble, setAssignee } from './assignment.ts';
import { loadCandidates, readPaper } from './candidates.ts';
import { closeOffer, findOffer, listOfferViews, listOpenOffers, lockOpenOffer } from './offer-queries.ts';
import { lockPerson } from './people-queries.ts';

/*
 * Offers of papers, answered by the person who is asked.
 * Promises: an accepted offer is an assignment in the same transaction; of two answers, or an answer and a suspension at once, the
 * first one counts; an offer that ends without an assignment goes to the next person.
 * Never: two holders; an offer that was accepted after its time.
 */

export async function listOffers(deps: Pick<Deps, 'now'>, db: Db, actor: Pick<Actor, 'id'>): Promise<OfferView[]> {
  const rows = await listOfferViews(db, { personId: actor.id, now: deps.now() });
  return rows.map((row) => ({
    ...row,
    dueAt: row.dueAt.toISOString(),
    offeredAt: row.offeredAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

const answered: Readonly<Record<OfferAnswer, ErrorCode>> = {
  accepted: 'WORK_OFFER_ANSWERED',
  declined: 'WORK_OFFER_ANSWERED',
  expired: 'WORK_OFFER_EXPIRED',
  withdrawn: 'WORK_OFFER_WITHDRAWN',
};

/**
 * Accepts or declines an offer of the actor's; the same answer again is idempotent.
 * Throws WORK_OFFER_NOT_FOUND, WORK_OFFER_ANSWERED, WORK_OFFER_EXPIRED, WORK_OFFER_WITHDRAWN, ASSIGNEE_CANNOT and the codes of `lockPendingReview`.
 */
export async function answerOffer(
  deps: Deps,
  actor: Actor,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> {
  const answer = accept ? 'accepted' : 'declined';
  await deps.db.transaction().execute(async (trx) => {
    await lockPerson(trx, actor.id);
    const known = await findOffer(trx, { id, personId: actor.id });
    if (!known) throw new AppError('WORK_OFFER_NOT_FOUND');
    if (known.answer === answer) return;
    if (known.answer) throw new AppError(answered[known.answer]);
    const now = deps.now();
    if (known.expiresAt <= now) throw new AppError('WORK_OFFER_EXPIRED');
    const { reviewId } = known;
    if (!accept) {
      await closeOffer(trx, { id, answer, now });
      await deps.jobs.enqueue(trx, 'team.route', { reviewId });
      return;
    }
    const review = await lockPendingReview(trx, reviewId);
    // Under the paper's lock, since an assignment by somebody else closes the offer.
    if ((await lockOpenOffer(trx, reviewId))?.id !== id) {
      const ended = await findOffer(trx, { id, personId: actor.id });
      throw new AppError(answered[ended?.answer ?? 'withdrawn']);
    }
    const isClaimedByOther = review.claimedBy !== actor.id && claimEnd(review, now) !== null;
    if (review.assignedTo !== null || isClaimedByOther) throw new AppError('WORK_OFFER_WITHDRAWN');
    await requireAble(deps, trx, { review, to: actor.id });
    await setAssignee(deps, trx, { review, to: actor.id, actor, answer: 'accepted' });
  });
}

/** Withdraws the open offers of a locked person who stops working on papers. */
export async function withdrawOffers(deps: Pick<Deps, 'now' | 'jobs'>, trx: Trx, personId: string): Promise<void> {
  for (const { id, reviewId } of await listOpenOffers(trx, personId)) {
    await closeOffer(trx, { id, answer: 'withdrawn', now: deps.now() });
    await deps.jobs.enqueue(trx, 'team.route', { reviewId });
  }
}

/** Withdraws open offers that no longer fit the locked person, such as after a new absence. */
export async function withdrawImpossible(deps: Deps, trx: Trx, personId: string): Promise<void> {
  const now = deps.now();
  for (const { id, reviewId } of await listOpenOffers(trx, personId)) {
    const review = await trx
      .selectFrom('documentsToBeVerified')
      .selectAll()
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow();
    const paper = await readPaper(trx, review);
    const [candidate] = await loadCandidates(deps, trx, { paper, ids: [personId] });
    // Leaves this offer out of the person's workload.
    const others = candidate && { ...candidate, work: withoutOffer(candidate.work, review) };
    if (others && !findRefusal(paper, others, { now, today: dayOf(now) })) continue;
    await closeOffer(trx, { id, answer: 'withdrawn', now });
    await deps.jobs.enqueue(trx, 'team.route', { reviewId });
  }
}

function withoutOffer<Work extends { dueAt: number; pages: number }>(
  work: readonly Work[],
  { dueAt, pages }: { dueAt: Date; pages: number },
): Work[] {
  const at = work.findIndex((one) => one.dueAt === dueAt.getTime() && one.pages === pages);
  return work.filter((_one, index) => index !== at);
}
