import type { DocumentView } from '#shared/schemas/documents.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentLink } from './document-link.tsx';
import { DocumentStatusBadge } from '#client/features/documents/document-status.tsx';

/** A customer's documents as rows. */
export const documentColumns: readonly Column<DocumentView>[] = [
  {
    key: 'document',
    header: 'Document',
    rowHeader: true,
    cell: (document) => (
      <DocumentLink id={document.id}>
        <bdi className="wrap-anywhere">{document.filename}</bdi>
      </DocumentLink>
    ),
  },
  { key: 'status', header: 'Status', cell: (document) => <DocumentStatusBadge document={document} /> },
  { key: 'language', header: 'Language', cell: (document) => document.sourceLanguage, className: 'max-xl:hidden' },
  { key: 'pages', header: 'Pages', align: 'end', cell: (document) => document.pages },
  { key: 'price', header: 'Price', align: 'end', cell: (document) => <Money cents={document.totalCostCents} /> },
  {
    key: 'created',
    header: 'Created',
    className: 'max-xl:hidden',
    cell: (document) => <DateTime value={document.createdAt} format="date" className="whitespace-nowrap" />,
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (document) => (
      <div className="flex justify-end">
        <DocumentActions document={document} />
      </div>
    ),
  },
];
