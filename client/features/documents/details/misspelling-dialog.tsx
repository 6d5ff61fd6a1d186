import { Plus, X } from 'lucide-react';
import { useState } from 'react';
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

interface Row {
  key: number;
  page: string;
  wrong: string;
  right: string;
}

const emptyRow = (key: number): Row => ({ key, page: '', wrong: '', right: '' });

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
  const [rows, setRows] = useState<Row[]>([emptyRow(0)]);
  const report = trpc.documents.reportMisspelling.useMutation({
    async onSuccess() {
      onOpenChange(false);
      setRows([emptyRow(0)]);
      toast.show({ tone: 'ok', title: t('revision.thanks'), description: t('revision.thanksText') });
      await utils.documents.invalidate();
    },
  });
  const set = (key: number, change: Partial<Row>) =>
    setRows((known) => known.map((row) => (row.key === key ? { ...row, ...change } : row)));

  function submit() {
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
      footer={
        <Button busy={report.isPending} onClick={submit}>
          {t('revision.send')}
        </Button>
      }
    >
      <FailureAlert failure={report.error ? describeError(report.error) : undefined} />
      <ol className="grid gap-4">
        {rows.map((row, index) => (
          <li key={row.key}>
            <RowFields
              row={row}
              number={index + 1}
              onChange={(change) => set(row.key, change)}
              onRemove={
                rows.length > 1 ? () => setRows((known) => known.filter(({ key }) => key !== row.key)) : undefined
              }
            />
          </li>
        ))}
      </ol>
      {rows.length < limits.revisionItems ? (
        <Button
          className="mt-4"
          size="sm"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setRows((known) => [...known, emptyRow((known.at(-1)?.key ?? 0) + 1)])}
        >
          {t('revision.another')}
        </Button>
      ) : null}
    </Dialog>
  );
}

interface RowFieldsProps {
  row: Row;
  number: number;
  onChange: (change: Partial<Row>) => void;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

function RowFields({ row, number, onChange, onRemove }: RowFieldsProps) {
  const t = words('documents');
  return (
    <fieldset className="grid gap-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end">
      <legend className="sr-only">{t('revision.word', { number })}</legend>
      <Field label={t('revision.page')} optional>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={row.page}
          onChange={(event) => onChange({ page: event.currentTarget.value.replaceAll(/\D/g, '') })}
        />
      </Field>
      <Field label={t('revision.printed')}>
        <TextInput
          autoComplete="off"
          maxLength={limits.spellingMax}
          value={row.wrong}
          onChange={(event) => onChange({ wrong: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('revision.correct')}>
        <TextInput
          autoComplete="off"
          maxLength={limits.spellingMax}
          value={row.right}
          onChange={(event) => onChange({ right: event.currentTarget.value })}
        />
      </Field>
      {onRemove ? (
        <IconButton label={t('revision.remove', { number })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </fieldset>
  );
}
