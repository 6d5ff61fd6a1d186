import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { useHasPendingDecisions } from './pending-decisions.ts';

/** Asks before the page is closed over a decision that is not sent yet. */
export function PendingDecisionsGuard() {
  useLeaveWarning(useHasPendingDecisions());
  return null;
}
