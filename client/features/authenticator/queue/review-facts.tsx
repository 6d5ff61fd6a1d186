import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { ApproveButton, RejectButton } from '#client/features/authenticator/workspace/decision-buttons.tsx';
import { ReviewFiles } from '#client/features/authenticator/workspace/review-files.tsx';
import { PromiseClock } from '#client/features/documents/promise/promise-clock.tsx';
import { formatPages } from '#client/lib/format.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { standingOf, standingRules } from '#shared/document-status.ts';
import { formatMoney } from '#shared/money.ts';
import { services } from '#shared/pricing.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { QueueSearch } from './queue-search.ts';
import { reviewLabel } from './review-labels.ts';
import { TextStandingWords } from './text-standing.tsx';

/** How long a pending review has left, else when it was decided. */
export function ReviewTime({ review }: { review: ReviewView }) {
  return review.status === 'pending' ? (
    <PromiseClock order={review} />
  ) : (
    <DateTime value={review.createdAt} className="text-xs whitespace-nowrap text-ink-2" />
  );
}

/** Status, amount and holder of a review. */
export function ReviewState({ review }: { review: ReviewView }) {
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge {...reviewLabel(review)} />
      <MoneyMark review={review} />
      <HeldBy review={review} />
      <AssignedTo review={review} />
    </span>
  );
}

/** The mark of a refund, dispute or cancellation. */
function MoneyMark({ review }: { review: ReviewView }) {
  const { mark } = standingRules[standingOf(review)];
  const word =
    mark ??
    (review.refundedCents > 0
      ? `${formatMoney({ cents: review.refundedCents, currency: review.currency })} refunded`
      : null);
  return word === null ? null : <StatusBadge tone="warn" word={word} />;
}

/** The reviewer who holds the claim, if another one does. */
function HeldBy({ review }: { review: ReviewView }) {
  const user = useCurrentUser();
  if (review.claimedById === null || review.claimedById === user?.id) return null;
  return (
    <span className="text-xs text-warn">
      With <bdi>{review.claimedByName}</bdi>
    </span>
  );
}

export function ReviewSummary({ review }: { review: ReviewView }) {
  return (
    <span className="block text-xs text-ink-2">
      <span className="block whitespace-nowrap">{formatPages(review.pages)}</span>
      <span className="block whitespace-nowrap">{services[review.translationType].word}</span>
      <span className="block whitespace-nowrap">Bank: {review.isBankStatement ? 'Yes' : 'No'}</span>
      <TextStandingWords review={review} />
    </span>
  );
}

/** A review's actions in the list. */
export function ReviewActions({ review, search }: { review: ReviewView; search: QueueSearch }) {
  return (
    <span className="grid gap-1">
      {review.status === 'pending' ? (
        <span className="flex flex-wrap gap-2">
          <ApproveButton review={review} search={search} />
          <RejectButton review={review} search={search} />
        </span>
      ) : null}
      <span className="flex flex-wrap gap-x-3">
        <ReviewFiles review={review} />
      </span>
    </span>
  );
}

/** The assigned translator of a review. */
function AssignedTo({ review }: { review: Pick<ReviewView, 'assignedToId' | 'assignedToName' | 'status'> }) {
  const user = useCurrentUser();
  if (review.assignedToId === null || review.status !== 'pending') return null;
  return (
    <span className="text-xs text-ink-2">
      {review.assignedToId === user?.id ? (
        'Assigned to you'
      ) : (
        <>
          Assigned to <bdi>{review.assignedToName}</bdi>
        </>
      )}
    </span>
  );
}
