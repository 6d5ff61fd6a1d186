import type { Meta } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { announce } from '#client/ui/feedback/announce.ts';
import { InlineRename } from '#client/ui/form/inline-rename.tsx';
import { Menu, MenuItem } from '#client/ui/overlay/menu.tsx';
import { MoveToDialog } from '#client/ui/overlay/move-to-dialog.tsx';
import { FileCard } from './file-card.tsx';
import { FolderCard, type FolderCardProps } from './folder-card.tsx';
import { useDraggable } from './use-draggable.ts';
import { useDropTarget } from './use-drop-target.ts';
import { useHighlight } from './use-highlight.ts';

export default { title: 'Documents/Folders' } satisfies Meta;

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

function FolderWithMenu({ state, meta = '3 documents' }: Pick<FolderCardProps, 'state' | 'meta'>) {
  const [name, setName] = useState('Passports');
  const [isRenaming, setIsRenaming] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <FolderCard
      name={name}
      meta={meta}
      state={state}
      renderName={(title) => <a href="#story">{title}</a>}
      rename={
        isRenaming ? (
          <InlineRename
            label="Folder name"
            value={name}
            returnFocus={menuButton}
            onSave={(next) => {
              setName(next);
              setIsRenaming(false);
            }}
            onCancel={() => setIsRenaming(false)}
          />
        ) : undefined
      }
      menu={
        <Menu
          trigger={
            <IconButton ref={menuButton} size="sm" label={`Actions for ${name}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onClick={() => setIsRenaming(true)}>
            Rename…
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onClick={() => undefined}>
            Delete…
          </MenuItem>
        </Menu>
      }
    />
  );
}

export function States() {
  return (
    <div className={grid}>
      <FolderWithMenu meta="Idle" />
      <FolderWithMenu state="over" meta="Over" />
      <FolderWithMenu state="opening" meta="Opening" />
      <FolderWithMenu state="highlighted" meta="Highlighted" />
      <FolderCard
        name="Taxes"
        rename={<InlineRename label="Folder name" value="Taxes" onSave={() => undefined} onCancel={() => undefined} />}
      />
      <FolderCard
        name="Taxes"
        rename={
          <InlineRename
            label="Folder name"
            value="Taxes"
            error="There is a folder of this name already."
            onSave={() => undefined}
            onCancel={() => undefined}
          />
        }
      />
    </div>
  );
}

export function Dragging() {
  const [place, setPlace] = useState<'list' | 'folder'>('list');
  const [isOpen, setIsOpen] = useState(false);
  const { highlighted, highlight } = useHighlight();
  const folder = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  function moveIn() {
    setPlace('folder');
    setIsOpen(true);
    highlight('file');
    announce('passport.pdf moved to Passports');
  }
  const state = useDropTarget({
    ref: folder,
    onDrop: moveIn,
    onHoverOpen: () => setIsOpen(true),
  });
  const insideState = useDropTarget({ ref: inside, onDrop: moveIn });
  return (
    <div className="grid max-w-120 gap-3">
      <div className={isOpen ? 'hidden' : ''}>
        <FolderCard ref={folder} name="Passports" meta="Drop here, or hold to open" state={state} />
      </div>
      <div
        ref={inside}
        data-testid="inside"
        className={isOpen ? 'min-h-40 rounded-card border border-dashed border-line-strong p-4' : 'hidden'}
      >
        <p className="mb-3 text-sm text-ink-2">Passports {insideState === 'over' ? '(drop here)' : ''}</p>
        {place === 'folder' ? (
          <div data-selected={highlighted === 'file'} className="rounded-card data-[selected=true]:bg-brass-soft">
            <FileCard name="passport.pdf" meta="Moved" />
          </div>
        ) : null}
      </div>
      {place === 'list' && !isOpen ? <DragFile /> : null}
      <Button
        variant="secondary"
        onClick={() => {
          setPlace('list');
          setIsOpen(false);
        }}
      >
        Start again
      </Button>
    </div>
  );
}

function DragFile() {
  const row = useRef<HTMLDivElement>(null);
  const isDragging = useDraggable({ ref: row, id: 'file' });
  return (
    <div ref={row} data-testid="file" className={isDragging ? 'opacity-50' : ''}>
      <FileCard name="passport.pdf" meta="1.2 MB" />
    </div>
  );
}

const folders = [
  { id: 'p', name: 'Passports', parentId: null },
  { id: 'p1', name: 'Children', parentId: 'p' },
  { id: 'p2', name: 'Expired before 2020', parentId: 'p1' },
  { id: 't', name: 'Taxes', parentId: null },
];

function Move({ error, loading }: { error?: string; loading?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const [moved, setMoved] = useState<string | null>();
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Move to…</Button>
      <output className="ms-4">{moved === undefined ? '' : `Moved to ${moved ?? 'top'}`}</output>
      <MoveToDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={
          <>
            Move “<bdi>passport.pdf</bdi>”
          </>
        }
        folders={folders}
        rootName="My Documents"
        currentId="p"
        loading={loading}
        error={error}
        onMove={(id) => {
          setMoved(id);
          setIsOpen(false);
        }}
      />
    </>
  );
}

export function MoveTo() {
  return <Move />;
}

export function MoveToFailed() {
  return <Move error="The document could not be moved. Try again." />;
}

export function MoveToLoading() {
  return <Move loading />;
}
