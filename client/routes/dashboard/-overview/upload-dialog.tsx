import { UploadForm } from '#client/routes/dashboard/-upload-form.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';

/** The order form in a dialog; closing it keeps the chosen files. */
export function UploadDialog({ userId, open, onClose }: { userId: string; open: boolean; onClose: () => void }) {
  const t = words('overview');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="xl"
      title={t('dialog')}
    >
      <UploadForm userId={userId} isModal />
    </Dialog>
  );
}
