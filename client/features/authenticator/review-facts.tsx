import { translationTypeLabel } from '#shared/pricing.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { formatPages } from '../../lib/format.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ApproveButton } from './approve-button.tsx';
import { RejectButton } from './reject-button.tsx';
import { ReviewFiles } from './review-files.tsx';

const workflowWords = {
  waiting: { word: 'Waiting for translation', tone: 'idle' },
  sent: { word: 'Being translated', tone: 'info' },
  received: { word: 'Ready for review', tone: 'ok' },
  failed: { word: 'Needs a correction', tone: 'warn' },
} as const;

/** Where a pending review stands, and since when. */
export function ReviewStatus({ review }: { review: ReviewView }) {
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge {...workflowWords[review.workflowState]} />
      <DateTime value={review.createdAt} className="text-xs text-ink-2" />
    </span>
  );
}

/** Pages, type, bank statement or not. */
export function ReviewDetails({ review }: { review: ReviewView }) {
  return (
    <span className="block text-xs text-ink-2">
      <span className="block whitespace-nowrap">{formatPages(review.pages)}</span>
      <span className="block whitespace-nowrap">{translationTypeLabel[review.translationType]}</span>
      <span className="block whitespace-nowrap">Bank statement: {review.isBankStatement ? 'Yes' : 'No'}</span>
    </span>
  );
}

/** Everything one can do with a pending review. */
export function ReviewActions({ review }: { review: ReviewView }) {
  return (
    <span className="flex flex-wrap gap-2">
      <ReviewFiles review={review} />
      <ApproveButton review={review} />
      <RejectButton review={review} />
    </span>
  );
}
