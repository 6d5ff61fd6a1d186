import { LogOut } from 'lucide-react';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { NavItem } from '../../ui/nav-item.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';

/** The foot of every sidebar: how it looks, and the way out. */
export function NavFoot() {
  const leaving = useSignOut();
  return (
    <div className="grid gap-2">
      <ThemeToggle compact className="w-full" />
      <NavItem
        render={<button type="button" onClick={leaving.signOut} aria-busy={leaving.isPending || undefined} />}
        icon={<LogOut aria-hidden="true" />}
      >
        Logout
      </NavItem>
    </div>
  );
}
