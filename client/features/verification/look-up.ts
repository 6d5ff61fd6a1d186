import { queryClient } from '#client/lib/query-client.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import type { LookupResult as Found } from '#shared/schemas/verification.ts';
import { withWork, type WorkOptions } from './proof-of-work/with-work.ts';

let count = 0;

/** Looks a code up; null if there is none. Never cached; retried like the client's queries. */
export function lookUp(code: string, { signal, onWork }: WorkOptions): Promise<Found | null> {
  count += 1;
  return queryClient.query({
    queryKey: ['verification', code, count],
    queryFn: () =>
      withWork((proofOfWork) => trpcClient.verification.lookup.query({ code, proofOfWork }, { signal }), {
        signal,
        onWork,
      }),
    staleTime: 0,
    gcTime: 0,
  });
}
