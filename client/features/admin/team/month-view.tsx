import { Users } from 'lucide-react';
import { useState } from 'react';
import { MonthSteps } from '#client/features/pay/month-steps.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { MemberTimeDialog } from './member-time-dialog.tsx';
import { MonthLegend, MonthTable } from './team-month.tsx';

interface TeamMonthViewProps {
  /** The current one unless set. */
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
  canManage: boolean;
}

/** A month of the team, and the time of a person. */
export function TeamMonthView({ month, onMonth, canManage }: TeamMonthViewProps) {
  const [changedId, setChangedId] = useState<string>();
  const team = trpc.admin.team.useQuery(month === undefined ? undefined : { month }, {
    placeholderData: (last) => last,
  });
  const { data } = team;
  const current = data?.today.slice(0, 7);
  const shown = month ?? data?.month;
  const go = (next: string | undefined) => onMonth(next === current ? undefined : next);
  const changed = data?.people.find(({ id }) => id === changedId);
  return (
    <LoadState
      loading={team.isPending}
      error={loadError(team)}
      errorTitle="The team could not be loaded"
      onRetry={() => void team.refetch()}
      isEmpty={data?.people.length === 0}
      empty={
        <EmptyState
          kind="none"
          icon={<Users />}
          title="Nobody works on papers yet"
          text="Who may translate, revise or certify appears here."
        />
      }
    >
      {data ? (
        <div aria-busy={team.isPlaceholderData || undefined} className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="flex flex-wrap items-center gap-2 md:-ms-2.5">
              <MonthSteps month={shown ?? data.month} onChange={go} />
              {shown === current ? null : (
                <Button size="sm" variant="secondary" onClick={() => onMonth(undefined)}>
                  This Month
                </Button>
              )}
            </div>
            <MonthLegend />
          </div>
          <MonthTable key={data.month} month={data} onChange={canManage ? ({ id }) => setChangedId(id) : undefined} />
        </div>
      ) : null}
      {changed ? <MemberTimeDialog key={changed.id} person={changed} onClose={() => setChangedId(undefined)} /> : null}
    </LoadState>
  );
}
