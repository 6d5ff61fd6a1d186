import { createFileRoute } from '@tanstack/react-router';
import { StaffBrand } from './-shell/staff-person.tsx';
import { StaffShell } from './-shell/staff-shell.tsx';

export const Route = createFileRoute('/_admin')({ component: AdminShell });

/** Shell of the admin pages. */
function AdminShell() {
  return (
    <StaffShell
      area="admin"
      roles={['admin']}
      fallback="Administrator"
      brand={<StaffBrand home="/admin" area="Admin Dashboard" />}
    />
  );
}
