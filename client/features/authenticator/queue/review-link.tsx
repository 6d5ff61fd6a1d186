import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import type { QueueSearch } from './queue-search.ts';

export interface ReviewLinkProps {
  id: string;
  /** The list's parameters, which the workspace needs to find neighbours. */
  search?: QueueSearch;
  /** Marks the row's main link, which J and K focus. */
  isRow?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Links to a review's workspace, in the user's own area. */
export function ReviewLink({ id, search = {}, isRow = true, className, children }: ReviewLinkProps) {
  const { review: to } = useStaffPaths();
  return (
    <Link
      to={to}
      params={{ reviewId: id }}
      search={search}
      {...(isRow ? { 'data-row-link': '' } : {})}
      {...(className ? { className } : {})}
    >
      {children}
    </Link>
  );
}
