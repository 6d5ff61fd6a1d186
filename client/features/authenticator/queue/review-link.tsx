import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import type { QueueSearch } from './queue-search.ts';

export interface ReviewLinkProps {
  id: string;
  /** The list it stands in, so that the workspace can go on through it. */
  search?: QueueSearch;
  /** The row's main link, which J and K move between and the whole row opens. */
  isRow?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Opens a review's workspace, in the reader's own area. */
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

/** Where reviews are worked on: admins have a place of their own. */
export function useReviewPath() {
  const user = useCurrentUser();
  return user?.role === 'admin' ? '/admin/review/$reviewId' : '/authenticator/authenticate/$reviewId';
}
