import type { ReactNode } from 'react';
import './order-error-texts.ts';
import { queryClient } from './query-client.ts';
import { trpc, trpcClient } from './trpc.ts';
import { useSecondFactorDemand } from './use-second-factor-demand.ts';

// Forms of the profile need them, long after the first frame.
import('./account-error-texts.ts').catch(() => undefined);

/** Provides the `trpc` hooks. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  useSecondFactorDemand();
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
}
