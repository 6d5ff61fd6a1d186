import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { PhraseFilter } from '#shared/phrase.ts';
import type { PhraseView } from '#shared/schemas/phrases.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import { entriesInput, EntryCard, EntryList, EntrySource, usesColumn, UsesFact } from './entry-list.tsx';
import type { PhrasesSearch } from './phrases-search.ts';

const kindWords: Readonly<Record<PhraseView['kind'], string>> = {
  title: 'Title',
  label: 'Label',
  phrase: 'Set phrase',
  office: 'Office',
  mark: 'Mark',
  unit: 'Unit',
};

const countries = new Intl.DisplayNames('en', { type: 'region' });

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
  const filter = chips.find(({ value }) => value === search.filter)?.value ?? 'all';
  const phrases = trpc.authenticator.phrases.useQuery(
    { ...entriesInput(search), filter },
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

/** Edits a phrase, retires it, offers it again. */
function PhraseActions({ phrase }: { phrase: PhraseView }) {
  const [isOpen, setIsOpen] = useState(false);
  const edit = useEdit(() => setIsOpen(false));
  const retire = useRetire(phrase);
  const { source, lang, isRetired, target: seen, defaultTarget, note } = phrase;
  return (
    <>
      <EntryButtons
        name={source}
        isRetired={isRetired}
        isBusy={retire.isPending}
        onEdit={() => setIsOpen(true)}
        onRetire={() => retire.mutate({ lang, source, isRetired: !isRetired })}
      />
      <EditDialog
        pair={phrase}
        note={note}
        original={defaultTarget}
        open={isOpen}
        onOpenChange={setIsOpen}
        onSave={(target) => edit.mutate({ lang, source, seen, target })}
        mutation={edit}
      />
    </>
  );
}

function useEdit(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.editPhrase.useMutation({
    onSuccess: ({ source, target }) => {
      onDone();
      toast.show({ tone: 'ok', title: 'Phrase edited', description: `“${source}” is now “${target}”.` });
    },
    onSettled: () => utils.authenticator.phrases.invalidate(),
  });
}

function useRetire({ source }: PhraseView) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.retirePhrase.useMutation({
    onSuccess: ({ isRetired }) =>
      toast.show({
        tone: 'ok',
        title: isRetired ? 'Phrase retired' : 'Phrase restored',
        description: isRetired ? `“${source}” is no longer drafted.` : `“${source}” is drafted again.`,
      }),
    onError: (error) => toast.show({ tone: 'error', title: describeError(error).text }),
    onSettled: () => utils.authenticator.phrases.invalidate(),
  });
}

function PhraseSource({ phrase }: { phrase: PhraseView }) {
  const { kind, country } = phrase;
  return (
    <span className="block">
      <EntrySource entry={phrase} />
      <span className="block text-xs font-normal text-ink-2">
        {kindWords[kind]}
        {country === null ? '' : ` · ${countries.of(country) ?? country}`}
      </span>
    </span>
  );
}

/** The English that is offered, and below it the one that staff replaced. */
function PhraseTarget({ phrase: { target, defaultTarget, isRetired } }: { phrase: PhraseView }) {
  return (
    <span className="block wrap-anywhere">
      <span className={isRetired ? 'block text-ink-2 line-through' : 'block'}>{target}</span>
      {target === defaultTarget ? null : <span className="block text-xs text-ink-2">Before: {defaultTarget}</span>}
    </span>
  );
}

/** Whether staff changed the phrase, with who and when. */
function PhraseState({ phrase }: { phrase: PhraseView }) {
  const { isRetired, target, defaultTarget, changedAt, changedByName } = phrase;
  if (!isRetired && target === defaultTarget) return null;
  return (
    <span className="grid justify-items-start gap-1">
      {isRetired ? <StatusBadge tone="idle" icon="alert" word="Retired" /> : <StatusBadge tone="warn" word="Edited" />}
      {changedAt === null ? null : (
        <span className="text-xs text-ink-2">
          <DateTime value={changedAt} format="date" /> by <bdi>{changedByName ?? 'a former colleague'}</bdi>
        </span>
      )}
    </span>
  );
}
