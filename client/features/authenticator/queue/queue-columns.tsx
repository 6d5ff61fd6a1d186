import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { ClientButton } from '#client/features/authenticator/workspace/client-button.tsx';
import type { QueueSearch } from './queue-search.ts';
import { ReviewActions, ReviewSummary, ReviewStatusBadge } from './review-facts.tsx';
import { ReviewLink } from './review-link.tsx';

/** The queue's eight columns. */
export function queueColumns(search: QueueSearch): readonly Column<ReviewView>[] {
  return [
    {
      key: 'document',
      header: 'Document',
      rowHeader: true,
      className: 'min-w-28',
      cell: (review) => (
        <ReviewLink
          id={review.id}
          search={search}
          className="rounded-badge font-semibold wrap-anywhere hover:underline"
        >
          <bdi>{review.filename}</bdi>
        </ReviewLink>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      className: 'w-48',
      cell: (review) => <ReviewActions review={review} search={search} />,
    },
    {
      key: 'client',
      header: 'Client',
      className: 'min-w-20',
      cell: (review) => <bdi className="wrap-break-word">{review.clientName ?? review.userName ?? '—'}</bdi>,
    },
    {
      key: 'user',
      header: 'User',
      className: 'max-w-34',
      cell: (review) => <ClientButton userId={review.userId} name={review.userName} email={review.userEmail} />,
    },
    { key: 'value', header: 'Value', align: 'end', cell: (review) => <Money cents={review.totalCostCents} /> },
    { key: 'language', header: 'Language', cell: (review) => review.sourceLanguage },
    { key: 'details', header: 'Details', cell: (review) => <ReviewSummary review={review} /> },
    { key: 'status', header: 'Status', cell: (review) => <ReviewStatusBadge review={review} /> },
  ];
}
