/** Identity confirmation, requested by any call and answered by one dialog. */

export interface ProofRequest {
  method: 'password' | 'code';
  /** True after the server has accepted the proof; false if the dialog was closed. */
  settle: (isProved: boolean) => void;
}

let current: ProofRequest | undefined;
let pending: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function set(request: ProofRequest | undefined): void {
  current = request;
  for (const listener of listeners) listener();
}

/** Opens the dialog; concurrent requests share it. Resolves to whether the proof was given. */
export function requestProof(method: ProofRequest['method']): Promise<boolean> {
  pending ??= new Promise((resolve) => {
    set({
      method,
      settle: (isProved) => {
        pending = undefined;
        set(undefined);
        resolve(isProved);
      },
    });
  });
  return pending;
}

export function currentProofRequest(): ProofRequest | undefined {
  return current;
}

export function onProofRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
