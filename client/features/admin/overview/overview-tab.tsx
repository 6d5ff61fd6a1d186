import { Link } from '@tanstack/react-router';
import {
  statusGroupLabel,
  statusGroupNames,
  type DashboardSearch,
} from '#client/features/admin/documents/dashboard-search.ts';
import { DocumentTable } from '#client/features/admin/documents/document-table.tsx';
import { NotaryNotice } from '#client/features/admin/notaries/notary-notice.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { BarList } from '#client/ui/data/bar-list.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Skeleton, SkeletonRegion } from '#client/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { canAny } from '#shared/access.ts';
import type { StatusGroup } from '#shared/document-status.ts';
import { countOf } from '#shared/plural.ts';
import { setupTexts } from '#shared/setup.ts';
import { ActivityChart } from './activity-chart.tsx';
import { OverviewStrip } from './overview-strip.tsx';

export interface OverviewTabProps {
  search: DashboardSearch;
  onChange: (change: Partial<DashboardSearch>) => void;
}

const titles = {
  all: 'All documents',
  'to-authenticate': 'Documents awaiting review',
  translated: 'Translated documents',
} as const;

/** Totals, the last month as a chart, the status breakdown, and all documents. */
export function OverviewTab({ search, onChange }: OverviewTabProps) {
  const overview = trpc.admin.overview.useQuery();
  // The notices stand above the totals, which they would shift.
  const commissions = trpc.admin.commissions.useQuery();
  const setup = useSetup();
  return (
    <>
      <LoadState
        {...queryState(overview, 'OVERVIEW_FAILED')}
        loading={overview.isPending || commissions.isPending || setup.isLoading}
        errorTitle="Error fetching overview statistics"
        skeleton={<OverviewSkeleton />}
      >
        <SetupNotice />
        <NotaryNotice hasLink className="mb-6" />
        {overview.data ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <OverviewStrip
              overview={overview.data}
              show={search.show}
              onShow={(show) => onChange({ show, page: undefined })}
            />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
              <ActivityChart days={overview.data.days} currency={overview.data.currency} />
              <StatusBreakdown statuses={overview.data.statuses} />
            </div>
          </div>
        ) : null}
      </LoadState>
      <Section title={titles[search.show ?? 'all']} className="mt-8 md:mt-12">
        <DocumentTable search={search} onChange={onChange} />
      </Section>
    </>
  );
}

/** Reserves the height of totals and chart, so that the list below does not shift. */
function OverviewSkeleton() {
  return (
    <SkeletonRegion>
      <div className="grid gap-6">
        <Skeleton className="h-118 w-full rounded-card lg:h-60" />
        <Skeleton className="h-200 w-full rounded-card xl:h-110" />
      </div>
    </SkeletonRegion>
  );
}

/** Documents per status; each bar filters the list below. */
export function StatusBreakdown({ statuses }: { statuses: Record<StatusGroup, number> }) {
  return (
    <Card as="section" aria-label="Status breakdown">
      <CardHeader title="Status breakdown" />
      <BarList
        label="Documents by status"
        bars={statusGroupNames.map((status) => ({
          key: status,
          label: statusGroupLabel[status],
          value: statuses[status],
          render: <Link to="/admin" search={{ status }} resetScroll={false} />,
        }))}
      />
    </Card>
  );
}

/** Query of the set-up steps, enabled for those who may read them. */
function useSetup() {
  const user = useCurrentUser();
  return trpc.admin.setup.useQuery(undefined, { enabled: Boolean(user && canAny(user, ['manage', 'audit'])) });
}

/** Lists open set-up steps; renders nothing once all are done. */
function SetupNotice() {
  const { data } = useSetup();
  const open = data?.steps.filter(({ isDone }) => !isDone) ?? [];
  if (open.length === 0) return null;
  return (
    <InlineAlert
      tone="info"
      className="mb-6"
      title={`${countOf(open.length, 'step')} of the set-up open`}
      action={
        <ButtonLink size="sm" variant="secondary" render={<Link to="/admin/setup" />}>
          Set-Up
        </ButtonLink>
      }
    >
      {open.map(({ step }) => setupTexts[step].title).join(', ')}.
    </InlineAlert>
  );
}
