import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import type { PhraseFilter } from '#shared/phrase.ts';
import type { PhraseView } from '#shared/schemas/phrases.ts';
import { EntryCard, EntryList, usesColumn, UsesFact } from './entry-list.tsx';
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
  const { lang = 'pt', q, page = 1 } = search;
  const filter = chips.find(({ value }) => value === search.filter)?.value ?? 'all';
  const phrases = trpc.authenticator.phrases.useQuery(
    { lang, filter, page, ...(q === undefined ? {} : { search: q }) },
    { placeholderData: (previous) => previous },
  );
  return (
    <EntryList
      caption="Phrases"
      noun="phrases"
      search={search}
      onChange={onChange}
      chips={chips}
      filter={filter}
      query={phrases}
      columns={columns}
      rowKey={(phrase) => `${phrase.lang} ${phrase.source}`}
      renderCard={(phrase) => <PhraseCard phrase={phrase} />}
      error={loadError(phrases, 'PHRASES_FAILED')}
      errorTitle="Failed to fetch phrases"
      empty={{ title: 'No phrases', text: 'This phrasebook is empty.' }}
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
  usesColumn(),
  { key: 'state', header: 'Status', cell: (phrase) => <PhraseState phrase={phrase} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (phrase) => <PhraseActions phrase={phrase} /> },
];

function PhraseCard({ phrase }: { phrase: PhraseView }) {
  return (
    <EntryCard
      source={<PhraseSource phrase={phrase} />}
      facts={
        <>
          <UsesFact entry={phrase} />
          <PhraseState phrase={phrase} />
        </>
      }
      actions={<PhraseActions phrase={phrase} />}
    >
      <PhraseTarget phrase={phrase} />
      {phrase.note === null ? null : <p className="text-ink-2">{phrase.note}</p>}
    </EntryCard>
  );
}
