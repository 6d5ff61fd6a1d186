import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#client/features/auth/organizations/member-page.tsx';
import { BulkPage } from '#client/features/documents/bulk-page.tsx';

export const Route = createFileRoute('/dashboard/bulk')({
  staticData: { title: 'Bulk order' },
  component: Bulk,
});

function Bulk() {
  return (
    <MemberPage right="handle" title="Bulk order">
      <BulkPage />
    </MemberPage>
  );
}
