import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Opens a document's details over My Translations; what is filtered there stays. */
export function DocumentLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      to="/dashboard/progress"
      search={(previous) => ({ ...previous, doc: id })}
      className="rounded-badge font-semibold hover:underline"
    >
      {children}
    </Link>
  );
}
