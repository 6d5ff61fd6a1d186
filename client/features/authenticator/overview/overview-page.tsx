import { RefreshCw } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { overviewStaleMs } from './overview-query.ts';

/** Totals of the user's own work, refetched on demand and when stale. */
export function OverviewPage() {
  const user = useCurrentUser();
  const overview = trpc.authenticator.overview.useQuery(undefined, { staleTime: overviewStaleMs });
  return (
    <Page width="wide">
      <PageHeader
        title="Overview"
        description={user?.name ? `Welcome back, ${user.name}.` : 'Welcome back.'}
        actions={
          <>
            {overview.data ? (
              <span className="text-sm text-ink-2">
                Updated <DateTime value={overview.dataUpdatedAt} format="time" />
              </span>
            ) : null}
            <Button
              size="sm"
              variant="secondary"
              busy={overview.isFetching}
              icon={<RefreshCw aria-hidden="true" />}
              onClick={() => void overview.refetch()}
            >
              Refresh
            </Button>
          </>
        }
      />
      <LoadState {...queryState(overview, 'OVERVIEW_FAILED')} errorTitle="Error fetching overview statistics">
        {overview.data ? <OverviewFigures overview={overview.data} /> : null}
      </LoadState>
    </Page>
  );
}
