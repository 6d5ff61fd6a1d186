import { createFileRoute } from '@tanstack/react-router';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { BulkPage } from '#client/features/documents/bulk/bulk-page.tsx';

export const Route = createFileRoute('/dashboard/bulk')({
  staticData: { title: 'Bulk order' },
  component: Bulk,
});

function Bulk() {
  return (
    <MemberOnly right="handle">
      <BulkPage />
    </MemberOnly>
  );
}
