import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session-query.ts';
import { onRefusal } from './session.ts';

/** Redirects to the setup of two-step sign-in when the server starts to require it during a session. */
export function useSecondFactorDemand(): void {
  const router = useRouter();
  useEffect(() => {
    const redirect = async () => {
      const { user } = await queryClient.query({ ...sessionQuery, staleTime: 0 });
      // Reruns the guards, which redirect to the setup.
      if (user?.needsSecondFactor) await router.invalidate();
    };
    return onRefusal('SECOND_FACTOR_REQUIRED', () => {
      // On failure the page keeps showing the refusal.
      redirect().catch(() => undefined);
    });
  }, [router]);
}
