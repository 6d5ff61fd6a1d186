import { createFileRoute } from '@tanstack/react-router';
import { DocumentsScreen } from '#client/features/authenticator/queue/documents-screen.tsx';
import { queueQuery } from '#client/features/authenticator/queue/queue-search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/authenticator/authenticate/')({
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void trpcUtils.authenticator.queue.prefetch(queueQuery(deps, trpcUtils.auth.session.getData()?.user?.role));
    void trpcUtils.authenticator.counters.prefetch();
  },
  component: AuthenticatePage,
});

function AuthenticatePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DocumentsScreen
      search={search}
      onChange={(change) => void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false })}
    />
  );
}
