import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { words } from '#client/ui/words.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';

/** Signs in with a passkey instead of address and password. The browser's part loads with the first press. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await import('./browser.ts')).signInWithPasskey(),
    onSuccess: (user) => {
      if (user) onSignedIn(user);
    },
  });
  return (
    <>
      <FailureAlert failure={error ? describeError(error) : undefined} />
      <Button
        variant="secondary"
        size="lg"
        wide
        icon={<KeyRound aria-hidden="true" />}
        busy={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {words('account')('login.passkey')}
      </Button>
    </>
  );
}
