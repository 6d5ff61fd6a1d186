import { Avatar } from '#client/ui/data/avatar.tsx';
import { areaOf, type Role } from '#shared/roles.ts';

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
