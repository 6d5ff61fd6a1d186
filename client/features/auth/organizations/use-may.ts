import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { mayAs, type MemberRight } from '#shared/organizations.ts';

/** Whether the role in the current organization has this right; people in their own account have every right. */
export function useMay(right: MemberRight): boolean {
  return mayAs(useCurrentUser()?.member ?? null, right);
}

/** `useMay` for loaders, which run once the session is known. */
export function may(right: MemberRight): boolean {
  return mayAs(trpcUtils.auth.session.getData()?.user?.member ?? null, right);
}
