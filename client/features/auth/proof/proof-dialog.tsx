import { PasskeyProof } from '#client/features/auth/proof/passkey-proof.tsx';
import type { ProofRequest } from '#client/lib/proof.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
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
