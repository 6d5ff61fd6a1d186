import { useState } from 'react';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { ProofForm } from '#client/features/auth/proof/proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes instead of those that are used up, lost or seen by somebody else. */
export function RecoveryRenewal({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const utils = trpc.useUtils();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes title="Save your new recovery codes" codes={codes} onKept={onDone} />;
  return (
    <ProofForm
      title="Get new recovery codes"
      description="Your current codes will stop working."
      asks={['code']}
      codeHint="The 6-digit code from your app, or one of your recovery codes."
      submitLabel="Get New Codes"
      onSubmit={async ({ code }) => {
        const { recoveryCodes } = await trpcClient.auth.totpRenewCodes.mutate({ code });
        setCodes(recoveryCodes);
        await utils.auth.totpStatus.invalidate();
      }}
      onCancel={onCancel}
    />
  );
}
