import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { UploadForm } from '#client/routes/dashboard/-upload/upload-form.tsx';

/** Upload and pay without leaving the overview. What was chosen is kept when it is closed. */
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
