import { ClientButton } from '#client/features/authenticator/workspace/client-button.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { QueueSearch } from './queue-search.ts';
import { ReviewActions, ReviewState, ReviewSummary, ReviewTime } from './review-facts.tsx';
import { ReviewLink } from './review-link.tsx';

/** Five columns; from 1536 px on, their small print moves into its own columns. */
export function queueColumns(search: QueueSearch): readonly Column<ReviewView>[] {
  return [
    // First column: the list is sorted by due time, and lateness must be visible at every width.
    {
      key: 'time',
      header: 'Time left',
      className: 'max-xl:max-w-26 max-xl:[&_*]:whitespace-normal',
      cell: (review) => <ReviewTime review={review} />,
    },
    {
      key: 'document',
      header: 'Document',
      rowHeader: true,
      className: 'min-w-50',
      cell: (review) => (
        <span className="flex items-center gap-3">
          <span className="max-xl:hidden">
            <Thumbnail url={review.thumbnailUrl} size="row" />
          </span>
          <span className="min-w-0">
            <ReviewLink
              id={review.id}
              search={search}
              className="block rounded-badge font-semibold wrap-anywhere hover:underline"
            >
              <PaperName paper={review} />
              <span className="block text-xs font-normal text-ink-2 2xl:hidden">
                {review.sourceLanguage} · <Money cents={review.totalCostCents} currency={review.currency} />
              </span>
            </ReviewLink>
            <span className="mt-1 block 2xl:hidden">
              <ReviewActions review={review} search={search} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'client',
      header: 'Client',
      className: 'min-w-20 max-xl:max-w-34 max-xl:wrap-anywhere',
      cell: (review) => (
        <>
          <bdi className="wrap-break-word max-2xl:hidden">{review.clientName ?? review.userName ?? '—'}</bdi>
          <span className="2xl:hidden">
            <ClientButton userId={review.userId} name={review.clientName ?? review.userName} email={review.userEmail} />
          </span>
        </>
      ),
    },
    { key: 'details', header: 'Details', cell: (review) => <ReviewSummary review={review} /> },
    { key: 'status', header: 'Status', cell: (review) => <ReviewState review={review} /> },
    {
      key: 'user',
      header: 'User',
      className: 'max-w-34 max-2xl:hidden',
      cell: (review) => <ClientButton userId={review.userId} name={review.userName} email={review.userEmail} />,
    },
    {
      key: 'value',
      header: 'Value',
      align: 'end',
      className: 'max-2xl:hidden',
      cell: (review) => <Money cents={review.totalCostCents} currency={review.currency} />,
    },
    {
      key: 'language',
      header: 'Language',
      className: 'max-2xl:hidden',
      cell: (review) => review.sourceLanguage,
    },
    {
      key: 'actions',
      header: 'Actions',
      className: 'w-48 max-2xl:hidden',
      cell: (review) => <ReviewActions review={review} search={search} />,
    },
  ];
}

export function ReviewCard({ review, search }: { review: ReviewView; search: QueueSearch }) {
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 items-start gap-3">
          <Thumbnail url={review.thumbnailUrl} size="row" />
          <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
            <ReviewLink id={review.id} search={search} className="hover:underline">
              <PaperName paper={review} />
            </ReviewLink>
          </h3>
        </span>
        <span className="grid justify-items-start gap-1">
          <ReviewState review={review} />
          <ReviewTime review={review} />
        </span>
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t border-line pt-3">
        <ClientButton userId={review.userId} name={review.clientName ?? review.userName} email={review.userEmail} />
        <span>
          <Money cents={review.totalCostCents} currency={review.currency} className="block font-semibold" />
          <span className="text-xs text-ink-2">{review.sourceLanguage}</span>
        </span>
        <ReviewSummary review={review} />
      </div>
      <div className="mt-4">
        <ReviewActions review={review} search={search} />
      </div>
    </Card>
  );
}
