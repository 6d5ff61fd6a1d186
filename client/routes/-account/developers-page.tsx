import type { ReactNode } from 'react';
import { ApiKeys } from '#client/features/auth/api-keys/api-keys.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

/** Keys for programs, shared by the shells of all roles; `children` are a role's own sections. */
export function DevelopersPage({ children }: { children?: ReactNode }) {
  const t = words('developers');
  return (
    <Page width="reading">
      <PageHeader title={t('title')} description={t('text')} />
      <ApiKeys />
      {children}
    </Page>
  );
}
