import { useId, useState, type SyntheticEvent } from 'react';
import { slotsOf } from '#shared/phrase.ts';
import type { PhraseView } from '#shared/schemas/phrases.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';

export interface EditDialogProps {
  phrase: PhraseView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes the English of a phrase. */
export function EditDialog({ phrase, open, onOpenChange }: EditDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState<string>();
  const edit = useEdit(close);
  const text = typed ?? phrase.target;
  const { lang, source, target: seen, defaultTarget, note } = phrase;

  function close() {
    setTyped(undefined);
    edit.reset();
    onOpenChange(false);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!edit.isPending) edit.mutate({ lang, source, seen, target: text });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) onOpenChange(true);
        else close();
      }}
      title={
        <>
          Edit <bdi lang={lang}>{source}</bdi>
        </>
      }
      description={note ?? undefined}
      footer={
        <>
          {text === defaultTarget ? null : (
            <Button variant="quiet" onClick={() => setTyped(defaultTarget)}>
              Use the original
            </Button>
          )}
          <Button type="submit" form={formId} busy={edit.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <FailureAlert failure={edit.error ? describeError(edit.error) : undefined} />
        <Field
          label="English"
          hint={
            slotsOf(source).length === 0
              ? `Original: ${defaultTarget}`
              : `Original: ${defaultTarget}. Keep {1} and the like: numbers, dates and names go there.`
          }
        >
          <Textarea
            required
            rows={2}
            maxLength={500}
            value={text}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll('\n', ' '))}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function useEdit(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.editPhrase.useMutation({
    onSuccess: ({ source, target }) => {
      onDone();
      toast.show({ tone: 'ok', title: 'Phrase edited', description: `“${source}” is now “${target}”.` });
    },
    onSettled: () => utils.authenticator.phrases.invalidate(),
  });
}
