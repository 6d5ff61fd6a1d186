import { countOf } from '#shared/plural.ts';
import type { MemoryView } from '#shared/schemas/memory.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EntryCard, EntryList, EntrySource, usesColumn } from './entry-list.tsx';
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
    <EntryList
      caption="Memory"
      noun="entries"
      search={search}
      onChange={onChange}
      chips={chips}
      filter={isRetired ? 'retired' : 'all'}
      query={memory}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(entry) => <MemoryCard entry={entry} />}
      error={loadError(memory, 'MEMORY_FAILED')}
      errorTitle="Failed to fetch the memory"
      empty={{
        title: 'Nothing remembered yet',
        text: 'Confirmed translations are remembered once their document is delivered, without names, dates and numbers.',
      }}
    />
  );
}

const columns: readonly Column<MemoryView>[] = [
  {
    key: 'source',
    header: 'Source',
    rowHeader: true,
    className: 'min-w-48 max-w-96',
    cell: (entry) => <EntrySource entry={entry} />,
  },
  {
    key: 'target',
    header: 'English',
    className: 'min-w-48 max-w-96',
    cell: ({ target }) => <span className="wrap-anywhere">{target}</span>,
  },
  { key: 'confirmations', header: 'Confirmed', align: 'end', cell: ({ confirmations }) => confirmations },
  usesColumn(),
  { key: 'last', header: 'Last used', cell: (entry) => <LastUsed entry={entry} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (entry) => <MemoryActions entry={entry} /> },
];

function LastUsed({ entry: { lastUsedAt } }: { entry: MemoryView }) {
  return lastUsedAt === null ? '–' : <DateTime value={lastUsedAt} format="date" className="whitespace-nowrap" />;
}

function MemoryCard({ entry }: { entry: MemoryView }) {
  return (
    <EntryCard
      entry={entry}
      source={<EntrySource entry={entry} />}
      facts={`Confirmed ${countOf(entry.confirmations, 'time')}`}
      actions={<MemoryActions entry={entry} />}
    >
      {entry.target}
    </EntryCard>
  );
}
