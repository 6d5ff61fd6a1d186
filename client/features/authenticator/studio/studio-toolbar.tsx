import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowUp,
  Check,
  CheckCheck,
  Combine,
  Copy,
  Keyboard,
  Mic,
  MicOff,
  Plus,
  Redo2,
  ScanText,
  Scissors,
  Search,
  Stamp,
  Table,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { drawPress } from '#client/ui/draw-press.ts';
import { modifierKey } from '#client/ui/overlay/key-cap.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlay/menu.tsx';
import { canDictate } from './dictation.ts';
import { capsOf, shortLabelOf, wordOf, type CommandName } from './keymap.ts';
import { useAfterPress } from './studio-context.ts';

export interface StudioToolbarProps {
  run: (name: CommandName) => void;
  isDictating: boolean;
  onKind: (kind: 'heading' | 'paragraph' | 'field') => void;
}

/** Everything that can be done with the active block. */
export function StudioToolbar({ run, isDictating, onKind }: StudioToolbarProps) {
  const kind = useAfterPress(({ store, view }) => store.block(view.active()?.id ?? '')?.kind);
  const isConfirmed = useAfterPress(({ store, view }) => store.block(view.active()?.id ?? '')?.state === 'confirmed');
  const canUndo = useAfterPress(({ store }) => store.canUndo());
  const canRedo = useAfterPress(({ store }) => store.canRedo());
  const hasBlock = kind !== undefined;
  // Where all of a block's tools are disabled, the reason is shown beside them and in each title.
  const reasonOf = (name: CommandName, isGrey: boolean) => (isGrey ? `: ${greyReasons[name] ?? noBlock}` : '');
  const tool = (name: CommandName, icon: ReactNode, disabled = !hasBlock) => (
    <IconButton
      size="sm"
      label={shortLabelOf(name)}
      title={`${shortLabelOf(name)} (${capsOf(name, modifierKey()).join(' ')})${reasonOf(name, disabled)}`}
      aria-keyshortcuts={ariaKeys(name)}
      disabled={disabled}
      className={withWord}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => void drawPress(currentTarget).then(() => run(name))}
    >
      {icon}
      <Word>{wordOf(name)}</Word>
    </IconButton>
  );
  return (
    <div role="toolbar" aria-label="Block" className="flex flex-wrap items-center gap-x-1 max-md:hidden xl:gap-x-0.5">
      {isConfirmed
        ? tool('toggleConfirmed', <Check aria-hidden="true" className="text-ok" />)
        : tool('confirm', <Check aria-hidden="true" />)}
      {tool('confirmInView', <CheckCheck aria-hidden="true" />, false)}
      {tool('copySource', <Copy aria-hidden="true" />)}
      {tool('marks', <Stamp aria-hidden="true" />, false)}
      {canDictate
        ? tool(
            'dictate',
            isDictating ? <MicOff aria-hidden="true" className="text-seal" /> : <Mic aria-hidden="true" />,
          )
        : null}
      {tool('reread', <ScanText aria-hidden="true" />)}
      <Divider />
      {tool('split', <Scissors aria-hidden="true" />)}
      {tool('merge', <Combine aria-hidden="true" />)}
      {tool('moveUp', <ArrowUp aria-hidden="true" />)}
      {tool('moveDown', <ArrowDown aria-hidden="true" />)}
      <AddMenu run={run} onKind={onKind} hasBlock={hasBlock} />
      {kind === 'table' ? <TableMenu run={run} /> : null}
      {tool('remove', <Trash2 aria-hidden="true" />)}
      <Divider />
      {tool('undo', <Undo2 aria-hidden="true" />, !canUndo)}
      {tool('redo', <Redo2 aria-hidden="true" />, !canRedo)}
      {hasBlock ? null : <p className="ms-2 text-xs text-ink-2">{noBlock}</p>}
    </div>
  );
}

/** Actions on the whole text. */
export function TextTools({ run }: Pick<StudioToolbarProps, 'run'>) {
  const tool = (name: CommandName, icon: ReactNode) => (
    <IconButton
      size="sm"
      label={shortLabelOf(name)}
      title={`${shortLabelOf(name)} (${capsOf(name, modifierKey()).join(' ')})`}
      aria-keyshortcuts={ariaKeys(name)}
      className={clsx('max-md:hidden', withWord)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(name)}
    >
      {icon}
      <Word>{wordOf(name)}</Word>
    </IconButton>
  );
  return (
    <>
      {tool('find', <Search aria-hidden="true" />)}
      {tool('help', <Keyboard aria-hidden="true" />)}
    </>
  );
}

function CommandItems({ names, run }: { names: readonly CommandName[]; run: StudioToolbarProps['run'] }) {
  return names.map((name) => (
    <MenuItem key={name} shortcut={capsOf(name, modifierKey()).join(' ')} onClick={() => run(name)}>
      {shortLabelOf(name)}
    </MenuItem>
  ));
}

function AddMenu({ run, onKind, hasBlock }: Pick<StudioToolbarProps, 'run' | 'onKind'> & { hasBlock: boolean }) {
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="sm" label="Add or change a block" className={withWord}>
          <Plus aria-hidden="true" />
          <Word>Add</Word>
        </IconButton>
      }
    >
      <CommandItems names={['add', 'addField', 'addTable', 'addNote']} run={run} />
      <MenuSeparator />
      {(['heading', 'paragraph', 'field'] as const).map((kind) => (
        <MenuItem key={kind} disabled={!hasBlock} onClick={() => onKind(kind)}>
          {kindLabels[kind]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function TableMenu({ run }: Pick<StudioToolbarProps, 'run'>) {
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="sm" label="Rows and columns" className={withWord}>
          <Table aria-hidden="true" />
          <Word>Table</Word>
        </IconButton>
      }
    >
      <CommandItems names={['addRow', 'addColumn', 'removeRow', 'removeColumn']} run={run} />
    </Menu>
  );
}

const noBlock = 'Choose a block first';
const greyReasons: Partial<Record<CommandName, string>> = {
  undo: 'Nothing to take back',
  redo: 'Nothing to bring back',
};

/** Words under the icons where the window has room for them. */
const withWord = 'xl:h-11! xl:w-auto! xl:min-w-8 xl:flex-col xl:gap-1 xl:px-1';

function Word({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-[0.6875rem] leading-none font-medium whitespace-nowrap max-xl:hidden">
      {children}
    </span>
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
