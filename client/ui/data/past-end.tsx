import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { words } from '#client/ui/words.ts';

export interface PastEndProps {
  /** The loaded list; undefined before the first response. */
  list: { page: number; pageSize: number; total: number } | undefined;
  onPage: (page: number) => void;
  /** Empty state of a list without rows. */
  children: ReactNode;
}

/** Empty state of a page past the end of its list; otherwise `children`. */
export function PastEnd({ list, onPage, children }: PastEndProps) {
  const t = words('parts');
  if (!list || list.total === 0) return children;
  const last = Math.ceil(list.total / list.pageSize);
  if (list.page <= last) return children;
  return (
    <EmptyState
      kind="filtered"
      title={t('pages.missing', { page: String(list.page) })}
      text={t('pages.count', { pages: last })}
      action={
        <Button variant="secondary" onClick={() => onPage(last)}>
          {t('pages.toLast')}
        </Button>
      }
    />
  );
}
