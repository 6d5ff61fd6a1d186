import { BookOpenText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column } from '#client/ui/data/data-table.tsx';
import { FilterChips, type FilterChipsProps } from '#client/ui/data/filter-bar.tsx';
import { ListPage, type ListPageProps } from '#client/ui/data/list-page.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { countOf } from '#shared/plural.ts';
import { directionOf, languageNames, sourceTags, type SourceTag } from '#shared/translation-text.ts';
import type { EntryFilter, PhrasesSearch } from './phrases-search.ts';

/** A source of drafts of one language: an entry of the phrasebook or the memory, or a form. */
interface Listed {
  lang: SourceTag;
}

interface Entry extends Listed {
  source: string;
}

interface UsedEntry extends Listed {
  uses: number;
}

const number = new Intl.NumberFormat('en-US');

export interface EntryListProps<Row extends Listed, Filter extends EntryFilter> extends Pick<
  ListPageProps<Row>,
  'caption' | 'query' | 'columns' | 'rowKey' | 'renderCard' | 'error' | 'errorTitle' | 'noun'
> {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
  chips: FilterChipsProps<Filter>['chips'];
  filter: Filter;
  /** Empty state of the list. */
  empty: { title: string; text: string };
}

/** Query parameters of a list besides its filter. */
export function entriesInput({ lang = 'pt', q, page = 1 }: PhrasesSearch) {
  return { lang, page, ...(q !== undefined && { search: q }) };
}

/** Entries of one language, searched and filtered. */
export function EntryList<Row extends Listed, Filter extends EntryFilter>({
  search: { lang = 'pt', q },
  onChange,
  chips,
  filter,
  empty,
  noun,
  ...list
}: EntryListProps<Row, Filter>) {
  const isFiltered = q !== undefined || (filter !== 'all' && filter !== 'waiting');
  return (
    <ListPage
      {...list}
      dense
      noun={noun}
      search={{
        label: 'Search source or English',
        value: q,
        onSearch: (text) => onChange({ q: text, page: undefined }),
      }}
      filters={
        <>
          <LanguageFilter lang={lang} onChoose={(chosen) => onChange({ lang: chosen, page: undefined })} />
          <FilterChips
            label={`Show ${noun}`}
            chips={chips}
            value={filter}
            onChange={(chosen) => onChange({ filter: chosen, page: undefined })}
          />
        </>
      }
      empty={{ icon: <BookOpenText />, ...empty }}
      filtered={
        isFiltered
          ? {
              icon: <BookOpenText />,
              title: `No ${noun} found`,
              text: 'Nothing matches your search and filters.',
              onClear: () => onChange({ q: undefined, filter: undefined, page: undefined }),
            }
          : undefined
      }
      onPage={(next) => onChange({ page: next })}
    />
  );
}

/** How often an entry was put into a draft. */
export function usesColumn<Row extends UsedEntry>(): Column<Row> {
  return { key: 'uses', header: 'Drafted', align: 'end', cell: ({ uses }) => number.format(uses) };
}

export function EntrySource({ entry: { source, lang } }: { entry: Entry }) {
  return (
    <bdi lang={lang} dir={directionOf(lang)} className="font-semibold wrap-anywhere">
      {source}
    </bdi>
  );
}

interface EntryCardProps {
  source: ReactNode;
  /** The English, and notes on it. */
  children: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
}

/** An entry on a phone. */
export function EntryCard({ source, children, facts, actions }: EntryCardProps) {
  return (
    <Card as="article">
      {source}
      <div className="mt-2 grid gap-2 text-sm wrap-anywhere">{children}</div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <span className="grid gap-1 text-xs text-ink-2">{facts}</span>
        {actions}
      </div>
    </Card>
  );
}

/** How often an entry was drafted, on a phone. */
export function UsesFact({ entry: { uses } }: { entry: UsedEntry }) {
  return <span>Drafted {countOf(uses, 'time')}</span>;
}

/** The source language of a list. */
function LanguageFilter({ lang, onChoose }: { lang: SourceTag; onChoose: (lang: SourceTag) => void }) {
  return (
    <Field label="Language" hideLabel className="w-full md:w-44">
      <Select
        size="sm"
        value={lang}
        options={sourceTags.map((tag) => ({ value: tag, label: languageNames[tag] }))}
        onChange={({ currentTarget }) => {
          const chosen = sourceTags.find((tag) => tag === currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
      />
    </Field>
  );
}
