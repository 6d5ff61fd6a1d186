import { createFileRoute } from '@tanstack/react-router';
import { ReviewWorkspace } from '#client/features/authenticator/workspace/review-workspace.tsx';

export const Route = createFileRoute('/authenticator/authenticate/$reviewId')({
  staticData: { title: 'Review' },
  component: ReviewPage,
});

function ReviewPage() {
  const { reviewId } = Route.useParams();
  return <ReviewWorkspace reviewId={reviewId} search={Route.useSearch()} />;
}
