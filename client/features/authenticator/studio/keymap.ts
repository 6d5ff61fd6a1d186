/** Keys of the studio. Letters are matched by their place on the keyboard, since Alt changes the character on a Mac. */

export const commandNames = [
  'confirm',
  'confirmInView',
  'toggleConfirmed',
  'previous',
  'next',
  'nextPage',
  'previousPage',
  'nextFinding',
  'nextGap',
  'undo',
  'redo',
  'copySource',
  'marks',
  'reread',
  'split',
  'merge',
  'moveUp',
  'moveDown',
  'add',
  'addField',
  'addNote',
  'addTable',
  'remove',
  'addRow',
  'removeRow',
  'addColumn',
  'removeColumn',
  'talk',
  'find',
  'concordance',
  'matches',
  'print',
  'photo',
  'dictate',
  'panes',
  'help',
] as const;
export type CommandName = (typeof commandNames)[number];

interface Binding {
  /** `event.key`, or `event.code` for letters. */
  at: string;
  mod?: true;
  alt?: true;
  shift?: true;
}

export const bindings: Readonly<Record<CommandName, readonly Binding[]>> = {
  confirm: [{ at: 'Enter', mod: true }],
  confirmInView: [{ at: 'KeyK', alt: true }],
  toggleConfirmed: [{ at: 'Enter', mod: true, shift: true }],
  previous: [{ at: 'ArrowUp', alt: true }],
  next: [{ at: 'ArrowDown', alt: true }],
  previousPage: [{ at: 'PageUp', alt: true }],
  nextPage: [{ at: 'PageDown', alt: true }],
  nextFinding: [{ at: 'F8' }],
  nextGap: [{ at: 'KeyG', alt: true }],
  undo: [{ at: 'KeyZ', mod: true }],
  redo: [
    { at: 'KeyZ', mod: true, shift: true },
    { at: 'KeyY', mod: true },
  ],
  copySource: [{ at: 'KeyD', mod: true }],
  marks: [{ at: 'KeyM', alt: true }],
  reread: [{ at: 'KeyE', alt: true }],
  split: [{ at: 'Enter', alt: true }],
  merge: [{ at: 'KeyJ', alt: true }],
  moveUp: [{ at: 'ArrowUp', alt: true, shift: true }],
  moveDown: [{ at: 'ArrowDown', alt: true, shift: true }],
  add: [{ at: 'KeyA', alt: true }],
  addField: [{ at: 'KeyL', alt: true }],
  addNote: [{ at: 'KeyN', alt: true }],
  addTable: [{ at: 'KeyT', alt: true }],
  remove: [
    { at: 'Delete', alt: true },
    { at: 'Backspace', alt: true, shift: true },
  ],
  addRow: [{ at: 'KeyR', alt: true }],
  removeRow: [{ at: 'KeyR', alt: true, shift: true }],
  addColumn: [{ at: 'KeyC', alt: true }],
  removeColumn: [{ at: 'KeyC', alt: true, shift: true }],
  talk: [{ at: 'KeyQ', alt: true }],
  find: [
    { at: 'KeyF', mod: true },
    { at: 'KeyH', mod: true },
  ],
  concordance: [{ at: 'F3' }],
  matches: [{ at: 'KeyS', alt: true }],
  print: [{ at: 'KeyP', alt: true }],
  photo: [{ at: 'KeyO', alt: true }],
  dictate: [{ at: 'KeyV', alt: true }],
  panes: [{ at: 'F6' }],
  help: [{ at: 'Slash', mod: true }],
};

interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The command of a key press. AltGr, which some systems report as Ctrl+Alt, types characters. */
export function commandOf(event: Press): CommandName | undefined {
  const mod = event.ctrlKey || event.metaKey;
  if (mod && event.altKey) return undefined;
  return commandNames.find((name) =>
    bindings[name].some(
      ({ at, mod: needsMod = false, alt = false, shift = false }) =>
        (at === event.key || at === event.code) && needsMod === mod && alt === event.altKey && shift === event.shiftKey,
    ),
  );
}

/** The number of the alternative that Alt with a digit chooses, from 1. */
export function alternativeOf({ code, ctrlKey, metaKey, altKey, shiftKey }: Press): number | undefined {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit !== undefined && altKey && !ctrlKey && !metaKey && !shiftKey ? Number(digit) : undefined;
}

const keyWords: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page up',
  PageDown: 'Page down',
  Slash: '/',
};

/** Key caps of a command's first binding. */
export function capsOf(name: CommandName, mod: string): string[] {
  const [binding] = bindings[name];
  if (!binding) return [];
  const key = keyWords[binding.at] ?? binding.at.replace(/^Key/, '');
  return [...(binding.mod ? [mod] : []), ...(binding.alt ? ['Alt'] : []), ...(binding.shift ? ['Shift'] : []), key];
}

interface Command {
  name: CommandName;
  label: string;
  /** On its button or menu item, where `label` is too long. */
  short?: string;
  /** Under its icon. */
  word?: string;
}

export const commandGroups: readonly { title: string; commands: readonly Command[] }[] = [
  {
    title: 'Moving',
    commands: [
      { name: 'confirm', label: 'Confirm, then the next unconfirmed block', short: 'Confirm' },
      {
        name: 'confirmInView',
        label: 'Confirm the drafts in view that nothing marks',
        short: 'Confirm those in view',
        word: 'In view',
      },
      { name: 'next', label: 'Next block' },
      { name: 'previous', label: 'Previous block' },
      { name: 'nextPage', label: 'Next page' },
      { name: 'previousPage', label: 'Previous page' },
      { name: 'nextFinding', label: 'Next finding: errors, then answers, then advice', short: 'Next finding' },
      { name: 'nextGap', label: 'Next gap of a draft', short: 'Next gap' },
      { name: 'panes', label: 'To the text; from there to panel, original, tools in turn' },
    ],
  },
  {
    title: 'Writing',
    commands: [
      { name: 'copySource', label: 'Copy the source', word: 'Copy' },
      { name: 'marks', label: 'Seals, signatures and other marks', word: 'Marks' },
      { name: 'undo', label: 'Undo, in any block', short: 'Undo' },
      { name: 'redo', label: 'Redo' },
      { name: 'find', label: 'Find and replace', word: 'Find' },
      { name: 'matches', label: 'Alternatives; Alt+1 to 9 takes one', short: 'Alternatives' },
      { name: 'concordance', label: 'Where the selected words stand elsewhere', short: 'Concordance' },
      { name: 'dictate', label: 'Dictate, or stop', word: 'Dictate' },
      { name: 'reread', label: 'Correct the reading of the source', short: 'Correct the reading', word: 'Reading' },
      { name: 'talk', label: 'Ask the customer, or comment' },
      { name: 'toggleConfirmed', label: 'Confirm or reopen, and stay', short: 'Reopen' },
    ],
  },
  {
    title: 'Blocks',
    commands: [
      { name: 'split', label: 'Split at the caret; tables above the row', short: 'Split' },
      { name: 'merge', label: 'Join with the next block', word: 'Join' },
      { name: 'moveUp', label: 'Move up', word: 'Up' },
      { name: 'moveDown', label: 'Move down', word: 'Down' },
      { name: 'add', label: 'Add a paragraph below', short: 'Paragraph below' },
      { name: 'addField', label: 'Add a field below', short: 'Field below' },
      { name: 'addTable', label: 'Add a table below', short: 'Table below' },
      { name: 'addNote', label: 'Add a translator’s note below', short: 'Translator’s note below' },
      { name: 'remove', label: 'Remove', short: 'Remove the block', word: 'Remove' },
    ],
  },
  {
    title: 'Tables',
    commands: [
      { name: 'addRow', label: 'Add a row below', short: 'Row below' },
      { name: 'removeRow', label: 'Remove the row' },
      { name: 'addColumn', label: 'Add a column after', short: 'Column after' },
      { name: 'removeColumn', label: 'Remove the column' },
    ],
  },
  {
    title: 'View',
    commands: [
      { name: 'print', label: 'Original or printed page' },
      { name: 'photo', label: 'Photo as it came, or its sheet straightened', short: 'Photo as it came' },
      { name: 'help', label: 'These shortcuts; ? outside a text, too', short: 'Keyboard shortcuts', word: 'Shortcuts' },
    ],
  },
];

const shortLabels = new Map(
  commandGroups.flatMap(({ commands }) => commands).map(({ name, label, short = label }) => [name, short]),
);

const words = new Map(
  commandGroups.flatMap(({ commands }) => commands).map(({ name, label, short = label, word = short }) => [name, word]),
);

/** Short label, under the command's icon. */
export function wordOf(name: CommandName): string {
  return words.get(name) ?? name;
}

/** Label of the command's button or menu item. */
export function shortLabelOf(name: CommandName): string {
  return shortLabels.get(name) ?? name;
}
