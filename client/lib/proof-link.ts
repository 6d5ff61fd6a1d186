import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './trpc.ts';

/** Repeats a mutation that was refused for want of a recent proof, once the person has given it. */
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
        // Loaded when it is first needed, so that light pages do without it.
        import('./proof.ts')
          .then(({ askForProof }) => askForProof(method))
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
