import type { useFiles } from '#client/features/documents/files/use-files.ts';
import { readDragId, type Dragged } from '#client/features/folders/drag-id.ts';
import { rootName } from '#client/features/folders/folder-path.tsx';
import { branchOf } from '#client/features/folders/tree.ts';
import type { useFolders } from '#client/features/folders/use-folders.ts';
import { announce } from '#client/ui/feedback/announce.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';

export interface ArrangeOptions {
  files: ReturnType<typeof useFiles>;
  folders: ReturnType<typeof useFolders>;
  /** The open folder; null for the root. */
  folderId: string | null;
  /** Highlights a file or a folder briefly. */
  highlight: (id: string) => void;
}

/** Moves files and folders, by drag or dialog: announced, highlighted, and with Undo. */
export function useArrange({ files, folders, folderId, highlight }: ArrangeOptions) {
  const toast = useToast();

  function send({ kind, id }: Dragged, to: string | null, onMoved: () => void) {
    if (kind === 'file') files.move.mutate({ id, folderId: to }, { onSuccess: onMoved });
    else folders.move.mutate({ id, parentId: to }, { onSuccess: onMoved });
  }

  function move(what: Dragged, to: string | null) {
    if (what.from === to) return;
    send(what, to, () => {
      const t = words('folders');
      const name = folders.folders.find((folder) => folder.id === to)?.name ?? rootName();
      highlight(to === folderId || to === null ? what.id : to);
      announce(t('move.done', { name }));
      const undo = () => {
        send(what, what.from, () => announce(t('move.undone')));
      };
      toast.show({ title: t('move.toast', { name }), action: { label: t('move.undo'), onPress: undo } });
    });
  }

  return {
    move,
    /** False for a folder dropped into itself or a descendant. */
    accepts(dragId: string, to: string | null): boolean {
      const dragged = readDragId(dragId);
      if (!dragged) return false;
      return dragged.kind === 'file' || to === null || !branchOf(folders.folders, dragged.id).includes(to);
    },
    drop(dragId: string, to: string | null) {
      const dragged = readDragId(dragId);
      if (dragged) move(dragged, to);
    },
  };
}
