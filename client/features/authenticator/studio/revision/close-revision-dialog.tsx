import { useId, useState, type SyntheticEvent } from 'react';
import { useStudio } from '#client/features/authenticator/studio/studio-context.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { revisionLimits } from '#shared/team/revision.ts';
import type { useRevisionSteps } from './use-revision.ts';

export interface CloseRevisionDialogProps {
  reviewId: string;
  how: 'pass' | 'return';
  steps: Pick<ReturnType<typeof useRevisionSteps>, 'pass' | 'giveBack'>;
  onClose: () => void;
}

/** Passes the text as it stands, or returns it with a note. */
export function CloseRevisionDialog({ reviewId: id, how, steps, onClose }: CloseRevisionDialogProps) {
  const formId = useId();
  const { queue, store } = useStudio();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [unsaved, setUnsaved] = useState<Failure>();
  const { pass, giveBack } = steps;
  const isReturn = how === 'return';
  const isNoteless = isReturn && note.trim().length < 3;
  const busy = pass.isPending || giveBack.isPending;
  const error = isReturn ? giveBack.error : pass.error;

  async function close() {
    try {
      await queue.flush();
    } catch (cause) {
      setUnsaved(describeError(cause));
      return;
    }
    const done = { onSuccess: onClose };
    if (isReturn) giveBack.mutate({ id, note: note.trim() }, done);
    else pass.mutate({ id, version: store.version(), note: note.trim() }, done);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!isNoteless && !busy) void close();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isReturn ? 'Return the text to its translator' : 'Pass the text'}
      description={
        isReturn
          ? 'They correct it and hand it to the revisers again. What you corrected stays.'
          : 'It can be certified as it stands. Once somebody changes it, it is revised again.'
      }
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {isReturn ? 'Return Text' : 'Pass Text'}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <FailureAlert failure={unsaved ?? (error ? describeError(error) : undefined)} />
        <Field
          label="Note"
          optional={!isReturn}
          hint={isReturn ? 'What is to be corrected.' : 'For the translator.'}
          error={isTried && isNoteless ? 'Say what is to be corrected.' : undefined}
        >
          <Textarea
            rows={3}
            maxLength={revisionLimits.noteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
