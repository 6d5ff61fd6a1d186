import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import type { ProofRequest } from '#client/lib/proof.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DialogPanel } from '#client/ui/overlay/dialog-panel.tsx';
import { words } from '#client/ui/words.ts';
import { ProofForm } from './proof-form.tsx';

/** Asks for the password or a code before a sensitive call continues. */
export function ProofDialog({ request: { method, settle } }: { request: ProofRequest }) {
  const t = words('proof');
  return (
    <DialogPanel
      open
      isOnTop
      onOpenChange={(open) => {
        if (!open) settle(false);
      }}
      size="sm"
      title={t('proofTitle')}
      description={method === 'code' ? t('proofCode') : t('proofPassword')}
    >
      <ProofForm
        fields={[method]}
        submitLabel={t('continue')}
        onSubmit={async ({ password, code }) => {
          await trpcClient.auth.prove.mutate(method === 'code' ? { code } : { password });
          settle(true);
        }}
        onCancel={() => settle(false)}
      />
      <PasskeyProof onProved={() => settle(true)} />
    </DialogPanel>
  );
}

/** Confirms with a passkey instead of the form above; only for users who have one. */
function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { data } = trpc.auth.passkeys.useQuery();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await import('./passkeys/browser.ts')).proveWithPasskey(),
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
