import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { pageRoleOf } from '#shared/access.ts';
import { areaOf } from '#shared/roles.ts';

/** Paths of the staff pages in the user's own area: both areas have the same pages. */
const paths = {
  authenticator: {
    queue: '/authenticator/authenticate',
    review: '/authenticator/authenticate/$reviewId',
    studio: '/authenticator/authenticate/$reviewId/studio',
    notary: '/authenticator/notary',
    act: '/authenticator/notary/$reviewId',
    profile: '/authenticator/profile',
    earnings: '/authenticator/earnings',
  },
  admin: {
    queue: '/admin',
    review: '/admin/review/$reviewId',
    studio: '/admin/review/$reviewId/studio',
    notary: '/admin/notary',
    act: '/admin/notary/$reviewId',
    profile: '/admin/profile',
    earnings: '/admin/earnings',
  },
} as const;

export function useStaffPaths() {
  const user = useCurrentUser();
  return paths[user && areaOf[pageRoleOf(user)] === 'admin' ? 'admin' : 'authenticator'];
}
