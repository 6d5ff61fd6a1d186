import type { ReactNode } from 'react';
import { useSignOut } from '#client/features/auth/sign-in/use-sign-out.ts';

/** A sign-out button for `PublicLink` and `NavItem`, which pass content and class. */
export function LogoutButton(props: { className?: string; children?: ReactNode }) {
  const { signOut, isPending } = useSignOut();
  return <button {...props} type="button" onClick={signOut} aria-busy={isPending || undefined} />;
}
