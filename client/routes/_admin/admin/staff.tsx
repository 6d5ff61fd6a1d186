import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '#client/features/admin/staff/staff-page.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

export const Route = createFileRoute('/_admin/admin/staff')({
  staticData: { title: 'Staff' },
  loader: () => {
    void trpcUtils.admin.staff.prefetch();
    void trpcUtils.admin.credentials.prefetch();
  },
  component: () => (
    <Page width="wide">
      <PageHeader title="Staff" description="What each person may do, and whose papers they see." />
      <StaffPage />
    </Page>
  ),
});
