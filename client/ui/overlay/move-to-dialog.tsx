import { clsx } from 'clsx';
import { Folder, House } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { words } from '#client/ui/words.ts';
import { Dialog } from './dialog.tsx';

export interface MoveToDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the item: `Move “passport.pdf”`. */
  title: ReactNode;
  folders: readonly TreeFolder[];
  /** Label of the top level. */
  rootName: string;
  /** Current folder, not selectable; null at the top level. */
  currentId: string | null;
  /** Other folders that are not selectable: the moved folder and its descendants. */
  disabledIds?: readonly string[];
  /** Called with the selected folder; null for the top level. */
  onMove: (folderId: string | null) => void;
  loading?: boolean;
  busy?: boolean;
  error?: string | undefined;
}

/** Dialog that selects the destination folder of a move. */
export function MoveToDialog({ open, onOpenChange, title, ...form }: MoveToDialogProps) {
  const t = words('parts');
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {t('move.submit')}
          </Button>
        </>
      }
    >
      <MoveForm {...form} id={formId} />
    </Dialog>
  );
}

type MoveFormProps = Omit<MoveToDialogProps, 'open' | 'onOpenChange' | 'title'> & { id: string };

function MoveForm(props: MoveFormProps) {
  const { id, folders, rootName, currentId, disabledIds = [], onMove, loading, busy, error } = props;
  const t = words('parts');
  const [chosen, setChosen] = useState<string | null>();
  const [isMissing, setIsMissing] = useState(false);
  const name = useId();

  function choice(folderId: string | null, label: string, level: number) {
    const isCurrent = folderId === currentId;
    return (
      <FolderChoice
        key={folderId ?? ''}
        name={name}
        label={label}
        icon={folderId === null ? <House aria-hidden="true" /> : <Folder aria-hidden="true" />}
        level={level}
        note={isCurrent ? t('move.here') : undefined}
        disabled={isCurrent || (folderId !== null && disabledIds.includes(folderId))}
        checked={chosen === folderId}
        onChoose={() => {
          setChosen(folderId);
          setIsMissing(false);
        }}
      />
    );
  }

  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (chosen === undefined) setIsMissing(true);
        else onMove(chosen);
      }}
    >
      {error !== undefined || isMissing ? (
        <InlineAlert tone="error" announce className="mb-4">
          {error ?? t('move.missing')}
        </InlineAlert>
      ) : null}
      <LoadState loading={loading}>
        <fieldset>
          <legend className="mb-2 text-sm text-ink-2">{t('move.choose')}</legend>
          {choice(null, rootName, 0)}
          {treeRows(folders).map((folder) => choice(folder.id, folder.name, folder.level))}
        </fieldset>
      </LoadState>
    </form>
  );
}

export interface TreeFolder {
  id: string;
  name: string;
  /** Parent folder; null at the top level. */
  parentId: string | null;
}

interface TreeRow extends TreeFolder {
  /** 1 at the top level. */
  level: number;
}

/** Folders in depth-first order, siblings by name. Omits folders with an unknown parent and those in a cycle. */
function treeRows(folders: readonly TreeFolder[]): TreeRow[] {
  const children = new Map<string | null, TreeFolder[]>();
  for (const folder of folders) {
    const siblings = children.get(folder.parentId) ?? [];
    children.set(folder.parentId, [...siblings, folder]);
  }
  function rowsBelow(parentId: string | null, level: number): TreeRow[] {
    const siblings = (children.get(parentId) ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
    return siblings.flatMap((folder) => [{ ...folder, level }, ...rowsBelow(folder.id, level + 1)]);
  }
  return rowsBelow(null, 1);
}

interface FolderChoiceProps {
  name: string;
  label: string;
  icon: ReactNode;
  /** Depth in the tree; 0 at the top level. */
  level: number;
  /** Why it is not selectable. */
  note?: string | undefined;
  disabled?: boolean;
  checked: boolean;
  onChoose: () => void;
}

/** Radio button of a folder in a tree. */
function FolderChoice({ name, label, icon, level, note, disabled, checked, onChoose }: FolderChoiceProps) {
  return (
    <label
      style={{ paddingInlineStart: `${0.75 + Math.min(level, 8) * 1.25}rem` }}
      className={clsx(
        'flex min-h-11 items-center gap-3 rounded-control pe-3 text-sm transition-colors [&_svg]:size-4.5 [&_svg]:shrink-0',
        disabled ? 'cursor-not-allowed! text-ink-3' : 'hover:bg-sunken',
        'has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary forced-colors:has-checked:outline-2',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input type="radio" name={name} disabled={disabled} checked={checked} onChange={onChoose} className="sr-only" />
      {icon}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi>{label}</bdi>
        {level > 1 ? <span className="sr-only">{words('parts')('move.level', { level: String(level) })}</span> : null}
      </span>
      {note ? <span className="shrink-0 text-xs">{note}</span> : null}
    </label>
  );
}
