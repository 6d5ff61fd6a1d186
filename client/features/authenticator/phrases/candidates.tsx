import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { limits } from '#shared/limits.ts';
import type { CandidateView } from '#shared/schemas/memory.ts';
import { EntryCard, EntryList, EntrySource } from './entry-list.tsx';
import { MarkButton } from './mark-button.tsx';
import { memoryChips } from './memory-chips.ts';
import type { PhrasesSearch } from './phrases-search.ts';

export interface CandidatesProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

/** Sentences that wait for more customers or for staff, those of the most customers first. */
export function Candidates({ search, onChange }: CandidatesProps) {
  const { lang = 'pt', q, page = 1 } = search;
  const candidates = trpc.authenticator.memoryCandidates.useQuery(
    { lang, page, ...(q === undefined ? {} : { search: q }) },
    { placeholderData: (previous) => previous },
  );
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

/** Why the sentence never enters by itself. */
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
