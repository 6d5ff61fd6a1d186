import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { FilesSearch } from '#client/features/documents/files/files-search.ts';
import { useFiles } from '#client/features/documents/files/use-files.ts';
import { linkTo } from '#client/features/documents/list/document-actions.tsx';
import { usePacketChoice } from '#client/features/documents/packet/use-packet.ts';
import type { Dragged } from '#client/features/folders/drag-id.ts';
import { pathOf } from '#client/features/folders/tree.ts';
import { useFolders } from '#client/features/folders/use-folders.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { useHighlight } from '#client/ui/data/use-highlight.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import type { FolderView } from '#shared/schemas/folders.ts';
import { useArrange } from './use-arrange.ts';

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
