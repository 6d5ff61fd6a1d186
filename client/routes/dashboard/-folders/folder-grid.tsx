import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { FileItem } from '#client/features/documents/files/file-item.tsx';
import { dragIdOf } from '#client/features/folders/drag-id.ts';
import { FolderItem } from '#client/features/folders/folder-item.tsx';
import { childrenOf } from '#client/features/folders/tree.ts';
import { useDropTarget } from '#client/ui/data/use-drop-target.ts';
import { words } from '#client/ui/words.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import type { Browser } from './use-browser.ts';

export interface FolderGridProps {
  browser: Browser;
  /** Replaces the content while loading, failed or empty. */
  children?: ReactNode;
}

/** Whether a file is chosen for a packet; undefined while none are being chosen. */
function choiceOf({ packet }: Browser, file: TranslationView) {
  if (!packet.papers) return undefined;
  const isChosen = packet.has(file.id);
  return { isChosen, isDisabled: packet.isFull && !isChosen, set: (next: boolean) => packet.set(file, next) };
}

/** Folders, then files; the whole area is a drop target. */
export function FolderGrid({ browser, children }: FolderGridProps) {
  const { folderId, folders, files, isList, arrange } = browser;
  const area = useRef<HTMLDivElement>(null);
  const drop = useDropTarget({
    ref: area,
    accepts: (dragId) => arrange.accepts(dragId, folderId),
    onDrop: (dragId) => arrange.drop(dragId, folderId),
  });
  const shownFolders = childrenOf(folders.folders, folderId);
  return (
    <div
      ref={area}
      className={clsx('min-h-40 rounded-card transition-colors', drop === 'idle' ? '' : 'bg-primary-soft')}
    >
      {children}
      {shownFolders.length > 0 ? (
        <ul
          aria-label={words('folders')('folders')}
          className={clsx('grid gap-3', isList ? '' : 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5')}
        >
          {shownFolders.map((folder) => (
            <li key={folder.id}>
              <FolderItem
                folder={folder}
                folders={childrenOf(folders.folders, folder.id).length}
                isHighlighted={browser.highlighted === folder.id}
                accepts={(dragId) => arrange.accepts(dragId, folder.id)}
                onDrop={(dragId) => arrange.drop(dragId, folder.id)}
                onHoverOpen={() => browser.open(folder.id)}
                onMove={() => browser.ask({ kind: 'move', item: { kind: 'folder', from: folder.parentId, ...folder } })}
                onRename={() => browser.ask({ kind: 'rename-folder', folder })}
                onDelete={() => browser.ask({ kind: 'delete-folder', folder })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {files.files.length > 0 ? (
        <ul
          aria-label={words('folders')('files')}
          className={clsx(
            shownFolders.length > 0 ? 'mt-6' : '',
            isList
              ? 'divide-y divide-line overflow-hidden rounded-card border border-line bg-sheet'
              : 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4',
          )}
        >
          {files.files.map((file) => (
            <li key={file.id}>
              <FileItem
                file={file}
                dragId={dragIdOf({ kind: 'file', id: file.id, from: file.folderId })}
                layout={isList ? 'row' : 'card'}
                isHighlighted={browser.highlighted === file.id}
                isRenaming={browser.renaming === file.id}
                onName={(filename) => {
                  files.rename.mutate({ id: file.id, filename });
                  browser.setRenaming(undefined);
                }}
                onRenameEnd={() => browser.setRenaming(undefined)}
                commands={browser.fileCommands(file)}
                choice={choiceOf(browser, file)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
