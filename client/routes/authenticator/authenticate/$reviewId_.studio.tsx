import { createFileRoute } from '@tanstack/react-router';
import { loadStudio } from '#client/features/authenticator/studio/load-studio.ts';
import { StudioRoute } from '#client/routes/-staff/studio.tsx';

export const Route = createFileRoute('/authenticator/authenticate/$reviewId_/studio')({
  staticData: { title: 'Translation', isFocused: true },
  beforeLoad: loadStudio,
  component: StudioRoute,
});
