import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#client/features/authenticator/overview/overview-page.tsx';
import { overviewStaleMs } from '#client/features/authenticator/overview/overview-query.ts';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/authenticator/')({
  staticData: { title: 'Overview' },
  loader: () => {
    void trpcUtils.authenticator.overview.prefetch(undefined, { staleTime: overviewStaleMs });
  },
  component: OverviewPage,
});
