import { createFileRoute } from '@tanstack/react-router';
import { DevelopersPage } from '#client/routes/-account/developers-page.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/_admin/admin/developers')({
  staticData: { title: 'Developers' },
  loader: () => void trpcUtils.auth.apiKeys.prefetch(),
  component: () => <DevelopersPage />,
});
