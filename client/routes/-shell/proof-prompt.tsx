import { useSyncExternalStore } from 'react';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { currentProofRequest, onProofRequest } from '#client/lib/proof.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';

const loadDialog = async () => {
  const [{ ProofDialog: dialog }] = await Promise.all([
    import('#client/features/auth/proof/proof-dialog.tsx'),
    loadAreas(['proof']),
  ]);
  return dialog;
};
const ProofDialog = lazyPart(loadDialog, { failure: 'atFoot' });

/** Opens the proof dialog when the server requires a recent proof. */
export function ProofPrompt() {
  const request = useSyncExternalStore(onProofRequest, currentProofRequest, () => undefined);
  return request ? <ProofDialog request={request} /> : null;
}
