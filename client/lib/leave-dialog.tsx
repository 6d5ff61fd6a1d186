import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { UnsavedWork } from './session.ts';

interface LeaveDialogProps {
  open: boolean;
  /** Work that a sign-out would discard; unset when the dialog is for navigation. */
  signOutLoses?: UnsavedWork | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether unsaved work is left behind. */
export function LeaveDialog({ open, signOutLoses, onStay, onLeave }: LeaveDialogProps) {
  const t = words('leave');
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title={t(signOutLoses === undefined ? 'title' : 'signOut')}
      description={t(signOutLoses === 'translation' ? 'translation' : 'text')}
      cancelLabel={t('stay')}
      confirmLabel={t(signOutLoses === undefined ? 'confirm' : 'signOutConfirm')}
      onConfirm={onLeave}
    />
  );
}
