import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpcClient } from '#client/lib/trpc.ts';

/** Key of the order that this browser began without an account. */
export const guestOrderKey = ['guest-order'];

/** The order of a guest's cookie; null for people with an account and without such an order, undefined while loading. */
export function useGuestOrder() {
  const user = useCurrentUser();
  const { data } = useQuery({
    queryKey: guestOrderKey,
    queryFn: async () => {
      try {
        return await trpcClient.payments.guestOrder.query();
      } catch (error) {
        if (describeError(error).code === 'NOT_SIGNED_IN') return null;
        throw error;
      }
    },
    enabled: user === null,
    staleTime: 0,
  });
  return user ? null : data;
}
