import { ShieldX } from 'lucide-react';
import { messageOf } from '#client/lib/error-message.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

/** Shown when a user reaches an area without its role, in case the route guard missed it. */
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
