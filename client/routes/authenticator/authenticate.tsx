import { createFileRoute, Outlet } from '@tanstack/react-router';
import { readQueueSearch } from '#client/features/authenticator/queue/queue-search.ts';

export const Route = createFileRoute('/authenticator/authenticate')({
  staticData: { title: 'Authenticate Documents' },
  validateSearch: readQueueSearch,
  component: Outlet,
});
