import { createFileRoute } from '@tanstack/react-router';
import { StaffBrand } from './-shell/staff-person.tsx';
import { StaffShell } from './-shell/staff-shell.tsx';

export const Route = createFileRoute('/authenticator')({ component: AuthenticatorShell });

/** Shell of the authenticator pages. */
function AuthenticatorShell() {
  return (
    <StaffShell
      area="authenticator"
      roles={['authenticator', 'admin']}
      fallback="Authenticator"
      brand={<StaffBrand home="/authenticator" area="Authenticator" />}
    />
  );
}
