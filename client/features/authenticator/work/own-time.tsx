import { Absences } from '#client/features/team/absences.tsx';
import { WorkingHours } from '#client/features/team/working-hours.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Section } from '#client/ui/layout/page.tsx';
import type { WorkingTimeView } from '#shared/schemas/team.ts';

/** The user's absences and working time, which routing and the board read. */
export function OwnTime() {
  const query = trpc.authenticator.workingTime.useQuery();
  const { save, add, remove } = useChanges();
  return (
    <LoadState {...queryState(query)} errorTitle="Your working time could not be loaded">
      {query.data ? (
        <>
          <Section title="Absences" description="Nothing that is due while you are away is offered to you.">
            <Absences
              absences={query.data.absences}
              busy={add.isPending || remove.isPending}
              error={add.error ?? remove.error}
              onAdd={(absence) => add.mutateAsync(absence)}
              onRemove={(id) => remove.mutate({ id })}
            />
          </Section>
          <Section
            title="Working time"
            description={query.data.isStated ? undefined : 'Assumed until you save your own.'}
          >
            <WorkingHours
              time={timeOf(query.data)}
              busy={save.isPending}
              error={save.error}
              onSave={(time) => save.mutate(time)}
            />
          </Section>
        </>
      ) : null}
    </LoadState>
  );
}

function timeOf({ timeZone, hours, pagesPerDay }: WorkingTimeView) {
  return { timeZone, hours, pagesPerDay };
}

function useChanges() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const done = (title: string) => ({
    onSuccess(saved: WorkingTimeView) {
      utils.authenticator.workingTime.setData(undefined, saved);
      toast.show({ tone: 'ok', title });
    },
    onSettled: () => utils.authenticator.myWork.invalidate(),
  });
  return {
    save: trpc.authenticator.saveWorkingTime.useMutation(done('Working time saved')),
    add: trpc.authenticator.addAbsence.useMutation(done('Absence added')),
    remove: trpc.authenticator.removeAbsence.useMutation(done('Absence removed')),
  };
}
