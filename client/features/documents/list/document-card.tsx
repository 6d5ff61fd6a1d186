import type { DocumentView } from '#shared/schemas/documents.ts';
import { formatPages } from '#client/lib/format.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentLink } from './document-link.tsx';
import { DocumentStages } from '#client/features/documents/details/document-stages.tsx';
import { DocumentStatusBadge } from '#client/features/documents/document-status.tsx';

/** A document with its state and what can be done with it. */
export function DocumentCard({ document }: { document: DocumentView }) {
  return (
    <FileCard
      name={document.filename}
      renderName={(name) => <DocumentLink id={document.id}>{name}</DocumentLink>}
      meta={
        <>
          <DateTime value={document.createdAt} format="date" /> · {formatPages(document.pages)}
        </>
      }
      badge={<DocumentStatusBadge document={document} />}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
        <span>
          {document.sourceLanguage} → {document.targetLanguage}
        </span>
        <Money cents={document.totalCostCents} className="font-semibold text-ink" />
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <DocumentStages document={document} />
      </div>
      <div className="mt-3 flex min-h-11 items-center md:min-h-9">
        <DocumentActions document={document} />
      </div>
    </FileCard>
  );
}
