import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../features/authenticator/overview-page.tsx';
import { overviewFreshness } from '../../features/authenticator/overview-query.ts';
import { trpcUtils } from '../../lib/trpc.ts';

export const Route = createFileRoute('/authenticator/')({
  staticData: { title: 'Overview' },
  loader: () => {
    void trpcUtils.authenticator.overview.prefetch(undefined, { staleTime: overviewFreshness });
  },
  component: OverviewPage,
});
