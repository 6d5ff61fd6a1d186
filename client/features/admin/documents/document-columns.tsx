import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { describeService } from '#shared/pricing.ts';
import { formatPages } from '#client/lib/format.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DocumentFileActions } from './document-file-actions.tsx';
import { DocumentName } from './document-name.tsx';
import { PriceCell } from './price-cell.tsx';
import { StatusSelect } from './status-select.tsx';

/** The table of all documents. */
export const adminDocumentColumns: readonly Column<AdminDocumentView>[] = [
  {
    key: 'document',
    header: 'Document',
    rowHeader: true,
    className: 'min-w-36',
    cell: (document) => <DocumentName document={document} />,
  },
  { key: 'user', header: 'User', className: 'max-w-44', cell: (document) => <UserCell document={document} /> },
  { key: 'details', header: 'Details', cell: (document) => <DetailsCell document={document} /> },
  { key: 'value', header: 'Value', align: 'end', cell: (document) => <PriceCell document={document} /> },
  {
    key: 'status',
    header: 'Status',
    className: 'min-w-36',
    cell: (document) => <StatusSelect document={document} />,
  },
  {
    key: 'date',
    header: 'Received',
    cell: (document) => <DateTime value={document.createdAt} className="text-xs whitespace-nowrap text-ink-2" />,
  },
  { key: 'files', header: 'Files', hideHeader: true, cell: (document) => <DocumentFileActions document={document} /> },
];

/** Whose it is. */
export function UserCell({ document }: { document: AdminDocumentView }) {
  return (
    <span className="block">
      <bdi className="block font-medium wrap-break-word">{document.clientName ?? document.userName ?? 'User'}</bdi>
      <bdi className="block truncate text-xs text-ink-2" title={document.userEmail}>
        {document.userEmail}
      </bdi>
    </span>
  );
}

/** Pages, type, language. */
export function DetailsCell({ document }: { document: AdminDocumentView }) {
  return (
    <span className="block text-xs text-ink-2">
      <span className="block whitespace-nowrap">
        {formatPages(document.pages)} · {document.sourceLanguage}
      </span>
      <span className="block">{describeService(document, 'compact')}</span>
    </span>
  );
}
