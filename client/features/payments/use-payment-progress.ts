import { useQuery } from '@tanstack/react-query';
import { trpcClient } from '#client/lib/trpc.ts';
import type { ProcessSessionOutput } from '#shared/schemas/payments.ts';

const minPollIntervalMs = 1000;
const maxPollIntervalMs = 8000;

/**
 * Polls a paid session until it is done or failed, at growing intervals. Each call also processes the session, so a late
 * webhook delays nothing.
 */
export function usePaymentProgress(sessionId: string | undefined) {
  return useQuery({
    queryKey: ['payment-progress', sessionId],
    queryFn: () => trpcClient.payments.processSession.mutate({ sessionId: sessionId ?? '' }),
    enabled: sessionId !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => !isOver(state.data),
    refetchInterval: ({ state }) => {
      if (isOver(state.data) || state.error) return false;
      return Math.min(maxPollIntervalMs, minPollIntervalMs * 1.4 ** Math.max(0, state.dataUpdateCount - 3));
    },
  });
}

function isOver(progress: ProcessSessionOutput | undefined): boolean {
  return progress?.state === 'done' || progress?.state === 'failed';
}

/** Percent done, 0 to 100; an active step counts half. */
export function progressPercent({ state, steps }: Pick<ProcessSessionOutput, 'state' | 'steps'>): number {
  if (state === 'done') return 100;
  const worth = { waiting: 0, active: 0.5, done: 1, failed: 0 } as const;
  return (steps.reduce((sum, step) => sum + worth[step.state], 0) / steps.length) * 100;
}
