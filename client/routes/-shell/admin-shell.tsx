import { Link } from '@tanstack/react-router';
import { brand } from '../../lib/brand.ts';
import { BrandLink } from './brand-link.tsx';
import { StaffShell } from './staff-shell.tsx';

/** Frame of the admins' pages. */
export function AdminShell() {
  return <StaffShell area="admin" roles={['admin']} fallback="Administrator" brand={<AdminBrand />} linkOf={workOf} />;
}

/** Money that matches no order is decided under Operations; everything else is a document to authenticate. */
function workOf(type: string) {
  if (type === 'payment_flagged') return <Link to="/admin/operations" />;
  return <Link to="/admin" hash="to-authenticate" hashScrollIntoView={false} />;
}

/** The brand in the sidebar; in a phone's top bar the area's name over it. */
function AdminBrand() {
  return (
    <>
      <span className="max-lg:hidden">
        <BrandLink />
      </span>
      <Link to="/admin" className="flex min-w-0 items-center gap-2 rounded-control lg:hidden">
        <span
          aria-hidden="true"
          className="flex h-8 min-w-9.75 items-center justify-center rounded-badge bg-primary px-1.5 font-serif text-sm font-bold text-on-primary"
        >
          {brand.mark}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-serif text-base font-semibold">Admin Dashboard</span>
          <span className="block truncate text-xs text-ink-2">{brand.name}</span>
        </span>
      </Link>
    </>
  );
}
