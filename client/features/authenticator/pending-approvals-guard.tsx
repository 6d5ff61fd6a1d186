import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { useHasPendingApprovals } from './pending-approvals.ts';

/** Asks before the page is closed over an approval that is not sent yet. */
export function PendingApprovalsGuard() {
  useLeaveWarning(useHasPendingApprovals());
  return null;
}
