import { describeError, type Failure } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';

export interface ResendConfirmation {
  send: (email: string) => void;
  isPending: boolean;
  isSent: boolean;
  failure: Failure | undefined;
}

/** Asks for another confirmation link; the answer is the same whether or not the address is known. */
export function useResendConfirmation(): ResendConfirmation {
  const { mutate, isPending, isSuccess, error } = trpc.auth.resendConfirmation.useMutation();
  return {
    send: (email) => {
      if (!isPending) mutate({ email });
    },
    isPending,
    isSent: isSuccess,
    failure: error ? describeError(error) : undefined,
  };
}
