import { BookOpenText } from 'lucide-react';
import type { PhraseFilter } from '#shared/phrase.ts';
import type { PhraseView } from '#shared/schemas/phrases.ts';
import { countOf } from '#shared/plural.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { FilterChips } from '#client/ui/data/filter-bar.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { LanguageFilter } from './language-filter.tsx';
import { PhraseActions } from './phrase-actions.tsx';
import { PhraseSource, PhraseState, PhraseTarget } from './phrase-parts.tsx';
import type { PhrasesSearch } from './phrases-search.ts';

export interface PhrasebookProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

const chips = [
  { value: 'all', label: 'All' },
  { value: 'edited', label: 'Edited' },
  { value: 'retired', label: 'Retired' },
] as const satisfies readonly { value: PhraseFilter; label: string }[];

/** The phrasebook of one language, with what staff changed in it. */
export function Phrasebook({ search, onChange }: PhrasebookProps) {
  const { lang = 'pt', filter = 'all', q, page = 1 } = search;
  const phrases = trpc.authenticator.phrases.useQuery(
    { lang, filter, page, ...(q === undefined ? {} : { search: q }) },
    { placeholderData: (previous) => previous },
  );
  const isFiltered = q !== undefined || filter !== 'all';
  return (
    <ListPage
      dense
      caption="Phrases"
      query={phrases}
      columns={columns}
      rowKey={(phrase) => `${phrase.lang} ${phrase.source}`}
      renderCard={(phrase) => <PhraseCard phrase={phrase} />}
      error={loadError(phrases, 'PHRASES_FAILED')}
      errorTitle="Failed to fetch phrases"
      search={{
        label: 'Search source or English',
        value: q,
        onSearch: (text) => onChange({ q: text, page: undefined }),
      }}
      filters={
        <>
          <LanguageFilter lang={lang} onChoose={(chosen) => onChange({ lang: chosen, page: undefined })} />
          <FilterChips
            label="Show phrases"
            chips={chips}
            value={filter}
            onChange={(chosen) => onChange({ filter: chosen, page: undefined })}
          />
        </>
      }
      empty={{ icon: <BookOpenText />, title: 'No phrases', text: 'This phrasebook is empty.' }}
      filtered={
        isFiltered
          ? {
              icon: <BookOpenText />,
              title: 'No phrases found',
              text: 'Nothing matches your search and filters.',
              onClear: () => onChange({ q: undefined, filter: undefined, page: undefined }),
            }
          : undefined
      }
      noun="phrases"
      onPage={(next) => onChange({ page: next })}
    />
  );
}

const columns: readonly Column<PhraseView>[] = [
  {
    key: 'source',
    header: 'Source',
    rowHeader: true,
    className: 'min-w-48 max-w-80',
    cell: (phrase) => <PhraseSource phrase={phrase} />,
  },
  {
    key: 'target',
    header: 'English',
    className: 'min-w-48 max-w-80',
    cell: (phrase) => <PhraseTarget phrase={phrase} />,
  },
  {
    key: 'note',
    header: 'Note',
    className: 'max-w-72',
    cell: ({ note }) => <span className="text-sm text-ink-2">{note}</span>,
  },
  { key: 'uses', header: 'Drafted', align: 'end', cell: ({ uses }) => uses.toLocaleString('en-US') },
  { key: 'state', header: 'Status', cell: (phrase) => <PhraseState phrase={phrase} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (phrase) => <PhraseActions phrase={phrase} /> },
];

function PhraseCard({ phrase }: { phrase: PhraseView }) {
  return (
    <Card as="article">
      <PhraseSource phrase={phrase} />
      <div className="mt-2 text-sm">
        <PhraseTarget phrase={phrase} />
      </div>
      {phrase.note === null ? null : <p className="mt-2 text-sm text-ink-2">{phrase.note}</p>}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <span className="grid gap-1 text-xs text-ink-2">
          Drafted {countOf(phrase.uses, 'time')}
          <PhraseState phrase={phrase} />
        </span>
        <PhraseActions phrase={phrase} />
      </div>
    </Card>
  );
}
