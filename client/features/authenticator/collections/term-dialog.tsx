import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { collectionLimits, termStatuses } from '#shared/memory-collections.ts';
import type { TermView } from '#shared/schemas/memory-collections.ts';
import { directionOf, languageNames, sourceTags } from '#shared/translation-text.ts';
import { statusWords } from './collection-words.ts';

interface TermDialogProps {
  collectionId: string;
  /** The term to change; undefined for a new one. */
  term: TermView | undefined;
  open: boolean;
  onClose: () => void;
}

type Values = Omit<TermView, 'id'>;

/** Adds or changes a term. */
export function TermDialog({ collectionId, term, open, onClose }: TermDialogProps) {
  const formId = useId();
  const utils = trpc.useUtils();
  const toast = useToast();
  const [values, setValues] = useState<Values>(
    term ?? { lang: 'pt', source: '', target: '', status: 'preferred', note: null },
  );
  const save = trpc.admin.saveTerm.useMutation({
    onSuccess: async () => {
      onClose();
      toast.show({ tone: 'ok', title: term ? 'Term changed' : 'Term added' });
      await utils.admin.invalidate();
    },
  });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate({ ...values, collectionId, ...(term && { id: term.id }) });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={term ? 'Change the term' : 'Add a term'}
      busy={save.isPending}
      footer={
        <Button type="submit" form={formId} busy={save.isPending}>
          {term ? 'Save' : 'Add'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
        <TermFields values={values} onChange={(next) => setValues((before) => ({ ...before, ...next }))} />
      </form>
    </Dialog>
  );
}

interface TermFieldsProps {
  values: Values;
  onChange: (next: Partial<Values>) => void;
}

function TermFields({ values, onChange: change }: TermFieldsProps) {
  return (
    <>
      <Field label="Language">
        <Select
          options={sourceTags.map((value) => ({ value, label: languageNames[value] }))}
          value={values.lang}
          onChange={({ currentTarget }) => {
            const lang = sourceTags.find((tag) => tag === currentTarget.value);
            if (lang) change({ lang });
          }}
        />
      </Field>
      <Field label="Term">
        <TextInput
          required
          lang={values.lang}
          dir={directionOf(values.lang)}
          maxLength={collectionLimits.termMax}
          value={values.source}
          onChange={(event) => change({ source: event.currentTarget.value })}
        />
      </Field>
      <Field label="English">
        <TextInput
          required
          maxLength={collectionLimits.termMax}
          value={values.target}
          onChange={(event) => change({ target: event.currentTarget.value })}
        />
      </Field>
      <Field label="Use">
        <Select
          options={termStatuses.map((value) => ({ value, label: statusWords[value] }))}
          value={values.status}
          onChange={({ currentTarget }) => {
            const status = termStatuses.find((one) => one === currentTarget.value);
            if (status) change({ status });
          }}
        />
      </Field>
      <Field label="Note" optional>
        <TextInput
          maxLength={500}
          value={values.note ?? ''}
          onChange={({ currentTarget: { value } }) => change({ note: value === '' ? null : value })}
        />
      </Field>
    </>
  );
}
