import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { useOpened } from '#client/ui/use-opened.ts';
import { loadAreas } from './i18n/load-words.ts';
import { noteUnsavedEdits } from './unsaved-edits.ts';

export const LeaveDialog = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./leave-dialog.tsx'), loadAreas(['leave'])]);
    return part.LeaveDialog;
  },
  { failure: 'atFoot' },
);

interface LeaveGuardProps {
  isActive: boolean;
  /** What is edited is chosen by the address's search. */
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
