import { createFileRoute } from '@tanstack/react-router';
import { loadMyWork, MyWorkRoute } from '#client/routes/-staff/my-work.tsx';

export const Route = createFileRoute('/_admin/admin/my-work')({
  staticData: { title: 'My Work' },
  loader: loadMyWork,
  component: MyWorkRoute,
});
