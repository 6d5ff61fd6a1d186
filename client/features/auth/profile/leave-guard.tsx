import { useBlocker } from '@tanstack/react-router';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';

/** Blocks navigation and unload while there are unsaved changes. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const t = words('profile');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: isActive,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t('leave')}
      description={t('leaveText')}
      cancelLabel={t('stay')}
      confirmLabel={t('leaveConfirm')}
      onConfirm={() => {
        blocker.proceed?.();
      }}
    />
  );
}
