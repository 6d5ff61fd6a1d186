import { createFileRoute, Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { limits } from '#shared/limits.ts';
import { useCurrentUser } from '../../features/auth/use-current-user.ts';
import { newestQuery, useNewestDocuments } from '../../features/documents/use-drafts.ts';
import { describeError } from '../../lib/error-message.ts';
import { trpc, trpcUtils } from '../../lib/trpc.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Stat, StatStrip } from '../../ui/stat.tsx';
import { FirstOrder } from './-overview/first-order.tsx';
import { NeedsYou } from './-overview/needs-you.tsx';
import { RecentDocuments } from './-overview/recent-documents.tsx';

export const Route = createFileRoute('/dashboard/')({
  staticData: { title: 'Overview' },
  loader: () => {
    void trpcUtils.documents.stats.prefetch();
    void trpcUtils.documents.list.prefetch(newestQuery);
  },
  component: OverviewPage,
});

function OverviewPage() {
  const user = useCurrentUser();
  const { query, drafts, orders } = useNewestDocuments();
  const stats = trpc.documents.stats.useQuery();
  const error = query.error ?? stats.error;
  return (
    <Page>
      <PageHeader
        title={
          user?.name ? (
            <>
              Welcome, <bdi>{user.name}</bdi>
            </>
          ) : (
            'Welcome'
          )
        }
        description="What you ordered, and what waits for you."
        actions={
          <ButtonLink icon={<Upload aria-hidden="true" />} render={<Link to="/dashboard/upload" />}>
            Upload Document
          </ButtonLink>
        }
      />
      <LoadState
        loading={query.isPending || stats.isPending}
        error={error ? describeError(error, 'DOCUMENTS_FAILED').text : undefined}
        onRetry={() => {
          void query.refetch();
          void stats.refetch();
        }}
        isEmpty={query.data?.total === 0}
        empty={<FirstOrder />}
      >
        {stats.data ? (
          <StatStrip label="Your documents in numbers">
            <Stat label="Total" value={stats.data.total} />
            <Stat label="Completed" value={stats.data.completed} />
            <Stat label="In Progress" value={stats.data.processing} />
            <Stat label="Success rate" value={`${String(stats.data.successRate)}%`} hint="completed of all paid" />
          </StatStrip>
        ) : null}
        <NeedsYou drafts={drafts} />
        <RecentDocuments documents={orders.slice(0, limits.recentDocuments)} />
      </LoadState>
    </Page>
  );
}
