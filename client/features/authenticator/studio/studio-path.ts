import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';

/** The studio's route in the user's own area. */
export function useStudioPath() {
  const user = useCurrentUser();
  return user?.role === 'admin' ? '/admin/review/$reviewId/studio' : '/authenticator/authenticate/$reviewId/studio';
}
