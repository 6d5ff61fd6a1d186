import { createFileRoute } from '@tanstack/react-router';
import { Webhooks } from '#client/features/notifications/webhooks/webhooks.tsx';
import { DevelopersPage } from '#client/routes/-account/developers-page.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/dashboard/developers')({
  staticData: { title: 'Developers' },
  loader: () => void trpcUtils.auth.apiKeys.prefetch(),
  component: () => (
    <DevelopersPage>
      <Webhooks />
    </DevelopersPage>
  ),
});
