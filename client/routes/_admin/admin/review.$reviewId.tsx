import { createFileRoute } from '@tanstack/react-router';
import { readQueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { ReviewRoute } from '#client/routes/-staff/review.tsx';

export const Route = createFileRoute('/_admin/admin/review/$reviewId')({
  staticData: { title: 'Review', isFocused: true },
  validateSearch: readQueueSearch,
  component: ReviewRoute,
});
