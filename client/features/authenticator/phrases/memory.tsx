import { BookOpenText } from 'lucide-react';
import { countOf } from '#shared/plural.ts';
import type { MemoryView } from '#shared/schemas/memory.ts';
import { directionOf } from '#shared/translation-text.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { FilterChips } from '#client/ui/data/filter-bar.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { LanguageFilter } from './language-filter.tsx';
import { MemoryActions } from './memory-actions.tsx';
import type { PhrasesSearch } from './phrases-search.ts';

export interface MemoryProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

const chips = [
  { value: 'all', label: 'In use' },
  { value: 'retired', label: 'Retired' },
] as const;

/** Confirmed translations of one language, the most used first. */
export function Memory({ search, onChange }: MemoryProps) {
  const { lang = 'pt', filter, q, page = 1 } = search;
  const isRetired = filter === 'retired';
  const memory = trpc.authenticator.memory.useQuery(
    { lang, isRetired, page, ...(q === undefined ? {} : { search: q }) },
    { placeholderData: (previous) => previous },
  );
  return (
    <ListPage
      dense
      caption="Memory"
      query={memory}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(entry) => <EntryCard entry={entry} />}
      error={loadError(memory, 'MEMORY_FAILED')}
      errorTitle="Failed to fetch the memory"
      search={{
        label: 'Search source or English',
        value: q,
        onSearch: (text) => onChange({ q: text, page: undefined }),
      }}
      filters={
        <>
          <LanguageFilter lang={lang} onChoose={(chosen) => onChange({ lang: chosen, page: undefined })} />
          <FilterChips
            label="Show entries"
            chips={chips}
            value={isRetired ? 'retired' : 'all'}
            onChange={(chosen) => onChange({ filter: chosen, page: undefined })}
          />
        </>
      }
      empty={{
        icon: <BookOpenText />,
        title: 'Nothing remembered yet',
        text: 'Confirmed translations are remembered once their document is delivered, without names, dates and numbers.',
      }}
      filtered={
        q !== undefined || isRetired
          ? {
              icon: <BookOpenText />,
              title: 'No entries found',
              text: 'Nothing matches your search and filters.',
              onClear: () => onChange({ q: undefined, filter: undefined, page: undefined }),
            }
          : undefined
      }
      noun="entries"
      onPage={(next) => onChange({ page: next })}
    />
  );
}

const columns: readonly Column<MemoryView>[] = [
  {
    key: 'source',
    header: 'Source',
    rowHeader: true,
    className: 'min-w-48 max-w-96',
    cell: (entry) => <Source entry={entry} />,
  },
  {
    key: 'target',
    header: 'English',
    className: 'min-w-48 max-w-96',
    cell: ({ target }) => <span className="wrap-anywhere">{target}</span>,
  },
  { key: 'confirmations', header: 'Confirmed', align: 'end', cell: ({ confirmations }) => confirmations },
  { key: 'uses', header: 'Drafted', align: 'end', cell: ({ uses }) => uses.toLocaleString('en-US') },
  { key: 'last', header: 'Last used', cell: (entry) => <LastUsed entry={entry} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (entry) => <MemoryActions entry={entry} /> },
];

function Source({ entry: { source, lang } }: { entry: MemoryView }) {
  return (
    <bdi lang={lang} dir={directionOf(lang)} className="font-semibold wrap-anywhere">
      {source}
    </bdi>
  );
}

function LastUsed({ entry: { lastUsedAt } }: { entry: MemoryView }) {
  return lastUsedAt === null ? '–' : <DateTime value={lastUsedAt} format="date" className="whitespace-nowrap" />;
}

function EntryCard({ entry }: { entry: MemoryView }) {
  return (
    <Card as="article">
      <Source entry={entry} />
      <p className="mt-2 text-sm wrap-anywhere">{entry.target}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <span className="text-xs text-ink-2">
          Confirmed {countOf(entry.confirmations, 'time')}, drafted {countOf(entry.uses, 'time')}
        </span>
        <MemoryActions entry={entry} />
      </div>
    </Card>
  );
}
