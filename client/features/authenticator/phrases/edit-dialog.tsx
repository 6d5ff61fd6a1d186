import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { directionOf, type SourceTag } from '#shared/translation-text.ts';

export interface EditDialogProps {
  pair: { lang: SourceTag; source: string; target: string };
  note?: string | null;
  /** The English before staff edited it. */
  original?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (target: string) => void;
  mutation: { isPending: boolean; error: unknown; reset: () => void };
}

/** Changes the English of a phrase or of a memory entry; the caller closes it once that is saved. */
export function EditDialog(props: EditDialogProps) {
  const { pair, note, original, open, onOpenChange, onSave, mutation } = props;
  const formId = useId();
  // The pair of the row, also when it changes while the dialog is closed.
  const { register, handleSubmit, setValue, reset, control } = useForm({
    values: { target: pair.target },
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const text = useWatch({ control, name: 'target' });

  function setOpen(next: boolean) {
    reset({ target: pair.target });
    mutation.reset();
    onOpenChange(next);
  }

  function submit({ target }: { target: string }) {
    if (!mutation.isPending) onSave(target);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={
        <>
          Edit{' '}
          <bdi lang={pair.lang} dir={directionOf(pair.lang)}>
            {pair.source}
          </bdi>
        </>
      }
      description={note ?? undefined}
      busy={mutation.isPending}
      footer={
        <>
          {original === undefined || text === original ? null : (
            <Button variant="quiet" onClick={() => setValue('target', original, { shouldDirty: true })}>
              Use the original
            </Button>
          )}
          <Button type="submit" form={formId} busy={mutation.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-4">
        <FailureAlert failure={mutation.error ? describeError(mutation.error) : undefined} />
        <Field label="English" hint={hintOf(pair.source, original)}>
          <Textarea
            required
            rows={2}
            maxLength={1000}
            {...register('target', {
              onChange: ({ target }: { target: HTMLTextAreaElement }) => {
                if (target.value.includes('\n')) setValue('target', target.value.replaceAll('\n', ' '));
              },
            })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function hintOf(source: string, original: string | undefined): string | undefined {
  const [slot] = /\{[a-z]?\d\}/.exec(source) ?? [];
  const parts = [
    original === undefined ? undefined : `Original: ${original}`,
    slot === undefined ? undefined : `Keep ${slot} and the like: numbers, dates and names go there.`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join('. ').replace('..', '.');
}
