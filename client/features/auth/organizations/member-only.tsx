import type { ReactNode } from 'react';
import { memberRights, type MemberRight } from '#shared/organizations.ts';
import { useMay } from './use-may.ts';

export interface MemberOnlyProps {
  right: MemberRight;
  /** Leaves the sentence out, where it stands elsewhere on the page. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Shows what the role in an organization may do, else who may. In English, like the organization's pages. */
export function MemberOnly({ right, isQuiet, children }: MemberOnlyProps) {
  if (useMay(right)) return children;
  if (isQuiet) return null;
  return (
    <p lang="en" dir="ltr" className="text-sm text-ink-2">
      {memberRights[right].who}
    </p>
  );
}
