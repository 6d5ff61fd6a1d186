import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { orderLanguages, type OrderLanguage } from '#shared/languages.ts';
import { services, translationTypes, type TranslationType } from '#shared/pricing.ts';
import type { QueueAssignment, QueueDue, QueueHolder, QueueState, QueueText } from '#shared/reviews.ts';
import { isFiltered, isOwnLanguages, noFilter, type QueueSearch } from './queue-search.ts';

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

const languages = orderLanguages.map((value): Choice<OrderLanguage> => ({ value, label: value }));
const types = translationTypes.map((value): Choice<TranslationType> => ({ value, label: services[value].word }));
const states: readonly Choice<QueueState>[] = [
  { value: 'ready', label: 'Ready to review' },
  { value: 'waiting', label: 'Waiting for translation' },
  { value: 'failed', label: 'Translation failed' },
  { value: 'notary', label: 'With the notary' },
];
const dues: readonly Choice<QueueDue>[] = [
  { value: 'late', label: 'Late' },
  { value: 'soon', label: 'Due soon' },
];
const holders: readonly Choice<QueueHolder>[] = [
  { value: 'mine', label: 'Held by me' },
  { value: 'free', label: 'Free' },
];
const texts: readonly Choice<QueueText>[] = [
  { value: 'finish', label: 'Ready to finish' },
  { value: 'questions', label: 'Questions open' },
];
const assignments: readonly Choice<QueueAssignment>[] = [
  { value: 'mine', label: 'Assigned to me' },
  { value: 'nobody', label: 'Not assigned' },
];

export interface QueueFiltersProps {
  search: QueueSearch;
  /** Source languages of the user's profile; null if it lists none or all. */
  offered: readonly string[] | null;
  onChange: (change: Partial<QueueSearch>) => void;
}

/** Filters of the queue, kept in search parameters. */
export function QueueFilters({ search, offered, onChange }: QueueFiltersProps) {
  const isPending = search.list === undefined;
  // A filter that is set stays visible.
  const [isMore, setIsMore] = useState(
    [search.type, search.holder, search.text, search.assigned].some((one) => one !== undefined),
  );
  const choose =
    <Key extends keyof QueueSearch>(key: Key) =>
    (value: QueueSearch[Key]) =>
      onChange({ [key]: value, page: undefined });
  return (
    <>
      <LanguageFilter search={search} offered={isPending ? offered : null} onChange={onChange} />
      {isPending ? null : (
        <Filter label="Type" all="All types" choices={types} value={search.type} onChange={choose('type')} />
      )}
      {isPending ? (
        <>
          <Filter label="State" all="Any state" choices={states} value={search.state} onChange={choose('state')} />
          <Filter label="Due" all="Any due date" choices={dues} value={search.due} onChange={choose('due')} />
          {isMore ? <FurtherFilters search={search} choose={choose} /> : null}
          {isMore ? null : (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={false}
              aria-label="More filters"
              onClick={() => setIsMore(true)}
            >
              More
            </Button>
          )}
        </>
      ) : null}
      {isFiltered(search) ? (
        <Button size="sm" variant="quiet" onClick={() => onChange(noFilter)}>
          Clear filters
        </Button>
      ) : null}
    </>
  );
}

const own = { value: 'mine', label: 'My languages' } as const;

/** One source language, those of the reader's profile, or all. */
function LanguageFilter({ search, offered, onChange }: QueueFiltersProps) {
  const role = useCurrentUser()?.role;
  const isOwn = offered !== null && search.language === undefined && isOwnLanguages(search, role);
  return (
    <Filter<OrderLanguage | 'mine'>
      label="Language"
      all="All languages"
      choices={offered === null ? languages : [own, ...languages]}
      value={isOwn ? own.value : search.language}
      title={isOwn ? offered.join(', ') : undefined}
      onChange={(value) =>
        onChange({
          language: value === own.value ? undefined : value,
          ...(offered !== null && { languages: value === own.value ? 'mine' : 'all' }),
          page: undefined,
        })
      }
    />
  );
}

interface FurtherFiltersProps {
  search: QueueSearch;
  choose: <Key extends keyof QueueSearch>(key: Key) => (value: QueueSearch[Key]) => void;
}

/** Rarely used filters. */
function FurtherFilters({ search, choose }: FurtherFiltersProps) {
  return (
    <>
      <Filter label="Type" all="All types" choices={types} value={search.type} onChange={choose('type')} />
      <Filter
        label="Held by"
        all="Held by anyone"
        choices={holders}
        value={search.holder}
        onChange={choose('holder')}
      />
      <Filter label="Text" all="Any text" choices={texts} value={search.text} onChange={choose('text')} />
      <Filter
        label="Assigned"
        all="Assigned to anyone"
        choices={assignments}
        value={search.assigned}
        onChange={choose('assigned')}
      />
    </>
  );
}

interface FilterProps<Value extends string> {
  label: string;
  /** Label of the unfiltered option. */
  all: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  /** Tooltip that explains the choice. */
  title?: string | undefined;
  onChange: (value: Value | undefined) => void;
}

function Filter<Value extends string>({ label, all, choices, value, title, onChange }: FilterProps<Value>) {
  return (
    <Field label={label} hideLabel className="max-md:flex-1 max-md:basis-36 md:w-36 2xl:w-auto">
      <Select
        title={title}
        size="sm"
        placeholder={all}
        options={choices}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange(choices.find((choice) => choice.value === chosen)?.value);
        }}
      />
    </Field>
  );
}
