import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { currentProofRequest, onProofRequest } from '#client/lib/proof.ts';

const ProofDialog = lazy(async () => {
  const [{ ProofDialog: dialog }] = await Promise.all([
    import('#client/features/auth/proof/proof-dialog.tsx'),
    loadAreas(['proof']),
  ]);
  return { default: dialog };
});

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
