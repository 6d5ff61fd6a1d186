import { useMutation } from '@tanstack/react-query';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';

export interface ResendConfirmation {
  send: (email: string) => void;
  isPending: boolean;
  isSent: boolean;
  failure: Failure | undefined;
}

/** Resends the confirmation link; the answer does not say whether the account exists. */
export function useResendConfirmation(): ResendConfirmation {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (address: { email: string }) => trpcClient.auth.resendConfirmation.mutate(address),
  });
  return {
    send: (email) => {
      if (!isPending) mutate({ email });
    },
    isPending,
    isSent: isSuccess,
    failure: error ? describeError(error) : undefined,
  };
}
