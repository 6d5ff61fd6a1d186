import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Download, EllipsisVertical, Eye, FileText, FolderInput, Image, Info, PenLine, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { paperName } from '#client/lib/paper-title.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useDraggable } from '#client/ui/data/use-draggable.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { InlineRename } from '#client/ui/form/inline-rename.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlay/menu.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';

export interface FileItemProps {
  file: TranslationView;
  /** Drag data, see `dragIdOf`. */
  dragId: string;
  layout: 'card' | 'row';
  isHighlighted: boolean;
  isRenaming: boolean;
  commands: FileCommands;
  onName: (name: string) => void;
  onRenameEnd: () => void;
  /** Whether it is chosen, where files are being chosen. */
  choice?: FileChoice | undefined;
}

export interface FileChoice {
  isChosen: boolean;
  isDisabled: boolean;
  set: (isChosen: boolean) => void;
}

/** A delivered translation, as a card or a row. */
export function FileItem(props: FileItemProps) {
  const { file, dragId, layout, isHighlighted, isRenaming, commands, onName, onRenameEnd, choice } = props;
  const t = words('folders');
  const ref = useRef<HTMLDivElement>(null);
  const isDragging = useDraggable({ ref, id: dragId, disabled: isRenaming });
  const isRow = layout === 'row';
  const name = paperName(file);
  const Icon = file.mimetype.startsWith('image/') ? Image : FileText;
  return (
    <div
      ref={ref}
      data-highlighted={isHighlighted || undefined}
      className={clsx(
        'flex min-w-0 items-center gap-3 transition-colors',
        isRow ? 'min-h-14 py-1.5 ps-4 pe-2' : 'rounded-card border border-line bg-sheet py-2.5 ps-4 pe-2',
        isHighlighted ? 'bg-brass-soft!' : '',
        choice?.isChosen ? 'bg-primary-soft!' : '',
        isDragging ? 'opacity-50' : '',
      )}
    >
      {choice ? (
        <Checkbox
          label={<span className="sr-only">{t('packet.add', { name })}</span>}
          className="shrink-0"
          checked={choice.isChosen}
          disabled={choice.isDisabled}
          onChange={(event) => choice.set(event.target.checked)}
        />
      ) : (
        <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-3" strokeWidth={1.5} />
      )}
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <InlineRename
            label={t('name.file')}
            value={file.filename}
            maxLength={limits.filenameReceived}
            onSave={onName}
            onCancel={onRenameEnd}
          />
        ) : (
          <FileLink id={file.id}>
            <PaperName paper={file} />
          </FileLink>
        )}
        {isRow ? null : <Facts file={file} />}
      </div>
      {isRow && !choice ? (
        <>
          <DateTime
            value={file.createdAt}
            format="date"
            className="shrink-0 text-sm whitespace-nowrap text-ink-2 max-md:hidden"
          />
          <IconButton size="sm" label={t('menu.openOf', { name })} title={t('menu.open')} onClick={commands.onView}>
            <Eye aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('menu.downloadOf', { name })}
            title={t('menu.download')}
            onClick={commands.onDownload}
          >
            <Download aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
      <FileMenu name={name} {...commands} />
    </div>
  );
}

function Facts({ file }: { file: TranslationView }) {
  return (
    <p className="text-xs text-ink-2">
      {words('offer')('pages', { count: file.pages })} · <DateTime value={file.createdAt} format="date" />
    </p>
  );
}

function FileLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      to="/dashboard/documents"
      search={(previous) => ({ ...previous, file: id })}
      resetScroll={false}
      draggable={false}
      className="block touch-height rounded-badge text-sm font-semibold hover:underline"
    >
      <span className="line-clamp-2">{children}</span>
    </Link>
  );
}

export interface FileCommands {
  onView: () => void;
  onDownload: () => void;
  onDetails: () => void;
  onMove: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** Menu of a delivered file's actions. */
export function FileMenu({ name, ...commands }: FileCommands & { name: string }) {
  const t = words('folders');
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={t('menu.file', { name })}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Eye aria-hidden="true" />} onClick={commands.onView}>
        {t('menu.open')}
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" />} onClick={commands.onDownload}>
        {t('menu.download')}
      </MenuItem>
      <MenuItem icon={<Info aria-hidden="true" />} onClick={commands.onDetails}>
        {t('menu.details')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<FolderInput aria-hidden="true" className="flip-rtl" />} onClick={commands.onMove}>
        {t('menu.move')}
      </MenuItem>
      <MenuItem icon={<PenLine aria-hidden="true" />} onClick={commands.onRename}>
        {t('menu.rename')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onClick={commands.onDelete}>
        {t('menu.remove')}
      </MenuItem>
    </Menu>
  );
}
