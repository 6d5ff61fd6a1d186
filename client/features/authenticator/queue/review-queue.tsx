import { limits } from '#shared/limits.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DataTable } from '#client/ui/data/data-table.tsx';
import { FilterBar } from '#client/ui/data/filter-bar.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { PastEnd } from '#client/ui/data/past-end.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import { queueColumns } from './queue-columns.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { isFiltered, queueQuery, type QueueSearch } from './queue-search.ts';
import { ReviewCard } from './review-card.tsx';
import { useLetterKeys } from '#client/features/authenticator/workspace/letter-keys.ts';
import { useReviewPath } from './review-link.tsx';

export interface ReviewQueueProps {
  search: QueueSearch;
  onChange: (change: Partial<QueueSearch>) => void;
}

/** Documents of one counter: those that wait for an authenticator, oldest due first, unless another list is chosen. */
export function ReviewQueue({ search, onChange }: ReviewQueueProps) {
  const queue = trpc.authenticator.queue.useQuery(queueQuery(search), { placeholderData: (previous) => previous });
  const navigate = useNavigate();
  const path = useReviewPath();
  const list = useRef<HTMLDivElement>(null);
  const [hasLetters] = useLetterKeys();
  const move = (step: 1 | -1) => () => focusRow(list.current, step);
  useShortcuts({ j: move(1), k: move(-1) }, { within: list, disabled: !hasLetters });
  return (
    <div ref={list}>
      <FilterBar
        search={
          <SearchInput
            label="Search by document or person"
            value={search.q ?? ''}
            onSearch={(text) => onChange({ q: text.trim() === '' ? undefined : text.trim(), page: undefined })}
          />
        }
      >
        <QueueFilters search={search} onChange={onChange} />
      </FilterBar>
      <DataTable
        dense
        caption="Documents to authenticate"
        columns={queueColumns(search)}
        rows={queue.data?.items ?? []}
        rowKey={(review) => review.id}
        onRowPress={(review) => {
          void navigate({ to: path, params: { reviewId: review.id }, search });
        }}
        renderCard={(review) => <ReviewCard review={review} search={search} />}
        loading={queue.isPending}
        error={loadError(queue, 'DOCUMENTS_UNEXPECTED')}
        errorTitle="Failed to fetch documents"
        onRetry={() => void queue.refetch()}
        empty={
          <PastEnd list={queue.data} onPage={(page) => onChange({ page: page > 1 ? page : undefined })}>
            <QueueEmpty search={search} onChange={onChange} />
          </PastEnd>
        }
      />
      {queue.data && queue.data.total > 0 ? (
        <Pagination
          page={queue.data.page}
          pageSize={queue.data.pageSize}
          total={queue.data.total}
          countedUpTo={isFiltered(search) ? limits.searchCounted : undefined}
          noun="documents"
          onPage={(page) => onChange({ page: page > 1 ? page : undefined })}
        />
      ) : null}
    </div>
  );
}

/** Puts the focus on the next or previous document's link. */
function focusRow(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const active = document.activeElement;
  const row = active?.closest('tr, li');
  const current = links.findIndex((link) => link === active || (row?.contains(link) ?? false));
  const next = current === -1 ? 0 : Math.min(links.length - 1, Math.max(0, current + step));
  links[next]?.focus();
}
