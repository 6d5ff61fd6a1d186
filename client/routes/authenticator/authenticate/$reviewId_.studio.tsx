import { createFileRoute } from '@tanstack/react-router';
import { StudioPage } from '#client/features/authenticator/studio/studio-page.tsx';

export const Route = createFileRoute('/authenticator/authenticate/$reviewId_/studio')({
  staticData: { title: 'Translation', isFocused: true },
  component: StudioRoute,
});

function StudioRoute() {
  const { reviewId } = Route.useParams();
  return <StudioPage reviewId={reviewId} search={Route.useSearch()} />;
}
