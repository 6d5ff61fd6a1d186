/** The question "is it you?", which any call may raise and one dialog answers. */

export interface ProofRequest {
  method: 'password' | 'code';
  /** True once the server has the proof; false when the dialog was closed. */
  settle: (isProved: boolean) => void;
}

let current: ProofRequest | undefined;
let answer: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function set(request: ProofRequest | undefined): void {
  current = request;
  for (const listener of listeners) listener();
}

/** Opens the dialog, or joins the one that is open. */
export function askForProof(method: ProofRequest['method']): Promise<boolean> {
  answer ??= new Promise((resolve) => {
    set({
      method,
      settle: (isProved) => {
        answer = undefined;
        set(undefined);
        resolve(isProved);
      },
    });
  });
  return answer;
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
