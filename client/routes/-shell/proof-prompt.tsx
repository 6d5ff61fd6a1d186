import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentProofRequest, onProofRequest } from '#client/lib/proof.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('#client/features/auth/proof/proof-dialog.tsx')).ProofDialog,
}));

/** Opens the proof dialog when the server requires a recent proof. */
export function ProofPrompt() {
  const request = useSyncExternalStore(onProofRequest, currentProofRequest, () => undefined);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog request={request} />
    </Suspense>
  );
}
