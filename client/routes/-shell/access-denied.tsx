import { ShieldX } from 'lucide-react';
import { messageOf } from '#client/lib/error-message.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

/** Stands in an area for whoever may not use it, should the router have let them through. */
export function AccessDenied({ area }: { area: 'admin' | 'authenticator' }) {
  const isAdminArea = area === 'admin';
  const text = messageOf(isAdminArea ? 'ADMIN_ONLY' : 'STAFF_ONLY').text;
  return (
    <Page width="reading">
      <PageHeader title="Access Denied" />
      <EmptyState kind="filtered" icon={<ShieldX />} title={text} />
    </Page>
  );
}
