import { useNavigate } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { useRef } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { useLetterKeys } from '#client/features/authenticator/workspace/letter-keys.ts';
import { stepRow } from '#client/features/authenticator/workspace/neighbours.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import { limits } from '#shared/limits.ts';
import { QueueFilters } from './queue-filters.tsx';
import { queueColumns, ReviewCard } from './queue-rows.tsx';
import { isFiltered, isOwnLanguages, noFilter, queueQuery, type QueueSearch } from './queue-search.ts';

export interface ReviewQueueProps {
  search: QueueSearch;
  onChange: (change: Partial<QueueSearch>) => void;
}

/** Documents of the selected list; pending ones by due time, the earliest first. */
export function ReviewQueue({ search, onChange }: ReviewQueueProps) {
  const role = useCurrentUser()?.role;
  const queue = trpc.authenticator.queue.useQuery(queueQuery(search, role), {
    placeholderData: (previous) => previous,
  });
  const offered = queue.data?.offered ?? null;
  const isLimited = offered !== null && search.list === undefined && isOwnLanguages(search, role);
  const navigate = useNavigate();
  const { review: path } = useStaffPaths();
  const list = useRef<HTMLDivElement>(null);
  const [hasLetters] = useLetterKeys();
  const move = (step: 1 | -1) => () => focusRow(list.current, step);
  useShortcuts({ j: move(1), k: move(-1) }, { within: list, disabled: !hasLetters });
  return (
    <div ref={list}>
      <ListPage
        dense
        isOneRow
        caption="Documents to authenticate"
        query={queue}
        columns={queueColumns(search)}
        rowKey={(review) => review.id}
        renderCard={(review) => <ReviewCard review={review} search={search} />}
        onRowPress={(review) => void navigate({ to: path, params: { reviewId: review.id }, search })}
        error={loadError(queue, 'DOCUMENTS_UNEXPECTED')}
        errorTitle="Failed to fetch documents"
        search={{
          label: 'Search by document or person',
          value: search.q,
          onSearch: (q) => onChange({ q, page: undefined }),
        }}
        filters={<QueueFilters search={search} offered={offered} onChange={onChange} />}
        empty={isLimited ? emptyInLanguages : emptyTexts[search.list ?? 'pending']}
        filtered={
          isFiltered(search)
            ? {
                title: 'No documents found',
                text: 'Nothing in this list matches the search and the filters.',
                onClear: () => onChange(noFilter),
              }
            : undefined
        }
        noun="documents"
        countedUpTo={isFiltered(search) || isLimited ? limits.searchCounted : undefined}
        onPage={(page) => onChange({ page })}
      />
    </div>
  );
}

const emptyTexts = {
  pending: {
    icon: <FileCheck2 />,
    title: 'No pending documents for authentication.',
    text: 'New orders appear here as soon as they’re paid for.',
  },
  approved: { title: 'No documents found', text: 'Documents appear here once they are approved.' },
  rejected: {
    title: 'No documents found',
    text: 'Documents appear here once a correction was sent in their place.',
  },
  corrections: { title: 'No documents found', text: 'Corrections appear here once they are sent.' },
} as const;

const emptyInLanguages = {
  icon: <FileCheck2 />,
  title: 'No pending documents in your languages.',
  text: 'Choose “All languages” to see all pending documents.',
} as const;

/** Focuses the next or previous row's link. */
function focusRow(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const active = document.activeElement;
  const row = active?.closest('tr, li');
  const current = links.findIndex((link) => link === active || (row?.contains(link) ?? false));
  links[stepRow(current, step, links.length)]?.focus();
}
