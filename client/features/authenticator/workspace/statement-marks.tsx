import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { factLimits, commonMarks } from '#shared/certificate/facts.ts';

export interface StatementMarksProps {
  marks: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChange: (marks: string[]) => void;
}

/** Stamps, seals and other marks on the original, each added by name. */
export function StatementMarks({ marks, error, disabled, onChange }: StatementMarksProps) {
  const [typed, setTyped] = useState('');
  const suggestions = useId();
  const mark = typed.trim();
  const isFull = marks.length >= factLimits.marks;

  function add() {
    if (mark !== '' && !marks.includes(mark)) onChange([...marks, mark]);
    setTyped('');
  }

  return (
    <div>
      <div className="flex items-end gap-1">
        <Field
          className="flex-1"
          label="Marks on the original"
          optional
          hint="Stamps, seals, signatures. Enter adds one."
          error={error}
          disabled={disabled || isFull}
        >
          <TextInput
            name="marks"
            list={suggestions}
            autoComplete="off"
            maxLength={factLimits.mark}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <IconButton label="Add mark" disabled={disabled || isFull || mark === ''} onClick={add}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      <datalist id={suggestions}>
        {commonMarks.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {marks.length > 0 ? (
        <ul aria-label="Marks" className="mt-2 flex flex-wrap gap-1.5">
          {marks.map((one) => (
            <li
              key={one}
              className="flex max-w-full items-center rounded-badge border border-line bg-sunken ps-2 text-sm"
            >
              <bdi className="min-w-0 wrap-anywhere">{one}</bdi>
              <IconButton
                size="sm"
                label={`Remove ${one}`}
                disabled={disabled}
                onClick={() => onChange(marks.filter((other) => other !== one))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
