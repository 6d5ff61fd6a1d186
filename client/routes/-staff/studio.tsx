import { readQueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { StudioPage } from '#client/features/authenticator/studio/studio-page.tsx';
import { useOwnSearch, useReviewId } from './own-route.ts';

export function StudioRoute() {
  return <StudioPage reviewId={useReviewId()} search={useOwnSearch(readQueueSearch).search} />;
}
