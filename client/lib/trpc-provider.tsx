import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { whenIdle } from '#client/ui/when-idle.ts';
import { Queries } from './queries.tsx';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session-query.ts';
import { onRefusal } from './session.ts';
import { trpc, trpcClient } from './trpc.ts';

const errorTextsMs = 4000;

// Once the page is idle: rare errors of orders and forms, whose answers carry their own texts until then.
if (typeof window !== 'undefined') {
  whenIdle({ timeoutMs: errorTextsMs })
    .then(() => Promise.all([import('./order-error-texts.ts'), import('./account-error-texts.ts')]))
    .catch(() => undefined);
}

/** Provides the `trpc` hooks and the query client. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  useSecondFactorDemand();
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <Queries>{children}</Queries>
    </trpc.Provider>
  );
}

/** Redirects to the setup of two-step sign-in when the server starts to require it during a session. */
function useSecondFactorDemand(): void {
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
