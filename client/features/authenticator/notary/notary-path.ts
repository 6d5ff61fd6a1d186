import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';

/** Routes of the notary's pages: admins have their own. */
export function useNotaryPaths() {
  return useCurrentUser()?.role === 'admin'
    ? ({ list: '/admin/notary', act: '/admin/notary/$reviewId' } as const)
    : ({ list: '/authenticator/notary', act: '/authenticator/notary/$reviewId' } as const);
}
