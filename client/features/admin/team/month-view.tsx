import { Users } from 'lucide-react';
import { useState } from 'react';
import { MonthSteps } from '#client/features/pay/month-steps.tsx';
import { Absences } from '#client/features/team/absences.tsx';
import { WorkingHours } from '#client/features/team/working-hours.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { TeamMonth } from '#shared/schemas/team.ts';
import { MonthLegend, MonthTable } from './team-month.tsx';

interface MemberTimeDialogProps {
  person: TeamMonth['people'][number];
  onClose: () => void;
}

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
      {...queryState(team)}
      errorTitle="The team could not be loaded"
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

/** Working time and absences of one person, for staff managers. */
function MemberTimeDialog({ person, onClose }: MemberTimeDialogProps) {
  const { save, add, remove } = useChanges();
  const { id: userId, name, timeZone, hours, pagesPerDay, absences } = person;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`When ${name} works`}
      description="Papers are offered by it. They can change it themselves, too."
    >
      <div className="grid gap-8">
        <section aria-label="Absences">
          <h3 className="mb-2 font-semibold">Absences</h3>
          <Absences
            absences={absences}
            busy={add.isPending || remove.isPending}
            error={add.error ?? remove.error}
            onAdd={(absence) => add.mutateAsync({ userId, ...absence })}
            onRemove={(id) => remove.mutate({ id })}
          />
        </section>
        <section aria-label="Hours">
          <h3 className="mb-2 font-semibold">Hours</h3>
          <WorkingHours
            time={{ timeZone, hours, pagesPerDay }}
            busy={save.isPending}
            error={save.error}
            onSave={(time) => save.mutate({ userId, ...time })}
          />
        </section>
      </div>
    </Dialog>
  );
}

function useChanges() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const done = (title: string) => ({
    onSuccess: () => toast.show({ tone: 'ok', title }),
    onSettled: () => Promise.all([utils.admin.team.invalidate(), utils.admin.board.invalidate()]),
  });
  return {
    save: trpc.admin.saveWorkingTime.useMutation(done('Working time saved')),
    add: trpc.admin.addAbsence.useMutation(done('Absence added')),
    remove: trpc.admin.removeAbsence.useMutation(done('Absence removed')),
  };
}
