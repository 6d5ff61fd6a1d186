import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session-query.ts';
import { onRefusal } from './session.ts';

/** Goes where two-step sign-in is turned on, when the server begins to ask for it while somebody works. */
export function useSecondFactorDemand(): void {
  const router = useRouter();
  useEffect(() => {
    const lead = async () => {
      const { user } = await queryClient.query({ ...sessionQuery, staleTime: 0 });
      // The guard knows the way.
      if (user?.needsSecondFactor) await router.invalidate();
    };
    return onRefusal('SECOND_FACTOR_REQUIRED', () => {
      // Without an answer the page keeps what it says of the refusal.
      lead().catch(() => undefined);
    });
  }, [router]);
}
