import { createFileRoute } from '@tanstack/react-router';
import { SitePage } from '#client/features/admin/site/site-page.tsx';

export const Route = createFileRoute('/_admin/admin/site')({
  staticData: { title: 'Site' },
  component: SitePage,
});
