import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import type { PhraseView } from '#shared/schemas/phrases.ts';
import { EntrySource } from './entry-list.tsx';

const kindWords: Readonly<Record<PhraseView['kind'], string>> = {
  title: 'Title',
  label: 'Label',
  phrase: 'Set phrase',
  office: 'Office',
  mark: 'Mark',
  unit: 'Unit',
};

const countries = new Intl.DisplayNames('en', { type: 'region' });

export function PhraseSource({ phrase }: { phrase: PhraseView }) {
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
export function PhraseTarget({ phrase: { target, defaultTarget, isRetired } }: { phrase: PhraseView }) {
  return (
    <span className="block wrap-anywhere">
      <span className={isRetired ? 'block text-ink-2 line-through' : 'block'}>{target}</span>
      {target === defaultTarget ? null : <span className="block text-xs text-ink-2">Before: {defaultTarget}</span>}
    </span>
  );
}

/** Whether staff changed the phrase, with who and when. */
export function PhraseState({ phrase }: { phrase: PhraseView }) {
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
