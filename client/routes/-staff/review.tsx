import { readQueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { ReviewWorkspace } from '#client/features/authenticator/workspace/review-workspace.tsx';
import { useOwnSearch, useReviewId } from './own-route.ts';

export function ReviewRoute() {
  return <ReviewWorkspace reviewId={useReviewId()} search={useOwnSearch(readQueueSearch).search} />;
}
