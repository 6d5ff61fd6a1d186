import type { z } from 'zod';
import { useNewestDocuments } from '#client/features/documents/list/newest-documents.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Skeleton, SkeletonRegion } from '#client/ui/feedback/skeleton.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { documentStats } from '#shared/schemas/documents.ts';
import { ActionRequired } from './action-required.tsx';
import { Answers } from './answers.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentDocuments } from './recent-documents.tsx';
import { useWaiting } from './use-waiting.ts';

// Loaded lazily: only customers without an order see it.
const FirstOrder = lazyPart(async () => (await import('./first-order.tsx')).FirstOrder, {
  fallback: <Skeleton className="h-190 w-full rounded-card lg:h-96" />,
});

/** What happened to the customer's orders, and what waits for them. */
export function OrderOverview({ userId }: { userId: string }) {
  const t = words('overview');
  const { query, drafts, orders } = useNewestDocuments();
  const waiting = useWaiting(userId, drafts);
  const stats = trpc.documents.stats.useQuery();
  return (
    <LoadState
      {...queryState(query, 'DOCUMENTS_UNEXPECTED')}
      loading={query.isPending || stats.isPending}
      skeleton={<OverviewSkeleton />}
      errorTitle={t('failed')}
      onRetry={() => {
        void query.refetch();
        void stats.refetch();
      }}
    >
      {query.data?.total === 0 ? (
        <FirstOrder />
      ) : (
        <Answers ready={stats.data?.completed} waiting={waiting.count} orders={orders} />
      )}
      <ActionRequired drafts={drafts} waiting={waiting} />
      <RecentDocuments documents={orders.slice(0, limits.recentDocuments)} />
      {query.data?.total === 0 ? null : (
        <div className="mt-6">
          <Statistics stats={stats.data} />
        </div>
      )}
      <QuickActions hasCompleted={(stats.data?.completed ?? 0) > 0} />
    </LoadState>
  );
}

/** Totals of the customer's documents; undefined while loading. */
function Statistics({ stats }: { stats: z.infer<typeof documentStats> | undefined }) {
  const t = words('overview');
  return (
    <StatStrip label={t('totals.label')}>
      <Stat
        label={t('totals.total')}
        value={stats?.total ?? '–'}
        hint={stats && stats.unpaid > 0 ? t('totals.unpaid', { count: String(stats.unpaid) }) : null}
      />
      <Stat label={t('totals.completed')} value={stats?.completed ?? '–'} />
      <Stat
        label={t('totals.processing')}
        value={stats?.processing ?? '–'}
        hint={stats && stats.error > 0 ? t('totals.errors', { count: String(stats.error) }) : null}
      />
      <Stat
        label={t('totals.success')}
        value={stats && stats.completed > 0 ? `${String(stats.successRate)}%` : '–'}
        hint={t('totals.successHint')}
      />
    </StatStrip>
  );
}

/** Skeleton of the overview: next step and recent orders. */
function OverviewSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="mt-8 mb-4 h-8.5 w-52 md:mt-12" />
      <span className="block divide-y divide-line rounded-card border border-line bg-sheet">
        {Array.from({ length: 5 }, (_, row) => (
          <span key={row} className="flex items-center justify-between gap-6 p-4 md:px-6">
            <span className="grid grow gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </span>
            <Skeleton className="h-6 w-24" />
          </span>
        ))}
      </span>
    </SkeletonRegion>
  );
}
