import { Link } from '@tanstack/react-router';
import { useRef, type ComponentProps } from 'react';
import { useDropTarget } from '#client/ui/data/use-drop-target.ts';
import { Breadcrumb } from '#client/ui/layout/breadcrumb.tsx';
import { words } from '#client/ui/words.ts';
import type { FolderView } from '#shared/schemas/folders.ts';

/** Name of the root. */
export function rootName(): string {
  return words('parts')('nav.documents');
}

export interface FolderPathProps {
  /** From the root to the open folder. */
  path: readonly FolderView[];
  accepts: (dragId: string, folderId: string | null) => boolean;
  onDrop: (dragId: string, folderId: string | null) => void;
}

/** The breadcrumb of the open folder; every level above it is a drop target. */
export function FolderPath({ path, accepts, onDrop }: FolderPathProps) {
  const levels = [{ id: null, name: rootName() }, ...path];
  return (
    <Breadcrumb
      label={words('folders')('folders')}
      items={levels.map(({ id, name }, index) => ({
        key: id ?? 'root',
        label: name,
        render:
          index === levels.length - 1 ? undefined : <LevelLink folderId={id} accepts={accepts} onDropHere={onDrop} />,
      }))}
    />
  );
}

type LevelLinkProps = Omit<ComponentProps<'a'>, 'ref'> & {
  folderId: string | null;
  accepts: FolderPathProps['accepts'];
  onDropHere: FolderPathProps['onDrop'];
};

function LevelLink({ folderId, accepts, onDropHere, className, ...rest }: LevelLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const state = useDropTarget({
    ref,
    accepts: (dragId) => accepts(dragId, folderId),
    onDrop: (dragId) => onDropHere(dragId, folderId),
  });
  return (
    <Link
      {...rest}
      ref={ref}
      to="/dashboard/documents"
      search={(previous) => ({ view: previous.view, folder: folderId ?? undefined })}
      draggable={false}
      className={`${className ?? ''} ${state === 'idle' ? '' : 'bg-primary-soft outline-2 outline-primary'}`}
    />
  );
}
