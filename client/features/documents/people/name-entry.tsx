import { Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { factLimits } from '#shared/certificate/facts.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';
import { PassportPhoto } from './passport-photo.tsx';
import { checkName } from './people.ts';

export interface NameEntryProps {
  /** Asks for the document's own spelling, too. */
  hasNative: boolean;
  disabled?: boolean;
  initial?: NamedPerson | undefined;
  submitLabel: string;
  /** Adds a completed name as soon as the fields are left, so that a name is not lost with the button. */
  addsOnLeave?: boolean;
  /** Resolves to false when the name was not taken and stays in the fields. */
  onPerson: (person: NamedPerson) => boolean | Promise<boolean>;
}

const empty = { name: '', nativeName: '' };

/** One name: typed, or read from a photo of the passport. */
export function NameEntry({ hasNative, disabled, initial, submitLabel, addsOnLeave, onPerson }: NameEntryProps) {
  const t = words('documents');
  const group = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(initial ? { ...initial, nativeName: initial.nativeName ?? '' } : empty);
  const [isChecked, setIsChecked] = useState(false);
  const checked = checkName(typed);
  const errors = isChecked && 'errors' in checked ? checked.errors : {};

  function change(part: Partial<typeof empty>) {
    setTyped((known) => ({ ...known, ...part }));
    setIsChecked(false);
  }

  async function add() {
    if ('errors' in checked) {
      setIsChecked(true);
      return;
    }
    if (!(await onPerson(checked.person))) return;
    setTyped(empty);
    setIsChecked(false);
  }

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  }

  return (
    <div
      ref={group}
      className="grid gap-3"
      onBlur={(event) => {
        if (!addsOnLeave || typed.name.trim() === '' || event.currentTarget.contains(event.relatedTarget)) return;
        void add();
      }}
    >
      <div className={hasNative ? 'grid gap-3 sm:grid-cols-2' : 'grid gap-3'}>
        <Field label={t('people.name')} disabled={disabled === true} error={errors.name && messageOf(errors.name).text}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            maxLength={factLimits.name}
            value={typed.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
            onKeyDown={onEnter}
          />
        </Field>
        {hasNative ? (
          <Field
            label={t('people.native')}
            optional
            disabled={disabled === true}
            error={errors.nativeName && messageOf(errors.nativeName).text}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              dir="auto"
              maxLength={factLimits.name}
              value={typed.nativeName}
              onChange={(event) => change({ nativeName: event.currentTarget.value })}
              onKeyDown={onEnter}
            />
          </Field>
        ) : null}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={disabled}
          onClick={() => void add()}
        >
          {submitLabel}
        </Button>
        <PassportPhoto disabled={disabled === true} onName={(name) => change({ name })} />
      </div>
    </div>
  );
}
