import { useId, useState, type SyntheticEvent } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { MyWork } from '#shared/schemas/team.ts';
import { teamLimits } from '#shared/team/working-time.ts';

export interface PassOnDialogProps {
  paper: MyWork['papers'][number];
  onClose: () => void;
}

/** Reassigns the user's paper to a colleague, with a note. */
export function PassOnDialog({ paper, onClose }: PassOnDialogProps) {
  const formId = useId();
  const user = useCurrentUser();
  const utils = trpc.useUtils();
  const toast = useToast();
  const colleagues = trpc.authenticator.assignees.useQuery({ id: paper.id });
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const pass = trpc.authenticator.passOn.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: 'Passed on' });
      onClose();
    },
    onSettled: () => Promise.all([utils.authenticator.myWork.invalidate(), utils.authenticator.queue.invalidate()]),
  });
  const people = colleagues.data?.items.filter(({ id, cannot }) => id !== user?.id && cannot === null) ?? [];

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (to !== '' && !pass.isPending) pass.mutate({ id: paper.id, to, note: note.trim() });
  }

  const failure = pass.error ?? colleagues.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Pass ${paper.filename} on`}
      description="Your colleague is notified, and has it at once."
      busy={pass.isPending}
      footer={
        <Button type="submit" form={formId} busy={pass.isPending}>
          Pass On
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <FailureAlert failure={failure ? describeError(failure) : undefined} />
        <Field label="To" error={isTried && to === '' ? 'Choose a colleague.' : undefined}>
          <Select
            placeholder="Choose a colleague"
            options={people.map(({ id, name, isOffered, assigned }) => ({
              value: id,
              label: `${name}${isOffered ? ` (${paper.sourceLanguage})` : ''}${assigned > 0 ? `, ${String(assigned)} assigned` : ''}`,
            }))}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Field>
        <Field label="Note" optional hint="What your colleague should know.">
          <Textarea
            rows={3}
            maxLength={teamLimits.noteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
