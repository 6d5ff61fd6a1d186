import { createFileRoute } from '@tanstack/react-router';
import { SetupPage } from '#client/features/admin/house/setup-page.tsx';

export const Route = createFileRoute('/_admin/admin/setup')({
  staticData: { title: 'Set-Up' },
  component: SetupPage,
});
