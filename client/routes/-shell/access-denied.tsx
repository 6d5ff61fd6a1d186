import { ShieldX } from 'lucide-react';
import { messageOf } from '../../lib/error-message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

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
