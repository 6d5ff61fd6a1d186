import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#client/features/auth/organizations/member-page.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { Webhooks } from '#client/features/notifications/webhooks/webhooks.tsx';
import { DevelopersPage } from '#client/routes/-account/developers-page.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/dashboard/developers')({
  staticData: { title: 'Developers' },
  loader: () => {
    if (may('manage')) void trpcUtils.auth.apiKeys.prefetch();
  },
  component: () => (
    <MemberPage right="manage" title="Developers">
      <DevelopersPage>
        <Webhooks />
      </DevelopersPage>
    </MemberPage>
  ),
});
