import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Money } from '../../ui/money.tsx';
import { ClientButton } from './client-button.tsx';
import { ReviewActions, ReviewDetails, ReviewStatus } from './review-facts.tsx';

/** The queue's eight columns. */
export const queueColumns: readonly Column<ReviewView>[] = [
  {
    key: 'document',
    header: 'Document',
    rowHeader: true,
    className: 'min-w-28',
    cell: (review) => <bdi className="font-semibold wrap-anywhere">{review.filename}</bdi>,
  },
  { key: 'actions', header: 'Actions', className: 'min-w-48', cell: (review) => <ReviewActions review={review} /> },
  {
    key: 'client',
    header: 'Client',
    className: 'min-w-20',
    cell: (review) => <bdi className="wrap-break-word">{review.clientName ?? review.userName ?? '—'}</bdi>,
  },
  {
    key: 'user',
    header: 'User',
    className: 'max-w-40',
    cell: (review) => <ClientButton userId={review.userId} name={review.userName} email={review.userEmail} />,
  },
  { key: 'value', header: 'Value', align: 'end', cell: (review) => <Money cents={review.totalCostCents} /> },
  { key: 'language', header: 'Language', cell: (review) => review.sourceLanguage },
  { key: 'details', header: 'Details', cell: (review) => <ReviewDetails review={review} /> },
  { key: 'status', header: 'Status', className: 'min-w-26', cell: (review) => <ReviewStatus review={review} /> },
];
