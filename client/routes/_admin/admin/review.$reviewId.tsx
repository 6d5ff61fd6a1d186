import { createFileRoute } from '@tanstack/react-router';
import { readQueueSearch } from '../../../features/authenticator/queue-search.ts';
import { ReviewWorkspace } from '../../../features/authenticator/review-workspace.tsx';

export const Route = createFileRoute('/_admin/admin/review/$reviewId')({
  staticData: { title: 'Review' },
  validateSearch: readQueueSearch,
  component: ReviewPage,
});

function ReviewPage() {
  const { reviewId } = Route.useParams();
  return <ReviewWorkspace reviewId={reviewId} search={Route.useSearch()} />;
}
