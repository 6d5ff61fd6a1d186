import { StaffBrand } from './staff-brand.tsx';
import { StaffShell } from './staff-shell.tsx';

/** Shell of the authenticator pages. */
export function AuthenticatorShell() {
  return (
    <StaffShell
      area="authenticator"
      roles={['authenticator', 'admin']}
      fallback="Authenticator"
      brand={<StaffBrand home="/authenticator" area="Authenticator" />}
    />
  );
}
