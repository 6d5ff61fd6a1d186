import { useState, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import type { AbsenceView, AddAbsenceInput } from '#shared/schemas/team.ts';
import { teamLimits } from '#shared/team/working-time.ts';
import { spanLabel } from './days.ts';

export interface AbsencesProps {
  absences: readonly AbsenceView[];
  busy: boolean;
  error: unknown;
  onAdd: (absence: AddAbsenceInput) => Promise<unknown>;
  onRemove: (id: string) => void;
}

/** Current and future absences of a person, and a form to add one. */
export function Absences({ absences, busy, error, onAdd, onRemove }: AbsencesProps) {
  return (
    <div className="grid gap-4">
      <FailureAlert failure={error ? describeError(error) : undefined} />
      {absences.length === 0 ? (
        <p className="text-sm text-ink-2">No absence is planned.</p>
      ) : (
        <CardList aria-label="Absences">
          {absences.map((absence) => (
            <li key={absence.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
              <div className="min-w-0 flex-1 basis-44">
                <p className="font-semibold">{spanLabel(absence)}</p>
                {absence.note === '' ? null : (
                  <p className="text-sm wrap-anywhere text-ink-2">
                    <bdi>{absence.note}</bdi>
                  </p>
                )}
              </div>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove the absence ${spanLabel(absence)}`}
                onClick={() => {
                  if (!busy) onRemove(absence.id);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </CardList>
      )}
      <AbsenceForm busy={busy} onAdd={onAdd} />
    </div>
  );
}

const emptyDraft = () => ({ absenceId: crypto.randomUUID(), from: '', until: '', note: '' });

function AbsenceForm({ busy, onAdd }: Pick<AbsencesProps, 'busy' | 'onAdd'>) {
  // The id is kept on a retry, so that the absence is added once.
  const [draft, setDraft] = useState(emptyDraft);
  const [isTried, setTried] = useState(false);
  const until = draft.until === '' ? draft.from : draft.until;
  const isFaulty = draft.from === '' || until < draft.from;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (isFaulty || busy) return;
    void onAdd({ ...draft, until }).then(
      () => {
        setDraft(emptyDraft());
        setTried(false);
      },
      // The list renders the error.
      () => undefined,
    );
  }

  const input = (name: 'from' | 'until' | 'note') => ({
    value: draft[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: value }),
  });
  return (
    <form noValidate aria-label="Add an absence" className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field
        label="First day"
        className="min-w-36 flex-1 md:max-w-44"
        error={isTried && draft.from === '' ? 'Choose the first day.' : undefined}
      >
        <TextInput type="date" {...input('from')} />
      </Field>
      <Field
        label="Last day"
        className="min-w-36 flex-1 md:max-w-44"
        error={isTried && draft.from !== '' && isFaulty ? 'It comes after the first.' : undefined}
      >
        <TextInput type="date" min={draft.from} {...input('until')} />
      </Field>
      <Field label="Note" optional className="min-w-44 flex-1">
        <TextInput maxLength={teamLimits.noteMax} {...input('note')} />
      </Field>
      <Button type="submit" variant="secondary" busy={busy}>
        Add Absence
      </Button>
    </form>
  );
}
