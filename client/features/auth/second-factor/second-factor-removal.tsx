import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { ProofForm } from '#client/features/auth/proof/proof-form.tsx';

/** Turns two-step sign-in off. */
export function SecondFactorRemoval({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const utils = trpc.useUtils();
  return (
    <ProofForm
      title="Turn off two-step sign-in"
      description="Only your password will protect this account, and your recovery codes will stop working."
      asks={['password', 'code']}
      codeHint="The 6-digit code from your app, or one of your recovery codes."
      submitLabel="Turn Off"
      tone="danger"
      onSubmit={async (proof) => {
        await trpcClient.auth.totpDisable.mutate(proof);
        await utils.auth.totpStatus.invalidate();
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
