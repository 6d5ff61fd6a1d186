import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { words } from '#client/ui/words.ts';

/** Leads to the profile, or to the organization that is acted for. */
export function PersonLink() {
  const t = words('parts');
  const user = useCurrentUser();
  return user?.member ? (
    <Link to="/dashboard/organization" className="rounded-control hover:bg-sunken">
      <Person name={user.name ?? undefined} />
    </Link>
  ) : (
    <Link to="/dashboard/profile" title={t('nav.myProfile')} className="rounded-control hover:bg-sunken">
      <Person name={user === undefined ? undefined : (user?.name ?? t('nav.user'))} />
    </Link>
  );
}

/** The user in the header: initials, with the name on wide windows. Undefined while the session loads. */
function Person({ name }: { name: string | undefined }) {
  if (name === undefined) {
    return (
      <span className="flex min-h-11 items-center gap-2 ps-2 pe-1">
        <Skeleton className="h-4 w-24 max-md:hidden" />
        <Skeleton className="size-8 rounded-full" />
      </span>
    );
  }
  return (
    <span className="flex min-h-11 items-center gap-2 ps-2 pe-1 text-sm font-medium">
      <bdi className="sr-only md:not-sr-only">{name}</bdi>
      <Avatar name={name} size="sm" />
    </span>
  );
}
