import { roleLabel } from '#shared/roles.ts';
import type { AccessView } from '#shared/schemas/account-data.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';

const fileWords = {
  original: { viewed: 'viewed your file', downloaded: 'downloaded your file' },
  translation: { viewed: 'viewed the translation', downloaded: 'downloaded the translation' },
  other: { viewed: 'viewed a draft of the translation', downloaded: 'downloaded a draft of the translation' },
} as const;

/** Who opened the files of a document, and when the uploaded one leaves. */
export function AccessList({ documentId }: { documentId: string }) {
  const query = trpc.documents.accesses.useQuery({ id: documentId });
  return (
    <LoadState loading={query.isPending} error={loadError(query)} onRetry={() => void query.refetch()}>
      {query.data ? (
        <>
          <SourceNote leavesAt={query.data.sourceLeavesAt} removedAt={query.data.sourceRemovedAt} />
          {query.data.items.length === 0 ? (
            <p className="mt-3 text-ink-2">Nobody has opened its files yet.</p>
          ) : (
            <ul
              aria-label="Who opened your files"
              className="mt-2 max-h-72 divide-y divide-line overflow-y-auto"
              tabIndex={0}
            >
              {query.data.items.map((access, index) => (
                <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                  <span>
                    <Reader access={access} /> {fileWords[access.file][access.action]}
                  </span>
                  <DateTime value={access.at} className="text-sm text-ink-2" />
                </li>
              ))}
            </ul>
          )}
          {query.data.total > query.data.items.length ? (
            <p className="mt-2 text-sm text-ink-2">
              The newest {query.data.items.length} of {query.data.total}. The download of your data holds them all.
            </p>
          ) : null}
        </>
      ) : null}
    </LoadState>
  );
}

function Reader({ access }: { access: AccessView }) {
  switch (access.who) {
    case 'you':
      return <strong>You</strong>;
    case 'staff':
      return (
        <>
          <strong dir="auto">{access.name ?? roleLabel.authenticator}</strong>
          {access.name && access.role ? <span className="text-ink-2"> ({roleLabel[access.role]})</span> : null}
        </>
      );
    case 'service':
      return <strong>Our translation service</strong>;
    case 'link':
      return <strong>Somebody with a link that you or our staff opened</strong>;
  }
}

function SourceNote({ leavesAt, removedAt }: { leavesAt: string | null; removedAt: string | null }) {
  if (removedAt) {
    return (
      <p className="mt-3 text-ink-2">
        The file you uploaded was deleted on <DateTime value={removedAt} format="longDate" />. The translation stays.
      </p>
    );
  }
  if (!leavesAt) return null;
  return (
    <p className="mt-3">
      The file you uploaded will be deleted on <DateTime value={leavesAt} format="longDate" />. The translation stays.
    </p>
  );
}
