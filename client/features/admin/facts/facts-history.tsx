import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import type { FactsVersion } from '#shared/schemas/published-facts.ts';

const states = {
  'in-force': { tone: 'ok', word: 'In force' },
  upcoming: { tone: 'info', word: 'To come' },
  past: { tone: 'idle', word: 'Past' },
} as const;

export interface FactsHistoryProps<T> {
  versions: readonly FactsVersion<T>[];
  onRestore: (facts: T) => void;
}

/** All published versions, newest first; each can be taken back into the draft. */
export function FactsHistory<T>({ versions, onRestore }: FactsHistoryProps<T>) {
  if (versions.length === 0)
    return <p className="text-ink-2">Nothing was published yet: the product’s own is in force.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {versions.map(({ id, version, state, reason, validFrom, publishedAt, publishedByName, facts }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              Version {version} <StatusBadge {...states[state]} />
            </p>
            <p className="mt-1 text-sm wrap-anywhere">
              <bdi>{reason}</bdi>
            </p>
            <p className="mt-1 text-xs text-ink-2">
              Valid from <DateTime value={validFrom} /> · published <DateTime value={publishedAt} /> by{' '}
              {publishedByName === null ? 'the release' : <bdi>{publishedByName}</bdi>}
            </p>
          </div>
          <Button size="sm" variant="quiet" onClick={() => onRestore(facts)}>
            Edit as draft
            <span className="sr-only">: version {version}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
