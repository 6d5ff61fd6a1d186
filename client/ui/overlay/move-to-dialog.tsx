import { Folder, House } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { treeRows, type TreeFolder } from '#client/ui/data/folder-tree.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { FolderChoice } from '#client/ui/form/folder-choice.tsx';
import { words } from '#client/ui/words.ts';
import { Dialog } from './dialog.tsx';

export type { TreeFolder } from '#client/ui/data/folder-tree.ts';

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
