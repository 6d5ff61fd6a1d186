import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '#client/features/admin/staff/staff-page.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/_admin/admin/staff')({
  staticData: { title: 'Staff' },
  loader: () => {
    void trpcUtils.admin.staff.prefetch();
    void trpcUtils.admin.credentials.prefetch();
  },
  component: StaffPage,
});
