import { FileDetailsDialog } from '#client/features/documents/files/file-dialogs.tsx';
import type { useFiles } from '#client/features/documents/files/use-files.ts';
import type { Dragged } from '#client/features/folders/drag-id.ts';
import { DeleteFolderDialog, RenameFolderDialog } from '#client/features/folders/folder-dialogs.tsx';
import { rootName } from '#client/features/folders/folder-path.tsx';
import { branchOf } from '#client/features/folders/tree.ts';
import type { useFolders } from '#client/features/folders/use-folders.ts';
import { frameError } from '#client/lib/error-message.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { slot } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { MoveToDialog } from '#client/ui/overlay/move-to-dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import type { Browser } from './use-browser.ts';

interface MoveDialogProps {
  /** The item to move; undefined closes the dialog. */
  item: (Dragged & { name: string }) | undefined;
  folders: ReturnType<typeof useFolders>;
  onMove: (item: Dragged, to: string | null) => void;
  onClose: () => void;
}

/** The dialogs of My Documents. */
export function FolderDialogs({ browser }: { browser: Browser }) {
  const { question, ask, files, folders, search, change } = browser;
  const close = () => ask(undefined);
  const shown = files.files.find((file) => file.id === search.file);
  const commands = shown ? browser.fileCommands(shown) : undefined;
  const folderToDelete = question?.kind === 'delete-folder' ? question.folder : undefined;
  const parent = folders.folders.find((folder) => folder.id === folderToDelete?.parentId);
  return (
    <>
      <FileDetailsDialog
        file={shown}
        onClose={() => {
          change({ file: undefined });
        }}
        onView={() => commands?.onView()}
        onDownload={() => commands?.onDownload()}
        onName={(filename) => {
          if (shown) files.rename.mutate({ id: shown.id, filename });
        }}
        onDelete={() => {
          change({ file: undefined }, true);
          commands?.onDelete();
        }}
      />
      <MoveDialog
        item={question?.kind === 'move' ? question.item : undefined}
        folders={folders}
        onMove={browser.arrange.move}
        onClose={close}
      />
      <RenameFolderDialog
        folder={question?.kind === 'rename-folder' ? question.folder : undefined}
        onRename={({ id }, name) => folders.rename.mutate({ id, name })}
        onClose={close}
      />
      <DeleteFolderDialog
        folder={folderToDelete}
        parentName={parent?.name ?? rootName()}
        onClose={close}
        onDeleted={({ id, parentId }) => {
          if (id === browser.folderId) change({ folder: parentId ?? undefined, page: undefined }, true);
        }}
      />
      <DeleteFileDialog
        file={question?.kind === 'delete-file' ? question.file : undefined}
        remove={files.remove}
        onClose={close}
      />
      {browser.viewer}
    </>
  );
}

/** “Move to…”: the keyboard and touch equivalent of dragging. */
function MoveDialog({ item, folders, onMove, onClose }: MoveDialogProps) {
  return (
    <MoveToDialog
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words('folders').rich('move.title', { name: slot(<bdi>{item?.name}</bdi>) })}
      folders={folders.folders}
      loading={folders.query.isPending}
      rootName={rootName()}
      currentId={item?.from ?? null}
      disabledIds={item?.kind === 'folder' ? branchOf(folders.folders, item.id) : []}
      onMove={(to) => {
        if (item) onMove(item, to);
        onClose();
      }}
    />
  );
}

interface DeleteFileDialogProps {
  file: TranslationView | undefined;
  remove: ReturnType<typeof useFiles>['remove'];
  onClose: () => void;
}

/** Confirms the deletion of a file. */
function DeleteFileDialog({ file, remove, onClose }: DeleteFileDialogProps) {
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
