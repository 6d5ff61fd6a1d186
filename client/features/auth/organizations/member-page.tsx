import type { ReactNode } from 'react';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import type { MemberRight } from '#shared/organizations.ts';
import { MemberOnly } from './member-only.tsx';
import { useMay } from './use-may.ts';

export interface MemberPageProps {
  right: MemberRight;
  /** Heading above the explanation of who may see the page. */
  title: string;
  children: ReactNode;
}

/** A page for roles with this right; others see which roles have it, since links and bookmarks may lead here. */
export function MemberPage({ right, title, children }: MemberPageProps) {
  if (useMay(right)) return children;
  return (
    <Page>
      <PageHeader title={title} />
      <MemberOnly right={right}>{null}</MemberOnly>
    </Page>
  );
}
