import { createStore } from '#client/ui/store.ts';

/** Identity confirmation, requested by any call and answered by one dialog. */

export interface ProofRequest {
  method: 'password' | 'code';
  /** True after the server has accepted the proof; false if the dialog was closed. */
  settle: (isProved: boolean) => void;
}

const current = createStore<ProofRequest | undefined>(undefined);
let pending: Promise<boolean> | undefined;

/** Opens the dialog; concurrent requests share it. Resolves to whether the proof was given. */
export function requestProof(method: ProofRequest['method']): Promise<boolean> {
  pending ??= new Promise((resolve) => {
    current.set({
      method,
      settle: (isProved) => {
        pending = undefined;
        current.set(undefined);
        resolve(isProved);
      },
    });
  });
  return pending;
}

export const currentProofRequest = current.get;
export const onProofRequest = current.subscribe;
