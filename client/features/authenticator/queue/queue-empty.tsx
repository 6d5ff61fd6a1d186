import { FileCheck2 } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { isFiltered, noFilter, type QueueSearch } from './queue-search.ts';

const otherTexts = {
  approved: 'Documents appear here once they are approved.',
  rejected: 'Documents appear here once a correction was sent in their place.',
  corrections: 'Corrections appear here once they are sent.',
} as const;

export interface QueueEmptyProps {
  search: QueueSearch;
  onChange: (change: Partial<QueueSearch>) => void;
}

/** Why the queue shows nothing: no work, no history, or a search that found none. */
export function QueueEmpty({ search, onChange }: QueueEmptyProps) {
  const { list } = search;
  if (isFiltered(search)) {
    return (
      <EmptyState
        kind="filtered"
        title="No documents found"
        text="Nothing in this list matches the search and the filters."
        action={
          <Button variant="secondary" onClick={() => onChange(noFilter)}>
            Clear filters
          </Button>
        }
      />
    );
  }
  if (list !== undefined) return <EmptyState kind="none" title="No documents found" text={otherTexts[list]} />;
  return (
    <EmptyState
      kind="none"
      icon={<FileCheck2 />}
      title="No pending documents for authentication."
      text="New orders appear here as soon as they’re paid for."
    />
  );
}
