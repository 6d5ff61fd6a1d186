import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

const UploadForm = lazy(async () => ({ default: (await import('../-upload/upload-form.tsx')).UploadForm }));

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
      <Suspense fallback={<SkeletonRows />}>
        <UploadForm userId={userId} isModal />
      </Suspense>
    </Dialog>
  );
}
