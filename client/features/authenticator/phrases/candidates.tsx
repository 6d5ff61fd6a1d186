import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { limits } from '#shared/limits.ts';
import type { CandidateView } from '#shared/schemas/memory.ts';
import { directionOf } from '#shared/translation-text.ts';
import { entriesInput, EntryCard, EntryList, EntrySource } from './entry-list.tsx';
import type { PhrasesSearch } from './phrases-search.ts';

/** Filters of the memory's list. */
export const memoryChips = [
  { value: 'all', label: 'In use' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'retired', label: 'Retired' },
] as const;

export interface CandidatesProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

/** Sentences not yet admitted, those of the most customers first. */
export function Candidates({ search, onChange }: CandidatesProps) {
  const candidates = trpc.authenticator.memoryCandidates.useQuery(entriesInput(search), {
    placeholderData: (previous) => previous,
  });
  return (
    <EntryList
      caption="Waiting sentences"
      noun="sentences"
      search={search}
      onChange={onChange}
      chips={memoryChips}
      filter="waiting"
      query={candidates}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(candidate) => <CandidateCard candidate={candidate} />}
      error={loadError(candidates, 'MEMORY_FAILED')}
      errorTitle="Failed to fetch the memory"
      empty={{
        title: 'No sentences are waiting',
        text: 'A confirmed sentence waits here until delivered papers of three customers held it or you mark it as a phrase, and is deleted with its documents.',
      }}
    />
  );
}

const columns: readonly Column<CandidateView>[] = [
  {
    key: 'source',
    header: 'Source',
    rowHeader: true,
    className: 'min-w-48 max-w-96',
    cell: (candidate) => <EntrySource entry={candidate} />,
  },
  {
    key: 'target',
    header: 'English',
    className: 'min-w-48 max-w-96',
    cell: ({ target }) => <span className="wrap-anywhere">{target}</span>,
  },
  { key: 'customers', header: 'Customers', align: 'end', cell: customersOf },
  { key: 'topic', header: 'Needs your mark', cell: (candidate) => <Topic candidate={candidate} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (candidate) => <MarkButton candidate={candidate} /> },
];

function customersOf({ customers, topic }: CandidateView): string {
  return topic === null ? `${customers} of ${limits.memoryCustomers}` : String(customers);
}

const topicWords = {
  health: 'Health',
  crime: 'Crime',
  religion: 'Religion',
  address: 'Address',
} as const satisfies Record<NonNullable<CandidateView['topic']>, string>;

/** Why the sentence is never added automatically. */
function Topic({ candidate: { topic } }: { candidate: CandidateView }) {
  return topic === null ? null : <StatusBadge tone="warn" icon="alert" word={topicWords[topic]} />;
}

function CandidateCard({ candidate }: { candidate: CandidateView }) {
  return (
    <EntryCard
      source={<EntrySource entry={candidate} />}
      facts={
        <>
          <span>Customers: {customersOf(candidate)}</span>
          <Topic candidate={candidate} />
        </>
      }
      actions={<MarkButton candidate={candidate} />}
    >
      {candidate.target}
    </EntryCard>
  );
}

/** Marks a waiting sentence as a phrase of papers, which offers it to every customer. */
function MarkButton({ candidate: { id, lang, source, target } }: { candidate: CandidateView }) {
  const [isOpen, setIsOpen] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const mark = trpc.authenticator.markMemory.useMutation({
    onSuccess: () => {
      setIsOpen(false);
      toast.show({ tone: 'ok', title: 'Marked as a phrase' });
    },
    onSettled: () =>
      Promise.all([utils.authenticator.memoryCandidates.invalidate(), utils.authenticator.memory.invalidate()]),
  });
  return (
    <>
      <span className="flex justify-end">
        <Button size="sm" variant="quiet" aria-label={`Mark as a phrase: ${source}`} onClick={() => setIsOpen(true)}>
          Mark as a phrase…
        </Button>
      </span>
      <AlertDialog
        open={isOpen}
        onOpenChange={(open) => {
          mark.reset();
          setIsOpen(open);
        }}
        tone="primary"
        title="Mark as a phrase?"
        description="It is then offered for every customer’s papers and stays when its documents are deleted. Mark only set wording of papers that tells nothing about a person."
        confirmLabel="Mark as a phrase"
        busy={mark.isPending}
        error={mark.error ? describeError(mark.error).text : undefined}
        onConfirm={() => mark.mutate({ id })}
      >
        <p className="grid gap-1 wrap-anywhere">
          <bdi lang={lang} dir={directionOf(lang)} className="font-semibold">
            {source}
          </bdi>
          <span>{target}</span>
        </p>
      </AlertDialog>
    </>
  );
}
