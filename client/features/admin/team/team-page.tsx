import { ChevronLeft, ChevronRight, Users } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can, canAny } from '#shared/access.ts';
import { MemberTimeDialog } from './member-time-dialog.tsx';
import { RevisionReport } from './revision-report.tsx';
import { RevisionRule } from './revision-rule.tsx';
import { Routing } from './routing.tsx';
import { MonthTable } from './team-month.tsx';

const title = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The team's capacity by month, the routing settings, and what a second person revises. */
export function TeamPage() {
  const user = useCurrentUser();
  const [month, setMonth] = useState<string>();
  const [changedId, setChangedId] = useState<string>();
  const team = trpc.admin.team.useQuery(month === undefined ? undefined : { month });
  const canManage = user !== null && user !== undefined && can(user, 'manage');
  const seesRouting = user !== null && user !== undefined && canAny(user, ['manage', 'audit']);
  const changed = team.data?.people.find(({ id }) => id === changedId);
  return (
    <Page width="wide">
      <PageHeader
        title="Team Time"
        description="What each person can do on each day: pages that are due, A for away, gray for days off."
        actions={team.data ? <Months month={team.data.month} onMonth={setMonth} /> : undefined}
      />
      <LoadState
        loading={team.isPending}
        error={loadError(team)}
        errorTitle="The team could not be loaded"
        onRetry={() => void team.refetch()}
        isEmpty={team.data?.people.length === 0}
        empty={<EmptyState kind="none" icon={<Users />} title="Nobody works on papers yet" />}
      >
        {team.data ? (
          <MonthTable month={team.data} onChange={canManage ? ({ id }) => setChangedId(id) : undefined} />
        ) : null}
      </LoadState>
      {seesRouting ? (
        <div className="mt-8 md:mt-12">
          <Routing canManage={canManage} people={team.data?.people ?? []} />
          <RevisionRule canManage={canManage} />
          <RevisionReport />
        </div>
      ) : null}
      {changed ? <MemberTimeDialog key={changed.id} person={changed} onClose={() => setChangedId(undefined)} /> : null}
    </Page>
  );
}

function Months({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const moved = (by: number) => {
    const at = new Date(`${month}-01T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() + by);
    return at.toISOString().slice(0, 7);
  };
  return (
    <div className="flex items-center gap-2">
      <Button size="sm" variant="quiet" onClick={() => onMonth(moved(-1))}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
        <span className="sr-only">Month before</span>
      </Button>
      <p aria-live="polite" className="text-sm font-semibold">
        {title.format(new Date(`${month}-01T00:00:00Z`))}
      </p>
      <Button size="sm" variant="quiet" onClick={() => onMonth(moved(1))}>
        <ChevronRight aria-hidden="true" className="size-5 rtl:rotate-180" />
        <span className="sr-only">Month after</span>
      </Button>
    </div>
  );
}
