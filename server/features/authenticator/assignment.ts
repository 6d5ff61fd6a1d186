import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findAccount } from '#server/features/auth/queries.ts';
import { listSignerProfiles } from '#server/features/certification/signer-queries.ts';
import { insertDocumentEvent } from '#server/features/documents/queries.ts';
import {
  findReviewView,
  listAssignees,
  releaseClaim,
  updateAssignment,
  updateClaim,
} from '#server/features/documents/review/queries.ts';
import { findReview, lockPendingReview } from '#server/features/documents/reviews.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { can, canAny } from '#shared/access.ts';
import { listsPair } from '#shared/certificate/language-pairs.ts';
import { claimRenewalMs, claimsStaleBefore } from '#shared/review-claim.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { assigneesOutput } from '#shared/schemas/conversation.ts';
import { shownTo } from './shown.ts';

/*
 * Claims on reviews, so that two people do not review the same document.
 * Promises: one holder at a time; a claim expires fifteen minutes after its last renewal, or with the decision.
 * Never: a review blocked by an abandoned claim.
 */

/** From one renewal to the next, and a minute for a late one. */
const typesetterHoldMs = claimRenewalMs + 60_000;

/*
 * Assignments: who is to translate a review.
 * Promises: an admin assigns anybody on the staff; an authenticator takes what is free and gives back their own; the person is
 * notified, and the change is in the audit log.
 * Never: a review that others cannot edit or decide because of an assignment: only a claim does that.
 */

/**
 * Assigns a pending review; `to` null takes the assignment away. Repeating it is idempotent.
 * Throws REVIEW_NOT_FOUND, ASSIGN_DENIED, ASSIGNEE_NOT_STAFF and the codes of `lockPendingReview`.
 */
export async function assignReview(
  deps: Deps,
  actor: Actor,
  { id, to }: { id: string; to: string | null },
): Promise<ReviewView> {
  await deps.db.transaction().execute(async (trx) => {
    const review = await lockPendingReview(trx, id);
    if (review.assignedTo === to) return;
    if (!canAssign(actor, { assignedTo: review.assignedTo, to })) throw new AppError('ASSIGN_DENIED');
    const person = to === null ? null : await findAccount(trx, to);
    if (person !== null && !(person && canAny(person, ['translate', 'revise', 'certify'])))
      throw new AppError('ASSIGNEE_NOT_STAFF');
    const now = deps.now();
    await updateAssignment(trx, { id, to, now });
    const { documentId, filename } = review;
    await insertDocumentEvent(trx, {
      documentId,
      event: 'review.assigned',
      actorId: actor.id,
      actorRole: actor.role,
      details: JSON.stringify({ from: review.assignedTo, to }),
      createdAt: now,
    });
    if (to === null || to === actor.id) return;
    await notify(trx, { now: deps.now, userId: to, kind: 'review_assigned', payload: { documentId, filename } });
  });
  const view = await findReviewView(deps.db, { id, now: deps.now() });
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
  const items = staff.map(({ name, email, ...person }) => ({
    ...person,
    name: name ?? email,
    isOffered: offered.has(person.id),
  }));
  return { items: items.toSorted((one, other) => Number(other.isOffered) - Number(one.isOffered)) };
}

/** Admins assign anybody; others take what is free, and give back their own. */
function canAssign(
  actor: Pick<Actor, 'id' | 'role'>,
  { assignedTo, to }: { assignedTo: string | null; to: string | null },
): boolean {
  if (can(actor, 'manage')) return true;
  return to === null ? assignedTo === actor.id : assignedTo === null && to === actor.id;
}

/** Claims a pending review, or renews the actor's claim. Throws REVIEW_NOT_FOUND, CONFLICT (decided, or held by another). */
export async function claimReview(deps: Deps, actor: Actor, id: string): Promise<ReviewView> {
  const now = deps.now();
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
