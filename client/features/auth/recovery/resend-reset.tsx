import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { useCountdown } from '#client/lib/use-countdown.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { words } from '#client/ui/words.ts';

/** Time before another e-mail can be requested. */
const resendDelayMs = 60_000;

/** Resends the reset link to the same address, after a countdown. */
export function ResendReset({ email }: { email: string }) {
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => trpcClient.auth.requestPasswordReset.mutate({ email }),
    onSuccess: () => setSent((count) => count + 1),
  });
  return (
    <>
      <FailureAlert failure={error ? describeError(error, 'FORGOT_FAILED') : undefined} />
      {sent > 0 && !error ? (
        <InlineAlert tone="ok" announce>
          {words('account')('forgot.sentAnother')}
        </InlineAlert>
      ) : null}
      <ResendButton
        key={sent}
        isPending={isPending}
        onSend={() => {
          if (!isPending) mutate();
        }}
      />
    </>
  );
}

function ResendButton({ isPending, onSend }: { isPending: boolean; onSend: () => void }) {
  const t = words('account');
  const [isReady, setIsReady] = useState(false);
  const seconds = useCountdown({
    milliseconds: resendDelayMs,
    isPaused: isReady,
    onEnd: () => setIsReady(true),
  });
  return (
    <Button variant="secondary" size="lg" wide disabled={!isReady} busy={isPending} onClick={onSend}>
      {isReady ? t('forgot.sendAnother') : t('forgot.sendAnotherIn', { seconds })}
    </Button>
  );
}
