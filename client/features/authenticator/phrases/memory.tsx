import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { countOf } from '#shared/plural.ts';
import type { MemoryView } from '#shared/schemas/memory.ts';
import { Candidates, memoryChips } from './candidates.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import { entriesInput, EntryCard, EntryList, EntrySource, usesColumn, UsesFact } from './entry-list.tsx';
import type { PhrasesSearch } from './phrases-search.ts';

export interface MemoryProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

/** Confirmed translations of one language. */
export function Memory(props: MemoryProps) {
  return props.search.filter === 'waiting' ? <Candidates {...props} /> : <Entries {...props} />;
}

/** Offered sentences, most used first. */
function Entries({ search, onChange }: MemoryProps) {
  const isRetired = search.filter === 'retired';
  const memory = trpc.authenticator.memory.useQuery(
    { ...entriesInput(search), isRetired },
    { placeholderData: (previous) => previous },
  );
  return (
    <EntryList
      caption="Memory"
      noun="entries"
      search={search}
      onChange={onChange}
      chips={memoryChips}
      filter={isRetired ? 'retired' : 'all'}
      query={memory}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(entry) => <MemoryCard entry={entry} />}
      error={loadError(memory, 'MEMORY_FAILED')}
      errorTitle="Failed to fetch the memory"
      empty={{
        title: 'Nothing remembered yet',
        text: 'A confirmed sentence is remembered once delivered papers of three customers held it, without names, dates and numbers.',
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
  { key: 'confirmations', header: 'Confirmed', align: 'end', cell: (entry) => <Confirmed entry={entry} /> },
  usesColumn(),
  { key: 'last', header: 'Last used', cell: (entry) => <LastUsed entry={entry} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (entry) => <MemoryActions entry={entry} /> },
];

/** Deliveries that confirmed the entry, or that staff marked it. */
function Confirmed({ entry: { confirmations, isMarked } }: { entry: MemoryView }) {
  return (
    <>
      {confirmations}
      {isMarked ? <span className="block text-xs whitespace-nowrap text-ink-2">Marked as a phrase</span> : null}
    </>
  );
}

function LastUsed({ entry: { lastUsedAt } }: { entry: MemoryView }) {
  return lastUsedAt === null ? '–' : <DateTime value={lastUsedAt} format="date" className="whitespace-nowrap" />;
}

function MemoryCard({ entry }: { entry: MemoryView }) {
  return (
    <EntryCard
      source={<EntrySource entry={entry} />}
      facts={
        <>
          <UsesFact entry={entry} />
          <span>Confirmed {countOf(entry.confirmations, 'time')}</span>
          {entry.isMarked ? <span>Marked as a phrase</span> : null}
        </>
      }
      actions={<MemoryActions entry={entry} />}
    >
      {entry.target}
    </EntryCard>
  );
}

/** Edits a memory entry, retires it, offers it again. */
function MemoryActions({ entry }: { entry: MemoryView }) {
  const [isOpen, setIsOpen] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const onSettled = () => utils.authenticator.memory.invalidate();
  const edit = trpc.authenticator.editMemory.useMutation({
    onSuccess: () => {
      setIsOpen(false);
      toast.show({ tone: 'ok', title: 'Entry edited' });
    },
    onSettled,
  });
  const retire = trpc.authenticator.retireMemory.useMutation({
    onSuccess: ({ isRetired }) => toast.show({ tone: 'ok', title: isRetired ? 'Entry retired' : 'Entry restored' }),
    onError: (error) => toast.show({ tone: 'error', title: describeError(error).text }),
    onSettled,
  });
  const { id, source, target: seen, isRetired } = entry;
  return (
    <>
      <EntryButtons
        name={source}
        isRetired={isRetired}
        isBusy={retire.isPending}
        onEdit={() => setIsOpen(true)}
        onRetire={() => retire.mutate({ id, isRetired: !isRetired })}
      />
      <EditDialog
        pair={entry}
        open={isOpen}
        onOpenChange={setIsOpen}
        onSave={(target) => edit.mutate({ id, seen, target })}
        mutation={edit}
      />
    </>
  );
}
