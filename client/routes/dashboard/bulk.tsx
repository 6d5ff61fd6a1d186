import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#client/features/auth/organizations/member-page.tsx';
import { BulkPage } from '#client/features/documents/bulk-page.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/dashboard/bulk')({
  staticData: { title: () => words('bulk')('title'), words: ['bulk'] },
  component: Bulk,
});

function Bulk() {
  return (
    <MemberPage right="handle" title={words('bulk')('title')}>
      <BulkPage />
    </MemberPage>
  );
}
