import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#client/features/auth/organizations/member-page.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { Webhooks } from '#client/features/notifications/webhooks/webhooks.tsx';
import { searchChoice } from '#client/lib/search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { DevelopersPage } from '#client/routes/-account/developers-page.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/dashboard/developers')({
  staticData: { title: () => words('developers')('title'), words: ['developers'] },
  validateSearch: (search): { webhooks?: 'test' } => ({
    webhooks: searchChoice(search['webhooks'], ['test'] as const),
  }),
  loader: () => {
    if (may('manage')) void trpcUtils.auth.apiKeys.prefetch();
  },
  component: Developers,
});

function Developers() {
  const { webhooks: mode = 'live' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MemberPage right="manage" title={words('developers')('title')}>
      <DevelopersPage>
        <Webhooks
          mode={mode}
          onMode={(chosen) => {
            void navigate({ search: { webhooks: chosen === 'test' ? chosen : undefined }, resetScroll: false });
          }}
        />
      </DevelopersPage>
    </MemberPage>
  );
}
