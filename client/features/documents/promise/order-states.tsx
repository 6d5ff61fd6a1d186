import { stateSentence } from '#client/features/documents/status.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

/** What is so about each document of an order; said once where it is the same of all. */
export function OrderStates({ documents }: { documents: readonly DocumentView[] }) {
  const sentences = new Set(documents.map((document) => stateSentence(document)));
  if (sentences.size === 1) return <span className="mt-2 block font-semibold text-ink">{[...sentences]}</span>;
  return (
    <span className="mt-2 grid gap-1 text-ink">
      {documents.map((document) => (
        <span key={document.id}>
          <bdi className="wrap-anywhere">{paperTitle(document)}</bdi>:{' '}
          <span className="font-semibold">{stateSentence(document)}</span>
        </span>
      ))}
    </span>
  );
}
