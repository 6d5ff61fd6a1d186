import { createFileRoute } from '@tanstack/react-router';
import { ClaimsPage } from '#client/features/admin/house/claims-page.tsx';

export const Route = createFileRoute('/_admin/admin/claims')({
  staticData: { title: 'Claims' },
  component: ClaimsPage,
});
