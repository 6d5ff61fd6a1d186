import { Link } from '@tanstack/react-router';
import { brand } from '#client/lib/brand.ts';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { areaOf, roleLabel, type Role } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { BrandLink } from './brand-link.tsx';

/** The user in the staff header: the role on a phone, with name and initials on wide windows. */
export function StaffPerson({ name, role }: { name: string; role: Role | undefined }) {
  if (role === undefined) return <span className="block h-11" />;
  return (
    <span className="flex min-h-11 items-center gap-2 ps-1 text-sm font-medium md:ps-2">
      <bdi className="sr-only max-w-48 truncate md:not-sr-only">{name}</bdi>
      <span className="rounded-badge bg-info-soft px-1.5 py-0.5 text-xs font-semibold text-info md:text-sm">
        {areaOf[role] === 'admin' ? 'Admin' : 'Auth'}
      </span>
      <span className="hidden md:block">
        <Avatar name={name} size="sm" />
      </span>
    </span>
  );
}

/** The user's name, e-mail and role, on top of the staff sidebar. */
export function StaffIdentity({ user, fallback }: { user: SessionUser | null | undefined; fallback: string }) {
  if (user === undefined) return <div className="h-26 border-b border-line" />;
  return (
    <div className="grid justify-items-start gap-1 border-b border-line px-6 py-4 text-sm">
      <bdi className="font-semibold wrap-anywhere">{user?.name ?? fallback}</bdi>
      {user ? <bdi className="text-xs wrap-anywhere text-ink-2">{user.email}</bdi> : null}
      {user ? <StatusBadge tone="info" icon="seal" word={roleLabel[user.role]} /> : null}
    </div>
  );
}

interface StaffBrandProps {
  home: '/admin' | '/authenticator';
  area: string;
}

/** The brand in the sidebar; on a phone, the area's name above it. */
export function StaffBrand({ home, area }: StaffBrandProps) {
  return (
    <>
      <span className="max-lg:hidden">
        <BrandLink />
      </span>
      <Link to={home} className="flex min-w-0 items-center gap-2 rounded-control lg:hidden">
        <span
          aria-hidden="true"
          className="flex h-8 min-w-9.75 items-center justify-center rounded-badge max-[26rem]:hidden bg-primary px-1.5 font-serif text-sm font-semibold text-on-primary"
        >
          {brand.mark}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-serif text-sm font-semibold tracking-tight min-[26rem]:text-base min-[26rem]:tracking-normal">
            {area}
          </span>
          <span className="block truncate text-xs text-ink-2">{brand.name}</span>
        </span>
      </Link>
    </>
  );
}
