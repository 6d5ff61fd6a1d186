import { createFileRoute } from '@tanstack/react-router';
import { DevelopersPage } from '#client/features/developers/developers-page.tsx';

export const Route = createFileRoute('/_public/developers')({
  staticData: { title: 'Developers' },
  component: DevelopersPage,
});
