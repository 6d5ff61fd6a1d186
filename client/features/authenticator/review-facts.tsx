import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { formatPages } from '../../lib/format.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ApproveButton } from './approve-button.tsx';
import { RejectButton } from './reject-button.tsx';
import { ReviewFiles } from './review-files.tsx';

const workflowWords = {
  waiting: { word: 'Waiting', tone: 'idle' },
  sent: { word: 'Translating', tone: 'info' },
  received: { word: 'Ready', tone: 'ok' },
  failed: { word: 'Failed', tone: 'warn' },
} as const;

const typeWords = { certified: 'Certified', notarized: 'Notarized' } as const;

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
      <span className="block whitespace-nowrap">{typeWords[review.translationType]}</span>
      <span className="block whitespace-nowrap">Bank: {review.isBankStatement ? 'Yes' : 'No'}</span>
    </span>
  );
}

/** Everything one can do with a pending review. */
export function ReviewActions({ review }: { review: ReviewView }) {
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap gap-2">
        <ApproveButton review={review} />
        <RejectButton review={review} />
      </span>
      <span className="flex flex-wrap gap-x-3">
        <ReviewFiles review={review} />
      </span>
    </span>
  );
}
