import { Absences } from '#client/features/team/absences.tsx';
import { WorkingHours } from '#client/features/team/working-hours.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { TeamMonth } from '#shared/schemas/team.ts';

export interface MemberTimeDialogProps {
  person: TeamMonth['people'][number];
  onClose: () => void;
}

/** Working time and absences of one person, for staff managers. */
export function MemberTimeDialog({ person, onClose }: MemberTimeDialogProps) {
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
