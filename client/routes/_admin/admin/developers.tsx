import { createFileRoute } from '@tanstack/react-router';
import { trpcUtils } from '#client/lib/trpc.ts';
import { DevelopersPage } from '#client/routes/-account/developers-page.tsx';

export const Route = createFileRoute('/_admin/admin/developers')({
  staticData: { title: 'Developers', words: ['developers'] },
  loader: () => void trpcUtils.auth.apiKeys.prefetch(),
  component: () => <DevelopersPage />,
});
