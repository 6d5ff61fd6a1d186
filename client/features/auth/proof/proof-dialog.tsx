import type { ProofRequest } from '#client/lib/proof.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { DialogPanel } from '#client/ui/overlay/dialog-panel.tsx';
import { PasskeyProof } from '#client/features/auth/passkeys/passkey-proof.tsx';
import { ProofForm } from './proof-form.tsx';

/** Asks for the password or a code before a sensitive call continues. */
export function ProofDialog({ request: { method, settle } }: { request: ProofRequest }) {
  return (
    <DialogPanel
      open
      isOnTop
      onOpenChange={(open) => {
        if (!open) settle(false);
      }}
      size="sm"
      title="Confirm it’s you"
      description={
        method === 'code'
          ? 'Enter the current code from your authenticator app, or one of your recovery codes.'
          : 'Enter your password to continue.'
      }
    >
      <ProofForm
        fields={[method]}
        submitLabel="Continue"
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
