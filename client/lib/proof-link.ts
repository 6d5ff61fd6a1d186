import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';

/** Retries a mutation refused with PROOF_NEEDED after the user has confirmed their identity. */
export const proofLink: TRPCLink<AppRouter> =
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
