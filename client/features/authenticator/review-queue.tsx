import { FileCheck2 } from 'lucide-react';
import { describeError } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { queueColumns } from './queue-columns.tsx';
import { queueQuery, type QueueSearch } from './queue-search.ts';
import { ReviewCard } from './review-card.tsx';

export interface ReviewQueueProps {
  search: QueueSearch;
  onChange: (change: Partial<QueueSearch>) => void;
}

/** Documents that wait for an authenticator, newest first. */
export function ReviewQueue({ search, onChange }: ReviewQueueProps) {
  const queue = trpc.authenticator.queue.useQuery(queueQuery(search), { placeholderData: (previous) => previous });
  return (
    <>
      <FilterBar
        search={
          <SearchInput
            label="Search document or person"
            value={search.q ?? ''}
            onSearch={(text) => {
              onChange({ q: text.trim() === '' ? undefined : text.trim(), page: undefined });
            }}
          />
        }
      />
      <DataTable
        dense
        caption="Documents to authenticate"
        columns={queueColumns}
        rows={queue.data?.items ?? []}
        rowKey={(review) => review.id}
        renderCard={(review) => <ReviewCard review={review} />}
        loading={queue.isPending}
        error={queue.error ? describeError(queue.error, 'DOCUMENTS_FAILED').text : undefined}
        onRetry={() => void queue.refetch()}
        empty={
          search.q === undefined ? (
            <EmptyState
              kind="none"
              icon={<FileCheck2 />}
              title="No pending documents for authentication."
              text="New orders appear here as soon as they are paid."
            />
          ) : (
            <EmptyState
              kind="filtered"
              title="No documents found"
              text="Nothing that is pending matches this search."
              action={
                <Button
                  variant="secondary"
                  onClick={() => {
                    onChange({ q: undefined, page: undefined });
                  }}
                >
                  Clear search
                </Button>
              }
            />
          )
        }
      />
      {queue.data && queue.data.total > 0 ? (
        <Pagination
          page={queue.data.page}
          pageSize={queue.data.pageSize}
          total={queue.data.total}
          noun="documents"
          onPage={(page) => {
            onChange({ page: page > 1 ? page : undefined });
          }}
        />
      ) : null}
    </>
  );
}
