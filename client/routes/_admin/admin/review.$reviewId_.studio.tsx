import { createFileRoute } from '@tanstack/react-router';
import { readQueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { loadStudio } from '#client/features/authenticator/studio/load-studio.ts';
import { StudioRoute } from '#client/routes/-staff/studio.tsx';

export const Route = createFileRoute('/_admin/admin/review/$reviewId_/studio')({
  staticData: { title: 'Translation', isFocused: true },
  validateSearch: readQueueSearch,
  beforeLoad: loadStudio,
  component: StudioRoute,
});
