import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { words } from '#client/ui/words.ts';

/** Confirms with a passkey instead of the form above; only for users who have one. */
export function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { data } = trpc.auth.passkeys.useQuery();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await import('../passkeys/browser.ts')).proveWithPasskey(),
    onSuccess: (isProved) => {
      if (isProved) onProved();
    },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <FailureAlert failure={error ? describeError(error) : undefined} />
      <Button
        variant="secondary"
        wide
        icon={<KeyRound aria-hidden="true" />}
        busy={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {words('proof')('passkey')}
      </Button>
    </div>
  );
}
