import type { TranslationView } from '#shared/schemas/documents.ts';
import { frameError } from '#client/lib/error-message.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import type { useFiles } from './use-files.ts';

export interface DeleteFileDialogProps {
  file: TranslationView | undefined;
  remove: ReturnType<typeof useFiles>['remove'];
  onClose: () => void;
}

/** Asks before a file leaves one's documents. */
export function DeleteFileDialog({ file, remove, onClose }: DeleteFileDialogProps) {
  return (
    <AlertDialog
      open={file !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        remove.reset();
        onClose();
      }}
      title="Confirm Delete"
      description={
        <>
          Delete “<bdi>{file?.filename}</bdi>” from your documents? Its certificate stays valid, and anyone who has the
          code can still verify it.
        </>
      }
      confirmLabel="Delete file"
      busy={remove.isPending}
      error={remove.error ? frameError(remove.error, 'FILE_DELETE_FAILED').text : undefined}
      onConfirm={() => {
        if (file && !remove.isPending) remove.mutate({ id: file.id }, { onSuccess: onClose });
      }}
    />
  );
}
