import { createFileRoute } from '@tanstack/react-router';
import { CounterStrip } from '../../features/authenticator/counter-strip.tsx';
import { queueQuery, readQueueSearch, type QueueSearch } from '../../features/authenticator/queue-search.ts';
import { ReviewQueue } from '../../features/authenticator/review-queue.tsx';
import { trpcUtils } from '../../lib/trpc.ts';
import { Page, PageHeader, Section } from '../../ui/page.tsx';

export const Route = createFileRoute('/authenticator/authenticate')({
  staticData: { title: 'Authenticate Documents' },
  validateSearch: readQueueSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void trpcUtils.authenticator.queue.prefetch(queueQuery(deps));
    void trpcUtils.authenticator.counters.prefetch();
  },
  component: AuthenticatePage,
});

function AuthenticatePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page width="wide">
      <PageHeader title="Authenticator Dashboard" />
      <CounterStrip />
      <Section title="Documents to Authenticate">
        <ReviewQueue
          search={search}
          onChange={(change: Partial<QueueSearch>) =>
            void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false })
          }
        />
      </Section>
    </Page>
  );
}
