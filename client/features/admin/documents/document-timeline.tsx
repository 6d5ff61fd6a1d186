import { documentStatuses, statusWords } from '#shared/document-status.ts';
import type { AdminDocumentDetails } from '#shared/schemas/admin.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { eventLabel, fourEyesWords } from './labels.ts';

/** A document's audit events, with their actors. */
export function DocumentTimeline({ timeline }: { timeline: AdminDocumentDetails['timeline'] }) {
  if (timeline.length === 0) return <p className="py-2.5 text-ink-2">Nothing has happened yet.</p>;
  return (
    <ol className="divide-y divide-line">
      {timeline.map((entry) => (
        <li key={`${entry.at} ${entry.event}`} className="py-2.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{eventLabel(entry.event)}</span>
            <DateTime value={entry.at} className="text-xs text-ink-2" />
          </div>
          <p className="text-xs text-ink-2">
            <StatusChange from={entry.fromStatus} to={entry.toStatus} /> by{' '}
            <bdi>{entry.actorName ?? (entry.actorRole === 'system' ? 'the system' : entry.actorRole)}</bdi>
          </p>
          {entry.fourEyes === null ? null : <p className="mt-1">{fourEyesWords}.</p>}
          {entry.reason === null ? null : <p className="mt-1 wrap-anywhere">“{entry.reason}”</p>}
        </li>
      ))}
    </ol>
  );
}

/** A status change in staff labels. */
export function StatusChange({ from, to }: { from: string | null; to: string | null }) {
  if (to === null) return null;
  return <>{from === null || from === to ? labelOf(to) : `${labelOf(from)} → ${labelOf(to)}`}</>;
}

function labelOf(status: string): string {
  const known = documentStatuses.find((candidate) => candidate === status);
  return known ? statusWords[known].staff : status;
}
