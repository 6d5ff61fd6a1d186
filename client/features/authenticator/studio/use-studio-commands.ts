import { useEffect, useState, type ClipboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#client/ui/feedback/announce.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { levelWords } from './block-words.ts';
import { elementOf, focusOf } from './field-address.ts';
import { alternativeOf, commandOf, type CommandName } from './keymap.ts';
import { blocksInView, intoView, isInput, nextPane, placeCaret, tabToField, toTop } from './pane-moves.ts';
import { readCells } from './text/clipboard.ts';
import {
  addAfter,
  changeTable,
  confirmAndNext,
  copySource,
  entryOf,
  mergeWithNext,
  move,
  nextGap,
  pasteCells,
  remove,
  splitBlock,
  step,
  takeAlternative,
  toggleConfirmed,
  type Outcome,
  type View,
} from './text/commands.ts';
import { findingRounds } from './text/finding-rounds.ts';
import { confirmInView } from './text/safe-drafts.ts';
import type { StudioView } from './text/studio-view.ts';
import type { Focus } from './text/undo.ts';

/** Commands that open something of the workspace. */
export type WorkspaceCommand = 'marks' | 'find' | 'concordance' | 'matches' | 'print' | 'help' | 'dictate';

export interface CommandOptions {
  scope: RefObject<HTMLElement | null>;
  shown: View;
  view: StudioView;
  isReadOnly: boolean;
  onOpen: (command: WorkspaceCommand) => void;
}

export interface StudioCommands {
  goTo: (focus: Focus) => void;
  visit: (finding: Pick<TextFinding, 'blockId' | 'page'>) => void;
  follow: (outcome: Outcome) => void;
  run: (name: CommandName) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Several cells go into the cells of a table; anything else is left to the field. */
  onPaste: (event: ClipboardEvent) => void;
  /** Takes the options of the last render. */
  update: (options: CommandOptions) => void;
}

const reading: ReadonlySet<CommandName> = new Set([
  'previous',
  'next',
  'nextPage',
  'previousPage',
  'nextFinding',
  'nextGap',
  'print',
  'photo',
  'panes',
  'talk',
  'concordance',
  'help',
]);

/** The studio's commands, run by keys and by the toolbar. The functions stay the same while the studio is open. */
export function useStudioCommands(options: CommandOptions): StudioCommands {
  const toast = useToast();
  const { scope } = options;
  const [commands] = useState(() => createCommands(options, (title) => toast.show({ title })));
  useEffect(() => commands.update(options));
  useEffect(() => {
    // Also while the focus is on an ancestor of the studio, as after a change of pages.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const root = scope.current;
      if (root && target instanceof Node && target !== root && target.contains(root)) commands.onKeyDown(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [commands, scope]);
  return commands;
}

function createCommands(initial: CommandOptions, show: (text: string) => void): StudioCommands {
  let current = initial;
  const options = () => current;

  function goTo(focus: Focus): void {
    const { view, scope } = options();
    flushSync(() => view.setActive(focus));
    const root = scope.current;
    const element = root && (elementOf(root, focus) ?? elementOf(root, { ...focus, side: 'target' }));
    if (!element) return;
    element.focus({ preventScroll: true });
    placeCaret(element, focus.caret);
    intoView(element);
  }

  function follow({ focus, say }: Outcome): void {
    if (focus) goTo(focus);
    if (say === undefined) return;
    announce(say);
    show(say);
  }

  /** A finding without a block leads to the first one of its page. */
  function visit({ blockId, page }: Pick<TextFinding, 'blockId' | 'page'>): void {
    const { view, scope, shown } = options();
    const block = shown.store.block(blockId ?? shown.store.idsOf(page ?? 1)[0] ?? '');
    const focus = entryOf(block);
    if (focus) goTo(focus);
    if (block || blockId === null || page === null) return;
    flushSync(() => view.setActiveBox({ id: blockId, page }));
    const element = scope.current?.querySelector<HTMLElement>(`[data-box="${blockId}"] button`);
    element?.focus({ preventScroll: true });
    if (element) intoView(element);
  }

  const rounds = findingRounds();
  function nextFinding(): void {
    const found = rounds.next(options().view.findings());
    if (!found) follow({ say: 'There are no findings.' });
    else {
      visit(found);
      announce(`${levelWords[found.level]}: ${found.say}`);
    }
  }

  const run = (name: CommandName) => runCommand(name, current, { goTo, follow, nextFinding });

  return {
    goTo,
    visit,
    follow,
    run,
    update(next) {
      current = next;
    },
    onPaste(event) {
      const { shown, isReadOnly } = options();
      const field = focusOf(event.target);
      if (isReadOnly || !field) return;
      const data = event.clipboardData;
      const cells = readCells({ html: data.getData('text/html'), text: data.getData('text/plain') });
      const outcome = cells && pasteCells(shown, field, cells);
      if (!outcome) return;
      event.preventDefault();
      follow(outcome);
    },
    onKeyDown(event) {
      if (event.isComposing) return;
      if (event.key === 'Tab') {
        tabToField(options().scope.current, event);
        return;
      }
      const nth = alternativeOf(event);
      if (nth !== undefined) {
        takeNth(nth, event, current, follow);
        return;
      }
      const name = commandOf(event);
      if (name === undefined) return;
      // Inputs of panels keep their own undo.
      const field = focusOf(event.target);
      if (!field && (name === 'undo' || name === 'redo') && isInput(event.target)) return;
      event.preventDefault();
      if (field) options().view.setActive(field);
      run(name);
    },
  };
}

/** Inserts an alternative for the active field; opens their list first if it is not shown. */
function takeNth(
  nth: number,
  event: KeyboardEvent,
  { view, shown, isReadOnly, onOpen }: CommandOptions,
  follow: StudioCommands['follow'],
): void {
  event.preventDefault();
  if (isReadOnly) return;
  const at = focusOf(event.target);
  if (at) view.setActive(at);
  const listed = view.alternatives();
  const focus = at ?? view.active();
  if (!focus || listed?.focus.id !== focus.id || listed.focus.key !== focus.key) {
    onOpen('matches');
    return;
  }
  const chosen = listed.items[nth - 1];
  follow(chosen ? takeAlternative(shown, focus, chosen) : { say: `There is no alternative ${String(nth)}.` });
}

function runCommand(
  name: CommandName,
  { shown, view, isReadOnly, onOpen, scope }: CommandOptions,
  { goTo, follow, nextFinding }: Pick<StudioCommands, 'goTo' | 'follow'> & { nextFinding: () => void },
): void {
  if (isReadOnly && !reading.has(name)) return;
  const focus = view.active();
  const page = focus ? (shown.store.block(focus.id)?.page ?? 1) : 1;
  switch (name) {
    case 'marks':
    case 'find':
    case 'concordance':
    case 'matches':
    case 'print':
    case 'help':
    case 'dictate':
      onOpen(name);
      return;
    case 'confirmInView': {
      const inView = blocksInView(scope.current);
      const outcome = confirmInView(shown, { focus, inView, findingsOf: view.findingsOf });
      follow(outcome);
      toTop(scope.current, outcome.focus);
      return;
    }
    case 'undo':
    case 'redo': {
      const target = name === 'undo' ? shown.store.undo() : shown.store.redo();
      if (target && shown.store.block(target.id)) goTo({ ...target, caret: undefined });
      return;
    }
    case 'photo':
      view.setPhoto(!view.isPhoto());
      return;
    case 'panes':
      nextPane(scope.current);
      return;
    case 'talk':
      scope.current?.querySelector<HTMLElement>('[data-active] [data-talk] button')?.focus();
      return;
    case 'next':
    case 'previous':
      follow(step(shown, focus, name === 'next' ? 1 : -1));
      return;
    case 'nextPage':
    case 'previousPage':
      follow(stepPage(shown, page, name === 'nextPage' ? 1 : -1));
      return;
    case 'nextFinding':
      nextFinding();
      return;
    case 'nextGap':
      follow(nextGap(shown, focus));
      return;
    case 'reread':
      view.setRereading(!view.isRereading());
      if (focus && view.isRereading()) goTo({ ...focus, side: 'source', caret: undefined });
      return;
    case 'add':
    case 'addField':
    case 'addNote':
    case 'addTable':
      follow(addAfter(shown, focus, kinds[name], page));
      return;
  }
  if (focus) follow(runOnBlock(name, shown, focus));
}

const kinds = { add: 'paragraph', addField: 'field', addNote: 'note', addTable: 'table' } as const;

type BlockCommand = Exclude<
  CommandName,
  | WorkspaceCommand
  | 'confirmInView'
  | 'undo'
  | 'redo'
  | 'photo'
  | 'panes'
  | 'talk'
  | 'next'
  | 'previous'
  | 'nextPage'
  | 'previousPage'
  | 'nextFinding'
  | 'nextGap'
  | 'reread'
  | keyof typeof kinds
>;

function runOnBlock(name: BlockCommand, shown: View, focus: Focus): Outcome {
  switch (name) {
    case 'confirm':
      return confirmAndNext(shown, focus);
    case 'toggleConfirmed':
      return toggleConfirmed(shown, focus);
    case 'copySource':
      return copySource(shown, focus);
    case 'split':
      return splitBlock(shown, focus);
    case 'merge':
      return mergeWithNext(shown, focus);
    case 'moveUp':
      return move(shown, focus, -1);
    case 'moveDown':
      return move(shown, focus, 1);
    case 'remove':
      return remove(shown, focus);
    case 'addRow':
      return changeTable(shown, focus, 'add-row');
    case 'removeRow':
      return changeTable(shown, focus, 'remove-row');
    case 'addColumn':
      return changeTable(shown, focus, 'add-column');
    case 'removeColumn':
      return changeTable(shown, focus, 'remove-column');
  }
}

function stepPage(shown: View, page: number, direction: 1 | -1): Outcome {
  const pages = shown.store.pages().map((one) => one.page);
  const next = pages[pages.indexOf(page) + direction];
  const [id] = next === undefined ? [] : shown.shownIds(next);
  return id === undefined ? {} : step(shown, neighborOf(shown, id), 1);
}

/** The block before `id`, from which a step forward leads to it. */
function neighborOf(shown: View, id: string): Focus | undefined {
  const ids = shown.store.pages().flatMap(({ page }) => shown.shownIds(page));
  const before = ids[ids.indexOf(id) - 1];
  return before === undefined ? undefined : { id: before, key: 'text' };
}
