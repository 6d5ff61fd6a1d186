import { describeError, type Failure } from '#client/lib/error-message.ts';
import { createStore } from '#client/ui/store.ts';

/**
 * A reviewer's claim on one pending review, while its workspace is open.
 * Promises: the claim is renewed until it is closed, and then released; the last attempt decides the state.
 * Never: a release while a decision on the review is under way.
 */

export interface ClaimState {
  /** `mine`: others cannot decide. `taken`: held or decided by another reviewer (CONFLICT). */
  step: 'claiming' | 'mine' | 'taken' | 'failed';
  failure: Failure | undefined;
}

export interface ClaimActions {
  claim: () => Promise<unknown>;
  /** Its failure is ignored: the claim expires on the server. */
  release: () => Promise<unknown>;
  releaseOnUnload: () => void;
  isDecisionUnderWay: () => boolean;
  /** The review has to be fetched again: it shows who holds it, or the decision. */
  onRefused: () => void;
}

export interface Claim {
  subscribe: (listener: () => void) => () => void;
  state: () => ClaimState;
  /** Claims and keeps renewing; the result releases. */
  open: () => () => void;
  /** Claims again, after a refusal or when the page returns from the back/forward cache. */
  retry: () => void;
  leavePage: () => void;
}

export function createClaim(actions: ClaimActions, renewalMs: number): Claim {
  const state = createStore<ClaimState>({ step: 'claiming', failure: undefined });
  let attempt = 0;

  function claim(): void {
    attempt += 1;
    const own = attempt;
    state.set({ step: 'claiming', failure: undefined });
    actions.claim().then(
      () => {
        if (own === attempt) state.set({ step: 'mine', failure: undefined });
      },
      (error: unknown) => {
        actions.onRefused();
        const failure = describeError(error);
        if (own === attempt) state.set({ step: failure.code === 'CONFLICT' ? 'taken' : 'failed', failure });
      },
    );
  }

  return {
    subscribe: state.subscribe,
    state: state.get,
    open() {
      claim();
      const timer = setInterval(claim, renewalMs);
      return () => {
        clearInterval(timer);
        if (!actions.isDecisionUnderWay()) actions.release().catch(() => undefined);
      };
    },
    retry: claim,
    leavePage() {
      if (!actions.isDecisionUnderWay()) actions.releaseOnUnload();
    },
  };
}
