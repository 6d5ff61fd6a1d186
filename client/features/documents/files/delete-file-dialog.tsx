import { frameError } from '#client/lib/error-message.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { slot } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import type { useFiles } from './use-files.ts';

export interface DeleteFileDialogProps {
  file: TranslationView | undefined;
  remove: ReturnType<typeof useFiles>['remove'];
  onClose: () => void;
}

/** Confirms the deletion of a file. */
export function DeleteFileDialog({ file, remove, onClose }: DeleteFileDialogProps) {
  const t = words('folders');
  return (
    <AlertDialog
      open={file !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        remove.reset();
        onClose();
      }}
      title={t('remove.title')}
      description={t.rich('remove.file', { name: slot(<bdi>{file && paperTitle(file)}</bdi>) })}
      confirmLabel={t('remove.fileConfirm')}
      busy={remove.isPending}
      error={remove.error ? frameError(remove.error, 'FILE_DELETE_FAILED').text : undefined}
      onConfirm={() => {
        if (file && !remove.isPending) remove.mutate({ id: file.id }, { onSuccess: onClose });
      }}
    />
  );
}
