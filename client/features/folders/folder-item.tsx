import { Link } from '@tanstack/react-router';
import { EllipsisVertical, FolderInput, PenLine, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FolderCard } from '#client/ui/data/folder-card.tsx';
import { useDraggable } from '#client/ui/data/use-draggable.ts';
import { useDropTarget } from '#client/ui/data/use-drop-target.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlay/menu.tsx';
import { words } from '#client/ui/words.ts';
import type { FolderListItem } from '#shared/schemas/folders.ts';
import { dragIdOf } from './drag-id.ts';

export interface FolderItemProps {
  folder: FolderListItem;
  /** Number of subfolders. */
  folders: number;
  isHighlighted: boolean;
  accepts: (dragId: string) => boolean;
  onDrop: (dragId: string) => void;
  onHoverOpen: () => void;
  onMove: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A folder: a drag source and a drop target, which opens when a drag hovers. */
export function FolderItem({ folder, folders, isHighlighted, accepts, onDrop, onHoverOpen, ...menu }: FolderItemProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = dragIdOf({ kind: 'folder', id: folder.id, from: folder.parentId });
  const isDragging = useDraggable({ ref, id });
  const drop = useDropTarget({ ref, id, accepts, onDrop, onHoverOpen });
  return (
    <FolderCard
      ref={ref}
      name={folder.name}
      meta={contentOf(folders, folder.fileCount)}
      state={drop === 'idle' && isHighlighted ? 'highlighted' : drop}
      className={isDragging ? 'opacity-50' : ''}
      renderName={(name) => (
        <Link
          to="/dashboard/documents"
          search={(previous) => ({ view: previous.view, folder: folder.id })}
          draggable={false}
          title={folder.name}
        >
          <span className="line-clamp-2">{name}</span>
        </Link>
      )}
      menu={<FolderMenu name={folder.name} {...menu} />}
    />
  );
}

/** `2 folders · 1 file`, without zero counts. */
function contentOf(folders: number, files: number): string {
  const t = words('folders');
  const parts = [
    folders === 0 ? [] : t('folderCount', { count: folders }),
    files === 0 ? [] : t('fileCount', { count: files }),
  ].flat();
  return parts.length === 0 ? t('empty') : parts.join(' · ');
}

type FolderMenuProps = Pick<FolderItemProps, 'onMove' | 'onRename' | 'onDelete'> & { name: string };

function FolderMenu({ name, onMove, onRename, onDelete }: FolderMenuProps) {
  const t = words('folders');
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={t('menu.folder', { name })}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<FolderInput aria-hidden="true" className="flip-rtl" />} onClick={onMove}>
        {t('menu.move')}
      </MenuItem>
      <MenuItem icon={<PenLine aria-hidden="true" />} onClick={onRename}>
        {t('menu.renameFolder')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
        {t('menu.remove')}
      </MenuItem>
    </Menu>
  );
}
