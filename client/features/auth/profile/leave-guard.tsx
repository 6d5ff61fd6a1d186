import { useBlocker } from '@tanstack/react-router';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';

/** Blocks navigation and unload while there are unsaved changes. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
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
      title="Leave without saving?"
      description="Your changes haven’t been saved."
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => {
        blocker.proceed?.();
      }}
    />
  );
}
