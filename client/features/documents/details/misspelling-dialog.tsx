import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';

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
  const utils = trpc.useUtils();
  const toast = useToast();
  const [rows, setRows] = useState<Row[]>([emptyRow(0)]);
  const report = trpc.documents.reportMisspelling.useMutation({
    async onSuccess() {
      onOpenChange(false);
      setRows([emptyRow(0)]);
      toast.show({ tone: 'ok', title: 'Thank you, we’ll check it', description: 'We’ll email you our answer.' });
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
      title="Report a misspelling"
      description="Tell us which words are wrong and how they should be spelled. We compare them with your original and issue a corrected translation at no charge."
      footer={
        <Button busy={report.isPending} onClick={submit}>
          Send
        </Button>
      }
    >
      <FailureAlert failure={report.error ? describeError(report.error) : undefined} />
      <ol className="grid gap-4">
        {rows.map((row, index) => (
          <li key={row.key}>
            <fieldset className="grid gap-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end">
              <legend className="sr-only">Word {index + 1}</legend>
              <Field label="Page" optional>
                <TextInput
                  inputMode="numeric"
                  autoComplete="off"
                  value={row.page}
                  onChange={(event) => set(row.key, { page: event.currentTarget.value.replaceAll(/\D/g, '') })}
                />
              </Field>
              <Field label="As printed">
                <TextInput
                  autoComplete="off"
                  maxLength={limits.spellingMax}
                  value={row.wrong}
                  onChange={(event) => set(row.key, { wrong: event.currentTarget.value })}
                />
              </Field>
              <Field label="Correct spelling">
                <TextInput
                  autoComplete="off"
                  maxLength={limits.spellingMax}
                  value={row.right}
                  onChange={(event) => set(row.key, { right: event.currentTarget.value })}
                />
              </Field>
              {rows.length > 1 ? (
                <IconButton
                  label={`Remove word ${index + 1}`}
                  onClick={() => setRows((known) => known.filter(({ key }) => key !== row.key))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              ) : null}
            </fieldset>
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
          Another word
        </Button>
      ) : null}
    </Dialog>
  );
}
