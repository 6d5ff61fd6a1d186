import type { DocumentView } from '#shared/schemas/documents.ts';
import { ReadyBy } from './ready-by.tsx';

/** When each document of an order is promised; one line where all have the same time. */
export function PromisedOrders({ documents }: { documents: readonly DocumentView[] }) {
  const times = new Set(documents.map(({ dueAt }) => dueAt));
  const [first] = documents;
  if (!first) return null;
  if (times.size === 1) return <ReadyBy dueAt={first.dueAt} className="mt-2 block font-semibold text-ink" />;
  return (
    <span className="mt-2 grid gap-1 text-ink">
      {documents.map(({ id, filename, dueAt }) => (
        <span key={id}>
          <bdi className="wrap-anywhere">{filename}</bdi>: <ReadyBy dueAt={dueAt} className="font-semibold" />
        </span>
      ))}
    </span>
  );
}
