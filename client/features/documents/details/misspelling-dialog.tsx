import { Plus, X } from 'lucide-react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';

interface Draft {
  rows: { page: string; wrong: string; right: string }[];
}

const emptyRow: Draft['rows'][number] = { page: '', wrong: '', right: '' };

export interface MisspellingDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports what is misspelled in a delivered translation. */
export function MisspellingDialog({ id, open, onOpenChange }: MisspellingDialogProps) {
  const t = words('documents');
  const utils = trpc.useUtils();
  const toast = useToast();
  const form = useForm<Draft>({ defaultValues: { rows: [emptyRow] } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const report = trpc.documents.reportMisspelling.useMutation({
    async onSuccess() {
      onOpenChange(false);
      form.reset();
      toast.show({ tone: 'ok', title: t('revision.thanks'), description: t('revision.thanksText') });
      await utils.documents.invalidate();
    },
  });

  function submit({ rows }: Draft) {
    if (report.isPending) return;
    report.mutate({
      id,
      items: rows.map(({ page, wrong, right }) => ({ ...(page === '' ? {} : { page: Number(page) }), wrong, right })),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('revision.report')}
      description={t('revision.reportText')}
      busy={report.isPending}
      footer={
        <Button busy={report.isPending} onClick={() => void form.handleSubmit(submit)()}>
          {t('revision.send')}
        </Button>
      }
    >
      <FailureAlert failure={report.error ? describeError(report.error) : undefined} />
      <ol className="grid gap-4">
        {fields.map(({ id: key }, index) => (
          <li key={key}>
            <RowFields index={index} form={form} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
          </li>
        ))}
      </ol>
      {fields.length < limits.revisionItems ? (
        <Button
          className="mt-4"
          size="sm"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(emptyRow, { shouldFocus: false })}
        >
          {t('revision.another')}
        </Button>
      ) : null}
    </Dialog>
  );
}

interface RowFieldsProps {
  index: number;
  form: UseFormReturn<Draft>;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

function RowFields({ index, form: { register, setValue }, onRemove }: RowFieldsProps) {
  const t = words('documents');
  const number = index + 1;
  const page = register(`rows.${index}.page`, {
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValue(`rows.${index}.page`, target.value.replaceAll(/\D/g, '')),
  });
  return (
    <fieldset className="grid gap-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end">
      <legend className="sr-only">{t('revision.word', { number })}</legend>
      <Field label={t('revision.page')} optional>
        <TextInput inputMode="numeric" autoComplete="off" {...page} />
      </Field>
      <Field label={t('revision.printed')}>
        <TextInput autoComplete="off" maxLength={limits.spellingMax} {...register(`rows.${index}.wrong`)} />
      </Field>
      <Field label={t('revision.correct')}>
        <TextInput autoComplete="off" maxLength={limits.spellingMax} {...register(`rows.${index}.right`)} />
      </Field>
      {onRemove ? (
        <IconButton label={t('revision.remove', { number })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </fieldset>
  );
}
