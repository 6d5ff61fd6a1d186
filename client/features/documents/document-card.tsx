import type { DocumentView } from '#shared/schemas/documents.ts';
import { formatPages } from '../../lib/format.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { FileCard } from '../../ui/file-card.tsx';
import { Money } from '../../ui/money.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentLink } from './document-link.tsx';
import { DocumentStages } from './document-stages.tsx';
import { DocumentStatusBadge } from './document-status.tsx';

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
