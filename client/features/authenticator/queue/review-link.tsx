import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
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
  const to = useReviewPath();
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

/** The workspace's route: admins have their own. */
export function useReviewPath() {
  const user = useCurrentUser();
  return user?.role === 'admin' ? '/admin/review/$reviewId' : '/authenticator/authenticate/$reviewId';
}
