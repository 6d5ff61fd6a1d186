import { useState } from 'react';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';

type Request = Pick<ReviewDetails['revisionRequests'][number], 'kind' | 'dueAt' | 'letterUrl'>;

/** A refusal's letter and due time, and how it can end; nothing for misspellings. */
export function RefusalFacts({ request: { kind, dueAt, letterUrl } }: { request: Request }) {
  const [now] = useState(() => Date.now());
  if (kind !== 'refusal' || dueAt === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge
        tone={new Date(dueAt).getTime() < now ? 'error' : 'warn'}
        word={new Date(dueAt).getTime() < now ? 'Answer overdue' : 'Refused'}
      />
      <span>
        Answer due <DateTime value={dueAt} format="dayTime" />: reissue it free, refund its price, or decline.
      </span>
      {letterUrl === null ? null : (
        <a href={letterUrl} target="_blank" rel="noopener noreferrer" className="inline-link">
          Open the authority’s letter
        </a>
      )}
    </p>
  );
}
