import type { Dragged } from '#client/features/folders/drag-id.ts';
import { rootName } from '#client/features/folders/folder-path.tsx';
import { branchOf } from '#client/features/folders/tree.ts';
import type { useFolders } from '#client/features/folders/use-folders.ts';
import { MoveToDialog } from '#client/ui/overlay/move-to-dialog.tsx';
import { words } from '#client/ui/words.ts';
import { slot } from '#client/ui/message-tags.ts';

export interface MoveDialogProps {
  /** The item to move; undefined closes the dialog. */
  item: (Dragged & { name: string }) | undefined;
  folders: ReturnType<typeof useFolders>;
  onMove: (item: Dragged, to: string | null) => void;
  onClose: () => void;
}

/** “Move to…”: the keyboard and touch equivalent of dragging. */
export function MoveDialog({ item, folders, onMove, onClose }: MoveDialogProps) {
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
