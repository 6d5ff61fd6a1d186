import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';
import { timedFetch } from './timed-fetch.ts';

/** Retries a mutation refused with PROOF_NEEDED after the user has confirmed their identity. */
const proofLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const send = (onError: typeof observer.error) =>
        next(op).subscribe({ next: observer.next, complete: observer.complete, error: onError });
      let sending = send((error) => {
        if (op.type !== 'mutation' || error.data?.appCode !== 'PROOF_NEEDED') {
          observer.error(error);
          return;
        }
        const method = error.data.details['method'] === 'code' ? 'code' : 'password';
        // Imported on demand to keep it out of the initial chunks.
        import('./proof.ts')
          .then(({ requestProof }) => requestProof(method))
          .then(
            (isProved) => {
              if (isProved) sending = send(observer.error);
              else observer.error(error);
            },
            () => observer.error(error),
          );
      });
      return () => sending.unsubscribe();
    });

/** tRPC client without hooks, for code outside components and for public pages. The server accepts ten calls per batch. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    proofLink,
    httpBatchLink({
      url: '/trpc',
      maxItems: 10,
      maxURLLength: 4000,
      fetch: (url, options) => timedFetch(url, { ...options, credentials: 'same-origin' }),
    }),
  ],
});
