import { createFileRoute } from '@tanstack/react-router';
import { LegalTextsPage } from '#client/features/admin/house/legal-page.tsx';

export const Route = createFileRoute('/_admin/admin/legal')({
  staticData: { title: 'Legal' },
  component: LegalTextsPage,
});
