import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { UploadForm } from '#client/routes/dashboard/-upload/upload-form.tsx';

/** The order form in a dialog; closing it keeps the chosen files. */
export function UploadDialog({ userId, open, onClose }: { userId: string; open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="xl"
      title="Document Translation"
    >
      <UploadForm userId={userId} isModal />
    </Dialog>
  );
}
