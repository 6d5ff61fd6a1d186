import { createFileRoute } from '@tanstack/react-router';
import { readQueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { ReviewWorkspace } from '#client/features/authenticator/workspace/review-workspace.tsx';

export const Route = createFileRoute('/_admin/admin/review/$reviewId')({
  staticData: { title: 'Review' },
  validateSearch: readQueueSearch,
  component: ReviewPage,
});

function ReviewPage() {
  const { reviewId } = Route.useParams();
  return <ReviewWorkspace reviewId={reviewId} search={Route.useSearch()} />;
}
