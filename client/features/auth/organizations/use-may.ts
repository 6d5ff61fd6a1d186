import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { mayAs, type MemberRight } from '#shared/organizations.ts';

/** Whether the role in the organization that is acted for may do this; people in their own account may. */
export function useMay(right: MemberRight): boolean {
  return mayAs(useCurrentUser()?.member ?? null, right);
}

/** `useMay` for loaders, which run once the session is known. */
export function may(right: MemberRight): boolean {
  return mayAs(trpcUtils.auth.session.getData()?.user?.member ?? null, right);
}
