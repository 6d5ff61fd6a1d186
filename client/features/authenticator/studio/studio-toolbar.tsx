import {
  ArrowDown,
  ArrowUp,
  Check,
  Combine,
  Copy,
  Keyboard,
  Plus,
  Redo2,
  Replace,
  Scissors,
  ScanText,
  Stamp,
  Table,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlay/menu.tsx';
import { modifierKey } from '#client/ui/overlay/modifier-key.ts';
import { capsOf, type CommandName } from './keymap.ts';
import { useBlock, useText, useView } from './studio-context.ts';

export interface StudioToolbarProps {
  run: (name: CommandName) => void;
  onKind: (kind: 'heading' | 'paragraph' | 'field') => void;
}

/** Everything that can be done with the active block. */
export function StudioToolbar({ run, onKind }: StudioToolbarProps) {
  const activeId = useView((view) => view.active()?.id);
  const block = useBlock(activeId);
  const canUndo = useText((store) => store.canUndo());
  const canRedo = useText((store) => store.canRedo());
  const isConfirmed = block?.state === 'confirmed';
  const tool = (name: CommandName, label: string, icon: ReactNode, disabled = !block) => (
    <IconButton
      size="sm"
      label={label}
      title={`${label} (${capsOf(name, modifierKey()).join(' ')})`}
      aria-keyshortcuts={ariaKeys(name)}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(name)}
    >
      {icon}
    </IconButton>
  );
  return (
    <div role="toolbar" aria-label="Block" className="flex flex-wrap items-center gap-x-0.5 max-md:hidden">
      {tool(
        isConfirmed ? 'toggleConfirmed' : 'confirm',
        isConfirmed ? 'Reopen' : 'Confirm',
        <Check aria-hidden="true" className={isConfirmed ? 'text-ok' : ''} />,
      )}
      {tool('copySource', 'Copy the source', <Copy aria-hidden="true" />)}
      {tool('marks', 'Seals, signatures and other marks', <Stamp aria-hidden="true" />, false)}
      {tool('reread', 'Correct the reading', <ScanText aria-hidden="true" />)}
      <Divider />
      {tool('split', 'Split', <Scissors aria-hidden="true" />)}
      {tool('merge', 'Join with the next block', <Combine aria-hidden="true" />)}
      {tool('moveUp', 'Move up', <ArrowUp aria-hidden="true" />)}
      {tool('moveDown', 'Move down', <ArrowDown aria-hidden="true" />)}
      <Menu
        align="start"
        trigger={
          <IconButton size="sm" label="Add or change a block">
            <Plus aria-hidden="true" />
          </IconButton>
        }
      >
        <Item name="add" run={run}>
          Paragraph below
        </Item>
        <Item name="addField" run={run}>
          Field below
        </Item>
        <Item name="addTable" run={run}>
          Table below
        </Item>
        <Item name="addNote" run={run}>
          Translator’s note below
        </Item>
        <MenuSeparator />
        <MenuItem disabled={!block} onClick={() => onKind('heading')}>
          Make it a heading
        </MenuItem>
        <MenuItem disabled={!block} onClick={() => onKind('paragraph')}>
          Make it a paragraph
        </MenuItem>
        <MenuItem disabled={!block} onClick={() => onKind('field')}>
          Make it a field
        </MenuItem>
      </Menu>
      {block?.kind === 'table' ? (
        <Menu
          align="start"
          trigger={
            <IconButton size="sm" label="Rows and columns">
              <Table aria-hidden="true" />
            </IconButton>
          }
        >
          <Item name="addRow" run={run}>
            Row below
          </Item>
          <Item name="addColumn" run={run}>
            Column after
          </Item>
          <Item name="removeRow" run={run}>
            Remove the row
          </Item>
          <Item name="removeColumn" run={run}>
            Remove the column
          </Item>
        </Menu>
      ) : null}
      {tool('remove', 'Remove the block', <Trash2 aria-hidden="true" />)}
      <Divider />
      {tool('undo', 'Undo', <Undo2 aria-hidden="true" />, !canUndo)}
      {tool('redo', 'Redo', <Redo2 aria-hidden="true" />, !canRedo)}
      {tool('find', 'Find and replace', <Replace aria-hidden="true" />, false)}
      {tool('help', 'Keyboard shortcuts', <Keyboard aria-hidden="true" />, false)}
    </div>
  );
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />;
}

function Item({ name, run, children }: { name: CommandName; run: (name: CommandName) => void; children: ReactNode }) {
  return (
    <MenuItem shortcut={capsOf(name, modifierKey()).join(' ')} onClick={() => run(name)}>
      {children}
    </MenuItem>
  );
}

function ariaKeys(name: CommandName): string {
  return capsOf(name, 'Control')
    .map((cap) => ({ '↑': 'ArrowUp', '↓': 'ArrowDown' })[cap] ?? cap)
    .join('+');
}
