import type { ReactNode } from 'react';
import { useSignOut } from '#client/features/auth/sign-in/use-sign-out.ts';

/** Signs out. Its content and looks come from the `PublicLink` or the `NavItem` that renders it. */
export function LogoutButton(props: { className?: string; children?: ReactNode }) {
  const { signOut, isPending } = useSignOut();
  return <button {...props} type="button" onClick={signOut} aria-busy={isPending || undefined} />;
}
