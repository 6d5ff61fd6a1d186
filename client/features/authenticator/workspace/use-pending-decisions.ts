import { useSyncExternalStore } from 'react';
import { sendBeforeSignOut } from '#client/lib/pending-mutations.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import {
  createPendingDecisions,
  type DecisionCall,
  type DecisionState,
  type SendDecision,
} from './pending-decisions.ts';

/** The pending decisions of this window. */
export const pendingDecisions = createPendingDecisions();

/** Schedules a decision, and has it sent at sign-out and when the page is left. The registrations are idempotent. */
export function scheduleDecision(call: DecisionCall, send: SendDecision): void {
  sendBeforeSignOut(pendingDecisions.sendAll);
  // `beforeunload` is skipped on phones, and a busy browser may end the page without `pagehide`.
  window.addEventListener('beforeunload', pendingDecisions.startAll);
  window.addEventListener('pagehide', pendingDecisions.startAll);
  pendingDecisions.schedule(call, send);
}

export function useDecisionState(reviewId: string): DecisionState | undefined {
  return useSyncExternalStore(pendingDecisions.subscribe, () => pendingDecisions.stateOf(reviewId));
}

/** Asks before the page is closed over a decision that is not sent yet. */
export function PendingDecisionsGuard() {
  useLeaveWarning(useSyncExternalStore(pendingDecisions.subscribe, pendingDecisions.hasPending, () => false));
  return null;
}
