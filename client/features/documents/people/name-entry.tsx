import { useMutation } from '@tanstack/react-query';
import { Plus, ScanLine } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { factLimits } from '#shared/certificate/facts.ts';
import type { NamedPerson, PassportName } from '#shared/schemas/people.ts';
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

/** Reads a name from a photo of a passport's machine-readable lines; the photo is not kept. */
function PassportPhoto({ disabled, onName }: { disabled: boolean; onName: (name: string) => void }) {
  const t = words('documents');
  const read = useMutation({
    mutationFn: (file: File) => uploadFile({ url: '/files/passport-names', file, parse: readAnswer }),
    onSuccess: ({ name }) => {
      if (name !== null) onName(name);
    },
  });
  const failure = read.error ? describeError(read.error, 'UPLOAD_FAILED') : undefined;
  return (
    <div className="min-w-0 flex-1 basis-56">
      <Button
        size="sm"
        variant="quiet"
        className="max-w-full max-sm:h-auto max-sm:min-h-11 max-sm:whitespace-normal max-sm:text-start"
        icon={<ScanLine aria-hidden="true" />}
        disabled={disabled}
        busy={read.isPending}
        onClick={() => choosePhoto((file) => read.mutate(file))}
      >
        {t('people.photo')}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {read.isPending ? t('people.reading') : read.data ? outcome(read.data) : null}
      </p>
      <p role="alert" className="text-sm font-medium text-seal empty:hidden">
        {failure ? <MessageText text={failure.text} lang={failure.lang} /> : null}
      </p>
    </div>
  );
}

/** Schemas load with the first photo. */
async function readAnswer(answer: unknown): Promise<PassportName> {
  const { passportNameOutput } = await import('#shared/schemas/people.ts');
  return passportNameOutput.parse(answer);
}

/** Opens the browser's file picker; its input is outside of the form. */
function choosePhoto(onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/jpeg,image/png';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
  });
  input.click();
}

function outcome({ name, valid }: PassportName): string {
  const t = words('documents');
  if (name === null) return t('people.unreadable');
  return valid ? t('people.read') : t('people.readBadly');
}
