import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';

export interface PastEndProps {
  /** The loaded list; undefined before the first response. */
  list: { page: number; pageSize: number; total: number } | undefined;
  onPage: (page: number) => void;
  /** Empty state of a list without rows. */
  children: ReactNode;
}

/** Empty state of a page past the end of its list; otherwise `children`. */
export function PastEnd({ list, onPage, children }: PastEndProps) {
  if (!list || list.total === 0) return children;
  const last = Math.ceil(list.total / list.pageSize);
  if (list.page <= last) return children;
  return (
    <EmptyState
      kind="filtered"
      title={`There is no page ${list.page}`}
      text={last === 1 ? 'This list has one page.' : `This list has ${last} pages.`}
      action={
        <Button variant="secondary" onClick={() => onPage(last)}>
          Go to the last page
        </Button>
      }
    />
  );
}
