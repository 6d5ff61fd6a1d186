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
  ScanText,
  Scissors,
  Stamp,
  Table,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlay/menu.tsx';
import { modifierKey } from '#client/ui/overlay/modifier-key.ts';
import { capsOf, shortLabelOf, type CommandName } from './keymap.ts';
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
  const tool = (name: CommandName, icon: ReactNode, disabled = !block) => (
    <IconButton
      size="sm"
      label={shortLabelOf(name)}
      title={`${shortLabelOf(name)} (${capsOf(name, modifierKey()).join(' ')})`}
      aria-keyshortcuts={ariaKeys(name)}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(name)}
    >
      {icon}
    </IconButton>
  );
  const items = (names: readonly CommandName[]) =>
    names.map((name) => (
      <MenuItem key={name} shortcut={capsOf(name, modifierKey()).join(' ')} onClick={() => run(name)}>
        {shortLabelOf(name)}
      </MenuItem>
    ));
  return (
    <div role="toolbar" aria-label="Block" className="flex flex-wrap items-center gap-x-0.5 max-md:hidden">
      {isConfirmed
        ? tool('toggleConfirmed', <Check aria-hidden="true" className="text-ok" />)
        : tool('confirm', <Check aria-hidden="true" />)}
      {tool('copySource', <Copy aria-hidden="true" />)}
      {tool('marks', <Stamp aria-hidden="true" />, false)}
      {tool('reread', <ScanText aria-hidden="true" />)}
      <Divider />
      {tool('split', <Scissors aria-hidden="true" />)}
      {tool('merge', <Combine aria-hidden="true" />)}
      {tool('moveUp', <ArrowUp aria-hidden="true" />)}
      {tool('moveDown', <ArrowDown aria-hidden="true" />)}
      <Menu
        align="start"
        trigger={
          <IconButton size="sm" label="Add or change a block">
            <Plus aria-hidden="true" />
          </IconButton>
        }
      >
        {items(['add', 'addField', 'addTable', 'addNote'])}
        <MenuSeparator />
        {(['heading', 'paragraph', 'field'] as const).map((kind) => (
          <MenuItem key={kind} disabled={!block} onClick={() => onKind(kind)}>
            {kindLabels[kind]}
          </MenuItem>
        ))}
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
          {items(['addRow', 'addColumn', 'removeRow', 'removeColumn'])}
        </Menu>
      ) : null}
      {tool('remove', <Trash2 aria-hidden="true" />)}
      <Divider />
      {tool('undo', <Undo2 aria-hidden="true" />, !canUndo)}
      {tool('redo', <Redo2 aria-hidden="true" />, !canRedo)}
      {tool('find', <Replace aria-hidden="true" />, false)}
      {tool('help', <Keyboard aria-hidden="true" />, false)}
    </div>
  );
}

const kindLabels = {
  heading: 'Make it a heading',
  paragraph: 'Make it a paragraph',
  field: 'Make it a field',
} as const;

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />;
}

function ariaKeys(name: CommandName): string {
  return capsOf(name, 'Control')
    .map((cap) => ({ '↑': 'ArrowUp', '↓': 'ArrowDown' })[cap] ?? cap)
    .join('+');
}
