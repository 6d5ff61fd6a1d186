import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { listSignerProfiles } from '#server/features/certification/signer-queries.ts';
import { findReviewView, listAssignees, releaseClaim, updateClaim } from '#server/features/documents/review/queries.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { assign, findUnable } from '#server/features/team/assignment.ts';
import { listsPair } from '#shared/certificate/language-pairs.ts';
import { claimRenewalMs, claimsStaleBefore } from '#shared/review-claim.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { assigneesOutput } from '#shared/schemas/conversation.ts';
import { requireMayWork } from './begun.ts';
import { shownTo } from './shown.ts';

/*
 * Claims on reviews, so that two people do not review the same document.
 * Promises: one holder at a time; a claim expires fifteen minutes after its last renewal, or with the decision.
 * Never: a review blocked by an abandoned claim.
 */

/** From one renewal to the next, and a minute for a late one. */
const typesetterHoldMs = claimRenewalMs + 60_000;

/** Throws the codes of `assign`. */
export async function assignReview(
  deps: Deps,
  actor: Actor,
  move: { id: string; to: string | null },
): Promise<ReviewView> {
  await assign(deps, actor, move);
  const view = await findReviewView(deps.db, { id: move.id, now: deps.now() });
  if (!view) throw new AppError('REVIEW_NOT_FOUND');
  return shownTo(actor, view);
}

/** Staff to whom a review can be assigned; those whose profile lists its languages first. Throws REVIEW_NOT_FOUND. */
export async function getAssignees(deps: Deps, id: string): Promise<z.input<typeof assigneesOutput>> {
  const review = await findReview(deps.db, id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const staff = await listAssignees(deps.db);
  const profiles = await listSignerProfiles(
    deps.db,
    staff.map((person) => person.id),
  );
  const offered = new Set(profiles.filter((profile) => listsPair(profile, review)).map(({ userId }) => userId));
  const cannot = await findUnable(deps, { review, ids: staff.map((person) => person.id) });
  const items = staff.map(({ name, email, ...person }) => ({
    ...person,
    name: name ?? email,
    isOffered: offered.has(person.id),
    cannot: cannot.get(person.id) ?? null,
  }));
  return { items: items.toSorted((one, other) => Number(other.isOffered) - Number(one.isOffered)) };
}

/**
 * Claims a pending review, or renews the actor's claim.
 * Throws REVIEW_NOT_FOUND, CONFLICT (decided, or held by another), AGREEMENT_NEEDED (not the actor's yet).
 */
export async function claimReview(deps: Deps, actor: Actor, id: string): Promise<ReviewView> {
  const now = deps.now();
  await requireMayWork(deps, actor, id);
  const isTaken = await updateClaim(deps.db, { id, userId: actor.id, now, staleBefore: claimsStaleBefore(now) });
  const view = await findReviewView(deps.db, { id, now });
  if (!view || view.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  if (!isTaken) throw new AppError('CONFLICT');
  // An open workspace ends in a print: the decision finds the typesetter warm.
  if (deps.env.typesetterWarmUp) {
    deps.typesetter.warm({ hasSpare: false, holdMs: typesetterHoldMs }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'typesetter did not start');
    });
  }
  return shownTo(actor, view);
}

/** Releases the actor's claim; another person's is kept. Throws REVIEW_NOT_FOUND. */
export async function releaseReview(deps: Deps, actor: Actor, id: string): Promise<ReviewView> {
  await releaseClaim(deps.db, { id, userId: actor.id });
  const view = await findReviewView(deps.db, { id, now: deps.now() });
  if (!view || view.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  return shownTo(actor, view);
}
