import type { Unsaved } from '#client/lib/pending-texts.ts';
import { createSignal, type Signal } from '#client/ui/store.ts';
import { isOvertakenDraft } from '#shared/overtaken-draft.ts';
import type { TextChange, TextDelta } from '#shared/schemas/studio.ts';
import type { BlockContent, TextBlock, TextPage, TranslationText } from '#shared/schemas/translation-text.ts';
import { contentOf, isSame } from './block.ts';
import { createOrder } from './order.ts';
import { summarize, type Summary } from './summary.ts';
import { mergeBlock } from './three-way.ts';
import { createHistory, type Focus, type Step } from './undo.ts';

/**
 * The text as one person sees it: the server's blocks with that person's unsaved changes, and their undo history.
 * Promises: a change of another person is merged or shown beside one's own; undo leaves blocks that others changed since.
 * Never: an own change dropped without the person's choice.
 */

export interface Change {
  id: string;
  /** Undefined for a block that did not exist. */
  before: BlockContent | undefined;
  /** Undefined removes the block. */
  after: BlockContent | undefined;
}

export interface Edit {
  blocks?: readonly { id: string; after: BlockContent | undefined }[];
  page?: { page: number; isBlank: boolean };
  /** Focus after undo; the caller's present field. */
  focus?: Focus;
  /** Successive edits with the same value undo together: typing in one field. */
  burst?: string;
}

/** One block that both sides changed in the same text; null stands for a removed block. */
export interface Clash {
  id: string;
  mine: BlockContent | null;
  theirs: TextBlock | null;
  /** The versions in one of which they removed the block; absent if that is not known. */
  removedIn?: { after: number; upTo: number };
}

export type Sent = ReadonlyMap<string, BlockContent | null>;

export interface TextStore {
  subscribe: (listener: () => void) => () => void;
  /** Called after each change by this person. */
  onEdit: (listener: () => void) => () => void;
  block: (id: string) => TextBlock | undefined;
  /** Ids in reading order; the array is the same until the page's order changes. */
  idsOf: (page: number) => readonly string[];
  pages: () => readonly TextPage[];
  version: () => number;
  summary: () => Summary;
  edit: (edit: Edit) => void;
  /** Edits outside of these pages are ignored; null allows every page. */
  limitTo: (pages: ReadonlySet<number> | null) => void;
  /** Returns where the undone edit was made. */
  undo: () => Focus | undefined;
  redo: () => Focus | undefined;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Applies the response to a save; `sent` are the saved blocks. */
  accept: (delta: TextDelta, sent?: Sent) => void;
  /** Applies changes restored from this browser's storage. */
  adopt: (kept: Unsaved) => void;
  /** Everything the server lacks, without blocks that clash. */
  unsaved: () => Unsaved;
  /** Everything the server lacks. */
  allUnsaved: () => Unsaved;
  clashes: () => readonly Clash[];
  resolve: (id: string, side: 'mine' | 'theirs') => void;
}

const unrecorded = { version: 0, confirmedBy: null, confirmedByName: null, confirmedAt: null } as const;

/** The server's blocks (`base`), this person's (`blocks`), and where the two differ. */
interface Runtime {
  base: Map<string, TextBlock>;
  blocks: Map<string, TextBlock>;
  dirty: Set<string>;
  dirtyPages: Map<number, boolean>;
  order: ReturnType<typeof createOrder>;
  changes: Signal;
  edits: Signal;
  clashes: readonly Clash[];
  pages: readonly TextPage[];
  version: number;
  /** Pages that this person writes in; null is all. */
  writable: ReadonlySet<number> | null;
  summary: Summary | undefined;
  /** Name of this person, who confirms. */
  name: string | null;
}

export function createTextStore(text: TranslationText, me: { name: string | null }): TextStore {
  const state = open(text, me.name);
  const { base, blocks, order, changes, edits } = state;
  const history = createHistory();
  return {
    subscribe: changes.subscribe,
    onEdit: edits.subscribe,
    block: (id) => blocks.get(id),
    idsOf: (page) => order.idsOf(page),
    pages: () => state.pages,
    version: () => state.version,
    summary: () => (state.summary ??= summarize(state.pages, blocks, order.idsOf)),
    limitTo(pages) {
      state.writable = pages;
    },
    edit({ blocks: edited = [], page: marked, focus, burst }) {
      const { writable } = state;
      const page = marked && writable?.has(marked.page) === false ? undefined : marked;
      const all = edited.map(({ id, after }): Change => ({ id, before: contentAt(blocks, id) ?? undefined, after }));
      const real = all.filter((change) => !isSame(change.before, change.after) && isWritable(change, writable));
      if (real.length === 0 && !page) return;
      history.push({ blocks: real, page, focus, burst });
      for (const { id, after } of real) put(state, id, after);
      if (page) setBlank(state, page.page, page.isBlank);
      changed(state);
      edits.notify();
    },
    undo: () => replay(state, history.undo(), 'before'),
    redo: () => replay(state, history.redo(), 'after'),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    accept(delta, sent = new Map()) {
      for (const block of delta.changed) {
        takeTheirs(state, block.id, { theirs: block, from: sent.get(block.id) ?? contentAt(base, block.id) });
      }
      for (const id of delta.removed) {
        takeTheirs(state, id, { theirs: undefined, from: sent.has(id) ? null : contentAt(base, id) }, delta.version);
      }
      takePages(state, delta.pages);
      state.version = Math.max(state.version, delta.version);
      changed(state);
    },
    adopt: (kept) => adopt(state, kept),
    unsaved: () => collect(state, (id) => state.clashes.some((clash) => clash.id === id)),
    allUnsaved: () => collect(state, () => false),
    clashes: () => state.clashes,
    resolve: (id, side) => resolve(state, id, side),
  };
}

function open(text: TranslationText, name: string | null): Runtime {
  const blocks = new Map<string, TextBlock>();
  const state: Runtime = {
    base: new Map(text.blocks.map((block) => [block.id, block])),
    blocks,
    dirty: new Set(),
    dirtyPages: new Map(),
    order: createOrder(blocks),
    changes: createSignal(),
    edits: createSignal(),
    clashes: [],
    pages: text.pages,
    version: text.version,
    writable: null,
    summary: undefined,
    name,
  };
  for (const block of text.blocks) setBlock(state, block.id, block);
  return state;
}

function changed(state: Runtime): void {
  state.summary = undefined;
  state.changes.notify();
}

function isWritable({ before, after }: Change, pages: ReadonlySet<number> | null): boolean {
  return pages === null || [before, after].every((block) => block === undefined || pages.has(block.page));
}

function put({ base, blocks, dirty, order, name }: Runtime, id: string, content: BlockContent | undefined): void {
  const previous = blocks.get(id);
  if (content === undefined) blocks.delete(id);
  else blocks.set(id, recorded(content, previous, name));
  order.note(previous, blocks.get(id));
  if (isSame(contentAt(base, id), content ?? null)) dirty.delete(id);
  else dirty.add(id);
}

function recorded(content: BlockContent, previous: TextBlock | undefined, name: string | null): TextBlock {
  const { version: at, confirmedBy, confirmedByName, confirmedAt } = previous ?? unrecorded;
  if (content.state !== 'confirmed') return { ...content, ...unrecorded, version: at };
  if (previous?.state === 'confirmed') return { ...content, version: at, confirmedBy, confirmedByName, confirmedAt };
  return { ...content, ...unrecorded, version: at, confirmedByName: name };
}

function setBlock({ blocks, order }: Runtime, id: string, block: TextBlock | undefined): void {
  const previous = blocks.get(id);
  if (block === undefined) blocks.delete(id);
  else blocks.set(id, block);
  order.note(previous, block);
}

/** Takes the server's block; `from` is what this person's change started from. */
function takeTheirs(
  state: Runtime,
  id: string,
  { theirs, from }: { theirs: TextBlock | undefined; from: BlockContent | null },
  upTo = state.version,
): void {
  const { base, blocks, dirty, clashes, version: after } = state;
  const others = clashes.filter((clash) => clash.id !== id);
  if (theirs === undefined) base.delete(id);
  else base.set(id, theirs);
  const mine = contentAt(blocks, id);
  const server = theirs === undefined ? null : contentOf(theirs);
  const isClashing = clashes.some((clash) => clash.id === id);
  if (isSame(mine, server) || (isSame(mine, from) && !isClashing)) {
    setBlock(state, id, theirs);
    dirty.delete(id);
    state.clashes = others;
    return;
  }
  dirty.add(id);
  if (isSame(from, server)) return;
  if (!isClashing && isOvertakenDraft({ mine, theirs: server, base: from }, isSame)) return;
  const merged = from && mine && server ? mergeBlock(from, mine, server) : undefined;
  if (merged && !isClashing) put(state, id, merged);
  else
    state.clashes = [...others, theirs ? { id, mine, theirs } : { id, mine, theirs: null, removedIn: { after, upTo } }];
}

/** Pages that did not change keep their identity, so that a save renders none of them again. */
function takePages(state: Runtime, server: readonly TextPage[]): void {
  const { pages, dirtyPages } = state;
  const before = new Map(pages.map((page) => [page.page, page]));
  for (const { page, isBlank } of server) if (dirtyPages.get(page) === isBlank) dirtyPages.delete(page);
  const taken = server.map((page): [number, TextPage] => {
    const known = before.get(page.page);
    const next = { ...page, isBlank: dirtyPages.get(page.page) ?? page.isBlank };
    return [page.page, known && isSame(known, next) ? known : next];
  });
  const next = [...new Map([...before, ...taken]).values()].sort((one, other) => one.page - other.page);
  if (next.length > pages.length || next.some((page, index) => page !== pages[index])) state.pages = next;
}

function setBlank(state: Runtime, page: number, isBlank: boolean): void {
  state.pages = state.pages.map((one) => (one.page === page ? { ...one, isBlank } : one));
  state.dirtyPages.set(page, isBlank);
}

function collect({ base, blocks, dirty, dirtyPages }: Runtime, isHeld: (id: string) => boolean): Unsaved {
  const ids = [...dirty].filter((id) => !isHeld(id));
  return {
    blocks: ids.map((id) => ({ id, base: contentAt(base, id), mine: contentAt(blocks, id) })),
    pages: [...dirtyPages].map(([page, isBlank]) => ({ page, isBlank })),
  };
}

function replay(state: Runtime, step: Step | undefined, side: 'before' | 'after'): Focus | undefined {
  if (!step) return undefined;
  const expected = side === 'before' ? 'after' : 'before';
  for (const change of step.blocks) {
    // Changed by another user meanwhile: their text is kept.
    if (isSame(contentAt(state.blocks, change.id), change[expected] ?? null)) put(state, change.id, change[side]);
  }
  if (step.page) setBlank(state, step.page.page, side === 'after' ? step.page.isBlank : !step.page.isBlank);
  changed(state);
  state.edits.notify();
  return step.focus;
}

function adopt(state: Runtime, kept: Unsaved): void {
  const { base, dirty } = state;
  for (const { id, base: from, mine } of kept.blocks) {
    const server = contentAt(base, id);
    if (isSame(mine, server) || dirty.has(id)) continue;
    const merged = isSame(from, server) ? mine : from && mine && server ? mergeBlock(from, mine, server) : undefined;
    put(state, id, merged ?? mine ?? undefined);
    if (merged === undefined) state.clashes = [...state.clashes, { id, mine, theirs: base.get(id) ?? null }];
  }
  for (const { page, isBlank } of kept.pages) setBlank(state, page, isBlank);
  changed(state);
  state.edits.notify();
}

function resolve(state: Runtime, id: string, side: 'mine' | 'theirs'): void {
  const clash = state.clashes.find((one) => one.id === id);
  if (!clash) return;
  state.clashes = state.clashes.filter((one) => one.id !== id);
  if (side === 'theirs') {
    setBlock(state, id, clash.theirs ?? undefined);
    state.dirty.delete(id);
  }
  changed(state);
  state.edits.notify();
}

function contentAt(blocks: ReadonlyMap<string, TextBlock>, id: string): BlockContent | null {
  const block = blocks.get(id);
  return block ? contentOf(block) : null;
}

/** The save's changes: blocks as they are now, removals, pages. */
export function changesOf({ blocks, pages }: Unsaved): TextChange[] {
  return [
    ...blocks.map(({ id, mine }): TextChange =>
      mine ? { kind: 'put', block: mine } : { kind: 'remove', blockId: id },
    ),
    ...pages.map((page): TextChange => ({ kind: 'page', ...page })),
  ];
}
