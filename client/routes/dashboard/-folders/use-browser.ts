import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { FilesSearch } from '#client/features/documents/files/files-search.ts';
import { useFiles } from '#client/features/documents/files/use-files.ts';
import { linkTo } from '#client/features/documents/list/document-actions.tsx';
import { usePacketChoice } from '#client/features/documents/list/use-packet.ts';
import { type Dragged, readDragId } from '#client/features/folders/drag-id.ts';
import { rootName } from '#client/features/folders/folder-path.tsx';
import { branchOf, pathOf } from '#client/features/folders/tree.ts';
import { useFolders } from '#client/features/folders/use-folders.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { useHighlight } from '#client/ui/data/use-highlight.ts';
import { announce } from '#client/ui/feedback/announce.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import type { FolderView } from '#shared/schemas/folders.ts';

interface ArrangeOptions {
  files: ReturnType<typeof useFiles>;
  folders: ReturnType<typeof useFolders>;
  /** The open folder; null for the root. */
  folderId: string | null;
  /** Highlights a file or a folder briefly. */
  highlight: (id: string) => void;
}

/** The open dialog. */
export type PendingDialog =
  | { kind: 'move'; item: Dragged & { name: string } }
  | { kind: 'rename-folder'; folder: FolderView }
  | { kind: 'delete-folder'; folder: FolderView }
  | { kind: 'delete-file'; file: TranslationView };

export type Browser = ReturnType<typeof useBrowser>;

/** State and actions of My Documents; the open folder is a search parameter. */
export function useBrowser() {
  const search = useSearch({ from: '/dashboard/documents' });
  const navigate = useNavigate({ from: '/dashboard/documents' });
  const folderId = search.folder ?? null;
  const files = useFiles(search);
  const folders = useFolders();
  const { highlighted, highlight } = useHighlight();
  const arrange = useArrange({ files, folders, folderId, highlight });
  const file = useFileAction('folders');
  const packet = usePacketChoice();
  const [question, ask] = useState<PendingDialog>();
  const [renaming, setRenaming] = useState<string>();
  const [isNaming, setIsNaming] = useState(false);

  const change = (update: Partial<FilesSearch>, replace = false) =>
    void navigate({ search: (previous) => ({ ...previous, ...update }), replace, resetScroll: false });

  function fileCommands(target: TranslationView) {
    const { originalDocumentId: id, mimetype } = target;
    const name = paperTitle(target);
    return {
      onView: () => file.view(linkTo(id, 'translation', 'inline'), { name, mimetype }),
      onDownload: () => file.download(linkTo(id, 'translation', 'attachment')),
      onDetails: () => {
        change({ file: target.id });
      },
      onMove: () => ask({ kind: 'move', item: { kind: 'file', id: target.id, from: target.folderId, name } }),
      onRename: () => setRenaming(target.id),
      onDelete: () => ask({ kind: 'delete-file', file: target }),
    };
  }

  return {
    search,
    folderId,
    path: pathOf(folders.folders, folderId),
    isList: search.view === 'list',
    files,
    folders,
    arrange,
    highlighted,
    highlight,
    viewer: file.viewer,
    packet,
    question,
    ask,
    renaming,
    setRenaming,
    isNaming,
    setIsNaming,
    change,
    /** Opens a folder during a drag, replacing the history entry. */
    open: (id: string | null) => {
      change({ folder: id ?? undefined, page: undefined }, true);
    },
    fileCommands,
  };
}

/** Moves files and folders, by drag or dialog: announced, highlighted, and with Undo. */
function useArrange({ files, folders, folderId, highlight }: ArrangeOptions) {
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
