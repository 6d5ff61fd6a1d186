import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';

/** On demand: menus are most of what the first page would load otherwise, and few people have an organization. */
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu, {
  fallback: <span className="size-11" />,
  failure: 'unsaid',
});
const ActingFor = lazyPart(async () => (await import('./account-bar.tsx')).ActingFor, {
  fallback: <div className="min-h-13 border-b border-line bg-primary-soft" />,
});

/** States for which organization the page acts; nothing for a person's own account. */
export function AccountBar() {
  const user = useCurrentUser();
  if (!user?.member) return null;
  return <ActingFor name={user.name} member={user.member} />;
}

/** The menu of accounts; nothing for people without an organization. */
export function AccountSwitch() {
  const user = useCurrentUser();
  if (!user?.hasOrganizations) return null;
  return <AccountMenu user={user} />;
}
