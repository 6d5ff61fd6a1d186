import { trpc } from '#client/lib/trpc.ts';
import type { Speed } from '#shared/promise/speeds.ts';

const refreshMs = 60_000;

/** When an order paid now would be ready, per speed; undefined until known. */
export function useReadyBy(): Readonly<Record<Speed, string>> | undefined {
  return trpc.payments.readyBy.useQuery(undefined, { refetchInterval: refreshMs, staleTime: refreshMs }).data;
}
