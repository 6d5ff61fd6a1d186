import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';

/** Links to the page where the notarial act of an order is recorded. */
export function ActLink({
  reviewId,
  className,
  children,
}: {
  reviewId: string;
  className?: string;
  children?: ReactNode;
}) {
  const { act } = useStaffPaths();
  return (
    <Link to={act} params={{ reviewId }} {...(className ? { className } : {})}>
      {children}
    </Link>
  );
}
