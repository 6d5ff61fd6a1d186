import { createFileRoute } from '@tanstack/react-router';
import { readQueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { loadStudio } from '#client/features/authenticator/studio/load-studio.ts';
import { StudioPage } from '#client/features/authenticator/studio/studio-page.tsx';

export const Route = createFileRoute('/_admin/admin/review/$reviewId_/studio')({
  staticData: { title: 'Translation', isFocused: true },
  validateSearch: readQueueSearch,
  loader: loadStudio,
  component: StudioRoute,
});

function StudioRoute() {
  const { reviewId } = Route.useParams();
  return <StudioPage reviewId={reviewId} search={Route.useSearch()} />;
}
