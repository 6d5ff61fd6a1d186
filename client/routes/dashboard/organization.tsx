import { createFileRoute } from '@tanstack/react-router';
import { OrganizationPage } from '#client/features/auth/organizations/organization-page.tsx';

export const Route = createFileRoute('/dashboard/organization')({
  staticData: { title: 'Organization' },
  component: OrganizationPage,
});
