import { useState } from 'react';
import { useView } from '#client/features/authenticator/studio/studio-context.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import {
  errorKindLabel,
  errorKinds,
  errorSeverities,
  errorSeverityLabel,
  revisionLimits,
} from '#shared/team/revision.ts';
import type { useRevisionSteps } from './use-revision.ts';

const kindOptions = errorKinds.map((value) => ({ value, label: errorKindLabel[value] }));
const severityOptions = errorSeverities.map((value) => ({ value, label: errorSeverityLabel[value] }));

export interface MarkErrorProps {
  reviewId: string;
  steps: Pick<ReturnType<typeof useRevisionSteps>, 'mark'>;
}

/** Marks an error of the block in hand, or of the whole text, by kind and severity. */
export function MarkError({ reviewId: id, steps: { mark } }: MarkErrorProps) {
  const blockId = useView((view) => view.active()?.id) ?? null;
  const [kind, setKind] = useState<(typeof errorKinds)[number]>('accuracy');
  const [severity, setSeverity] = useState<(typeof errorSeverities)[number]>('minor');
  const [note, setNote] = useState('');
  // A repeated press of a failed call is the same error.
  const [errorId, setErrorId] = useState(() => crypto.randomUUID());
  return (
    <form
      noValidate
      aria-label="Mark an error"
      className="grid gap-3 rounded-control border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (mark.isPending) return;
        mark.mutate(
          { id, errorId, blockId, kind, severity, note: note.trim() },
          {
            onSuccess() {
              setNote('');
              setErrorId(crypto.randomUUID());
            },
          },
        );
      }}
    >
      <h3 className="font-semibold">{blockId === null ? 'Error of the whole text' : 'Error of the block in hand'}</h3>
      <FailureAlert failure={mark.error ? describeError(mark.error) : undefined} />
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Kind" className="min-w-32 flex-1">
          <Select
            size="sm"
            options={kindOptions}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(errorKinds.find((one) => one === value) ?? kind)}
          />
        </Field>
        <Field label="Severity" className="min-w-28 flex-1">
          <Select
            size="sm"
            options={severityOptions}
            value={severity}
            onChange={({ currentTarget: { value } }) =>
              setSeverity(errorSeverities.find((one) => one === value) ?? severity)
            }
          />
        </Field>
        <Field label="Remark" optional className="min-w-40 flex-2">
          <TextInput
            size="sm"
            maxLength={revisionLimits.noteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" size="sm" variant="secondary" busy={mark.isPending}>
          Mark Error
        </Button>
      </div>
    </form>
  );
}
