import type { ReactNode } from 'react';
import { ApiKeys } from '#client/features/auth/api-keys/api-keys.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

/** Keys for programs, shared by the shells of all roles; `children` are a role's own sections. */
export function DevelopersPage({ children }: { children?: ReactNode }) {
  return (
    <Page width="reading">
      <PageHeader title="Developers" description="For programs that use your account in your place." />
      <ApiKeys />
      {children}
    </Page>
  );
}
