import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { describeError } from './error-message.ts';
import { askForProof } from './proof.ts';
import type { AppRouter } from './trpc.ts';

/** Repeats a mutation that was refused for want of a recent proof, once the person has given it. */
export const proofLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let isOver = false;
      const send = (mayAsk: boolean) =>
        next(op).subscribe({
          next: (value) => {
            observer.next(value);
          },
          complete: () => {
            observer.complete();
          },
          error: (error) => {
            const { code, details } = describeError(error);
            if (!mayAsk || op.type !== 'mutation' || code !== 'PROOF_NEEDED') {
              observer.error(error);
              return;
            }
            void askForProof(details['method'] === 'code' ? 'code' : 'password').then((isProved) => {
              if (isProved && !isOver) sending = send(false);
              else observer.error(error);
            });
          },
        });
      let sending = send(true);
      return () => {
        isOver = true;
        sending.unsubscribe();
      };
    });
