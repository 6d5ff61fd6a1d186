import { Link } from '@tanstack/react-router';
import { StaffBrand } from './staff-brand.tsx';
import { StaffShell } from './staff-shell.tsx';

/** Frame of the admins' pages. */
export function AdminShell() {
  return (
    <StaffShell
      area="admin"
      roles={['admin']}
      fallback="Administrator"
      brand={<StaffBrand home="/admin" area="Admin Dashboard" />}
      linkOf={workOf}
    />
  );
}

/** Money that matches no order is decided under Operations; everything else is a document to authenticate. */
function workOf(type: string) {
  if (type === 'payment_flagged') return <Link to="/admin/operations" />;
  return <Link to="/admin" hash="to-authenticate" hashScrollIntoView={false} />;
}
