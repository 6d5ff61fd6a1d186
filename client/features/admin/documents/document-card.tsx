import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DetailsCell, UserCell } from './document-columns.tsx';
import { DocumentFileActions } from './document-file-actions.tsx';
import { DocumentName } from './document-name.tsx';
import { PriceCell } from './price-cell.tsx';
import { StatusSelect } from './status-select.tsx';

/** A document on a phone. */
export function AdminDocumentCard({ document }: { document: AdminDocumentView }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 pt-2.5">
          <DocumentName document={document} />
        </h3>
        <DocumentFileActions document={document} />
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t border-line pt-3 text-sm">
        <UserCell document={document} />
        <span className="text-end">
          <PriceCell document={document} />
        </span>
        <DetailsCell document={document} />
        <DateTime value={document.createdAt} className="text-end text-xs text-ink-2" />
      </div>
      <div className="mt-4">
        <StatusSelect document={document} />
      </div>
    </Card>
  );
}
