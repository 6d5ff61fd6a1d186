import { useState } from 'react';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { claimPlaces, type ClaimPlace } from '#shared/claims.ts';
import { localeNames, locales, type Locale } from '#shared/locales.ts';
import type { Claim } from '#shared/schemas/claims.ts';

export const placeLabels = {
  'home.hero': 'Home page, top',
  'home.about': 'Home page, about us',
  'home.stories': 'Home page, success figures',
  'home.testimonials': 'Home page, success stories',
  'home.students': 'Home page, students since (by profile)',
  'home.successRate': 'Home page, success rate (by profile)',
  'translations.hero': 'Translation page, top',
  'translations.testimonials': 'Translation page, testimonials',
} as const satisfies Record<ClaimPlace, string>;

export interface ClaimFormProps {
  facts: Claim;
  onChange: (part: Partial<Claim>) => void;
}

/** Form of a public claim: text, place and evidence. */
export function ClaimForm({ facts, onChange }: ClaimFormProps) {
  const change = (part: object) => onChange(part);
  return (
    <div className="mb-8 grid gap-4 sm:grid-cols-2">
      <Field label="Place">
        <Select
          options={claimPlaces.map((value) => ({ value, label: placeLabels[value] }))}
          value={facts.place}
          onChange={(event) => {
            const place = claimPlaces.find((one) => one === event.currentTarget.value) ?? facts.place;
            const isLetter = place.endsWith('testimonials');
            if (isLetter === (facts.form === 'testimonial')) change({ place });
            else
              change({ place, words: {}, form: isLetter ? 'testimonial' : 'figure', rating: isLetter ? 5 : undefined });
          }}
        />
      </Field>
      <Field label="Position" hint="Ascending within its place">
        <TextInput
          type="number"
          min={0}
          max={99}
          value={facts.position}
          onChange={(event) => change({ position: Number(event.currentTarget.value) })}
        />
      </Field>
      <Words facts={facts} onChange={onChange} />
      <Field label="Source" hint="A register, a report, a letter: where it can be checked">
        <TextInput
          dir="auto"
          value={facts.source}
          onChange={(event) => change({ source: event.currentTarget.value })}
        />
      </Field>
      <Field label="True on" hint="The day the source said so">
        <TextInput
          type="date"
          value={facts.observedOn ?? ''}
          onChange={(event) => change({ observedOn: event.currentTarget.value || null })}
        />
      </Field>
      {facts.form === 'testimonial' ? (
        <>
          <Field label="Consent" hint="How and when the person agreed to be named">
            <TextInput
              dir="auto"
              value={facts.consent}
              onChange={(event) => change({ consent: event.currentTarget.value })}
            />
          </Field>
          <Field label="Stars">
            <Select
              options={[1, 2, 3, 4, 5].map((value) => ({ value: String(value), label: String(value) }))}
              value={String(facts.rating)}
              onChange={(event) => change({ rating: Number(event.currentTarget.value) })}
            />
          </Field>
        </>
      ) : null}
      <Field label="Valid until" hint="Its last day; empty for no end">
        <TextInput
          type="date"
          value={facts.validUntil ?? ''}
          onChange={(event) => change({ validUntil: event.currentTarget.value || null })}
        />
      </Field>
      <Checkbox
        label="Withdrawn: it is shown no more"
        checked={facts.isWithdrawn}
        onChange={(event) => change({ isWithdrawn: event.currentTarget.checked })}
      />
    </div>
  );
}

const figureKeys = [
  { key: 'number', label: 'Number', isLong: false },
  { key: 'label', label: 'What it counts', isLong: false },
] as const;
const letterKeys = [
  { key: 'name', label: 'Name', isLong: false },
  { key: 'from', label: 'Place', isLong: false },
  { key: 'text', label: 'What they say', isLong: true },
  { key: 'profile', label: 'Profile (story)', isLong: false },
  { key: 'program', label: 'Program (story)', isLong: false },
  { key: 'scholarship', label: 'Scholarship (story)', isLong: false },
  { key: 'duration', label: 'Duration (story)', isLong: false },
] as const;

/** The words of one language at a time; a language without words does not show the claim. */
function Words({ facts, onChange }: ClaimFormProps) {
  const [locale, setLocale] = useState<Locale>('en');
  const own: Readonly<Record<string, string>> = facts.words[locale] ?? {};
  const keys = facts.form === 'figure' ? figureKeys : letterKeys;
  const set = (key: string, text: string) => {
    const next = { ...Object.fromEntries(keys.map((one) => [one.key, ''])), ...own, [key]: text };
    const { [locale]: _before, ...others } = facts.words;
    const isEmpty = Object.values(next).every((value) => value === '');
    onChange({ words: isEmpty ? others : { ...others, [locale]: next } });
  };
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-2 text-sm font-semibold">Words</legend>
      <Field label="Language" className="sm:col-span-2">
        <Select
          options={locales.map((value) => ({
            value,
            label: `${localeNames[value]}${facts.words[value] ? ' · written' : ''}`,
          }))}
          value={locale}
          onChange={(event) => setLocale(locales.find((one) => one === event.currentTarget.value) ?? 'en')}
        />
      </Field>
      {keys.map(({ key, label, isLong }) => (
        <Field key={key} label={label} className={isLong ? 'sm:col-span-2' : undefined}>
          {isLong ? (
            <Textarea
              dir="auto"
              rows={3}
              value={own[key] ?? ''}
              onChange={(event) => set(key, event.currentTarget.value)}
            />
          ) : (
            <TextInput dir="auto" value={own[key] ?? ''} onChange={(event) => set(key, event.currentTarget.value)} />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
