import type { ReactNode } from 'react';
import { useSignOut } from '#client/features/auth/sign-in/use-sign-out.tsx';
import { Queries } from '#client/lib/queries.tsx';

interface LogoutButtonProps {
  className?: string;
  children?: ReactNode;
}

/** A sign-out button for `PublicLink` and `NavItem`, which pass content and class. */
export function LogoutButton(props: LogoutButtonProps) {
  return (
    <Queries>
      <SignOut {...props} />
    </Queries>
  );
}

function SignOut(props: LogoutButtonProps) {
  const { signOut, isPending, dialog } = useSignOut();
  return (
    <>
      <button {...props} type="button" onClick={signOut} aria-busy={isPending || undefined} />
      {dialog}
    </>
  );
}
