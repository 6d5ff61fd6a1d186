import { lazy, Suspense } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';

/** On demand: menus are most of what the first page would load otherwise, and few people have an organization. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));
const ActingFor = lazy(async () => ({ default: (await import('./account-bar.tsx')).ActingFor }));

/** States for which organization the page acts; nothing for a person's own account. */
export function AccountBar() {
  const user = useCurrentUser();
  if (!user?.member) return null;
  return (
    <Suspense fallback={<div className="min-h-13 border-b border-line bg-primary-soft" />}>
      <ActingFor name={user.name} member={user.member} />
    </Suspense>
  );
}

/** The menu of accounts; nothing for people without an organization. */
export function AccountSwitch() {
  const user = useCurrentUser();
  if (!user?.hasOrganizations) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
