import { useSyncExternalStore } from 'react';
import { sendBeforeSignOut } from '#client/lib/pending-mutations.ts';
import { sendOnUnload } from '#client/lib/send-on-unload.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import {
  createPendingDecisions,
  type DecisionCall,
  type DecisionState,
  type SendDecision,
} from './pending-decisions.ts';

/** The pending decisions of this window. */
export const pendingDecisions = createPendingDecisions((call) =>
  sendOnUnload(`authenticator.${call.kind}`, call.input),
);

/** Schedules a decision, and has it sent at sign-out and when the page is left. The registrations are idempotent. */
export function scheduleDecision(call: DecisionCall, send: SendDecision): void {
  sendBeforeSignOut(pendingDecisions.sendAll);
  // Before the browser's question: a busy browser may end the page without dispatching `pagehide`.
  window.addEventListener('beforeunload', pendingDecisions.startAll);
  window.addEventListener('pagehide', pendingDecisions.sendAllOnUnload);
  pendingDecisions.schedule(call, send);
}

export function useDecisionState(reviewId: string): DecisionState | undefined {
  return useSyncExternalStore(pendingDecisions.subscribe, () => pendingDecisions.stateOf(reviewId));
}

/** Asks before the page is closed over a decision that is not sent yet. */
export function PendingDecisionsGuard() {
  useLeaveWarning(useSyncExternalStore(pendingDecisions.subscribe, pendingDecisions.hasPending));
  return null;
}
