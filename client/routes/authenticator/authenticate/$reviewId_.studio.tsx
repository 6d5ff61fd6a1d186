import { createFileRoute } from '@tanstack/react-router';
import { loadStudio } from '#client/features/authenticator/studio/load-studio.ts';
import { StudioPage } from '#client/features/authenticator/studio/studio-page.tsx';

export const Route = createFileRoute('/authenticator/authenticate/$reviewId_/studio')({
  staticData: { title: 'Translation', isFocused: true },
  loader: loadStudio,
  component: StudioRoute,
});

function StudioRoute() {
  const { reviewId } = Route.useParams();
  return <StudioPage reviewId={reviewId} search={Route.useSearch()} />;
}
