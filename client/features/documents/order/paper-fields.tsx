import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { kindName } from '#client/lib/paper-title.ts';
import { Field } from '#client/ui/form/field.tsx';
import { FieldsOnDemand } from '#client/ui/form/fields-on-demand.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { words } from '#client/ui/words.ts';
import { kindsFor } from '#shared/certificate/paper-kinds.ts';
import { unknownKind } from '#shared/certificate/title.ts';
import type { OrderLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';

/** Optional facts of one paper. */

interface PaperFieldProps {
  value: string | null;
  disabled: boolean;
  size?: 'sm' | 'md';
  onChange: (value: string | null) => void;
}

/** The kind of paper; kinds of the language's countries come first. */
export function PaperKindField({
  value,
  language,
  disabled,
  size,
  onChange,
}: PaperFieldProps & { language: OrderLanguage | undefined }) {
  const t = words('order');
  const kinds = [...kindsFor(language ?? ''), unknownKind];
  const listed = value === null || kinds.includes(value) ? kinds : [value, ...kinds];
  return (
    <Field label={t('form.kind')} optional disabled={disabled}>
      <Select
        size={size}
        options={listed.map((kind) => ({
          value: kind,
          label: kind === unknownKind ? t('form.otherKind') : kindName(kind),
        }))}
        placeholder={t('form.chooseKind')}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </Field>
  );
}

/** The day by which the customer needs the translation. */
export function NeededByField({ value, disabled, size, onChange }: PaperFieldProps) {
  const t = words('order');
  const [today] = useState(() => localDay(new Date()));
  return (
    <Field label={t('form.neededBy')} optional disabled={disabled}>
      <TextInput
        type="date"
        size={size}
        min={today}
        value={value ?? ''}
        className="max-w-52"
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </Field>
  );
}

function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A note to the translator; opened by a button in lists of documents. */
export function NoteField({
  value,
  disabled,
  isCollapsible = false,
  onChange,
}: PaperFieldProps & { isCollapsible?: boolean }) {
  const t = words('order');
  return (
    <FieldsOnDemand
      label={t('form.addNote')}
      icon={<MessageSquare aria-hidden="true" />}
      disabled={disabled}
      isOpen={!isCollapsible || value !== null}
    >
      <Field label={t('form.note')} optional hint={t('form.noteHint')} disabled={disabled}>
        <Textarea
          rows={2}
          dir="auto"
          maxLength={limits.noteMax}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      </Field>
    </FieldsOnDemand>
  );
}
