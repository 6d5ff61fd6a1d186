import { skipToken, useQuery } from '@tanstack/react-query';
import { trpcClient } from '#client/lib/trpc-client.ts';

/** The certified translation with this code, or null; asks the server each time, since a certificate may be revoked. */
export function useLookup(code: string | undefined) {
  return useQuery({
    queryKey: ['verification', code],
    queryFn:
      code === undefined ? skipToken : ({ signal }) => trpcClient.verification.lookup.query({ code }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
