import type { FolderView } from '#shared/schemas/folders.ts';
import { frameError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';

export interface DeleteFolderDialogProps {
  folder: FolderView | undefined;
  /** What the folder above it is called: there its content goes. */
  parentName: string;
  onClose: () => void;
  onDeleted: (folder: FolderView) => void;
}

/** Asks before a folder goes. Nothing in it does. */
export function DeleteFolderDialog({ folder, parentName, onClose, onDeleted }: DeleteFolderDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.folders.remove.useMutation({
    onSuccess: async () => {
      await Promise.all([utils.folders.list.invalidate(), utils.documents.translations.invalidate()]);
      if (folder) onDeleted(folder);
      onClose();
    },
  });
  return (
    <AlertDialog
      open={folder !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        remove.reset();
        onClose();
      }}
      title="Confirm Delete"
      description={
        <>
          Delete the folder “<bdi>{folder?.name}</bdi>”? Everything in it will move to “<bdi>{parentName}</bdi>”.
        </>
      }
      confirmLabel="Delete folder"
      busy={remove.isPending}
      error={remove.error ? frameError(remove.error, 'FOLDER_DELETE_FAILED').text : undefined}
      onConfirm={() => {
        if (folder && !remove.isPending) remove.mutate({ id: folder.id });
      }}
    />
  );
}
