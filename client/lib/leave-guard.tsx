import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOpened } from '#client/ui/use-opened.ts';
import { LeaveDialog } from './lazy-leave-dialog.ts';
import { noteUnsavedEdits } from './unsaved-edits.ts';

interface LeaveGuardProps {
  isActive: boolean;
  /** The search parameters select what is edited, so changing them counts as leaving. */
  coversSearch?: boolean;
}

/** Asks before navigation, unload and sign-out while there are unsaved changes. */
export function LeaveGuard({ isActive, coversSearch = false }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isActive &&
      (current.pathname !== next.pathname ||
        (coversSearch && JSON.stringify(current.search) !== JSON.stringify(next.search))),
    enableBeforeUnload: isActive,
    withResolver: true,
  });
  useEffect(() => (isActive ? noteUnsavedEdits() : undefined), [isActive]);
  const isBlocked = blocker.status === 'blocked';
  return useOpened(isBlocked) ? (
    <LeaveDialog open={isBlocked} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />
  ) : null;
}
