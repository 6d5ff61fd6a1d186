import { StaffBrand } from './staff-brand.tsx';
import { StaffShell } from './staff-shell.tsx';

/** Shell of the admin pages. */
export function AdminShell() {
  return (
    <StaffShell
      area="admin"
      roles={['admin']}
      fallback="Administrator"
      brand={<StaffBrand home="/admin" area="Admin Dashboard" />}
    />
  );
}
