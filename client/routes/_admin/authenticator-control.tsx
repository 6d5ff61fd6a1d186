import { createFileRoute } from '@tanstack/react-router';
import { ActivityMonitor } from '#client/features/admin/authenticators/activity-monitor.tsx';
import { AnsweredFindingsList } from '#client/features/admin/authenticators/answered-findings.tsx';
import { AuthenticatorList } from '#client/features/admin/authenticators/authenticator-list.tsx';
import { activitiesQuery, readControlSearch } from '#client/features/admin/authenticators/control-search.ts';
import { Commissions } from '#client/features/admin/notaries/commissions.tsx';
import { OfferedPaperSteps } from '#client/features/admin/notaries/offered-paper-steps.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';

export const Route = createFileRoute('/_admin/authenticator-control')({
  staticData: { title: 'Authenticator Control' },
  validateSearch: readControlSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void trpcUtils.admin.authenticators.prefetch();
    void trpcUtils.admin.activities.prefetch(activitiesQuery(deps));
  },
  component: AuthenticatorControlPage,
});

function AuthenticatorControlPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page width="wide">
      <PageHeader title="Authenticator Control" description="Professional Translation" />
      <AuthenticatorList />
      <AnsweredFindingsList />
      <Commissions />
      <OfferedPaperSteps />
      <Section title="Activity monitor">
        <ActivityMonitor
          search={search}
          onChange={(change) =>
            void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false })
          }
        />
      </Section>
    </Page>
  );
}
