import { isOvertakenDraft } from '#shared/overtaken-draft.ts';
import type { TextChange, TextDelta } from '#shared/schemas/studio.ts';
import type { BlockContent, TextBlock, TextPage, TranslationText } from '#shared/schemas/translation-text.ts';
import type { Unsaved } from '#client/lib/pending-texts.ts';
import { contentOf, isSame } from './block.ts';
import { createOrder } from './order.ts';
import { summarize, type Summary } from './summary.ts';
import { mergeBlock } from './three-way.ts';
import { createHistory, type Focus, type Step } from './undo.ts';

/**
 * The text as one person sees it: the server's blocks with that person's unsaved changes, and their undo history.
 * Promises: a change of another person is merged or shown beside one's own; undo leaves blocks that others changed since.
 * Never: an own change that is dropped without the person's choice.
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
  /** Returns where the undone edit was made. */
  undo: () => Focus | undefined;
  redo: () => Focus | undefined;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Applies what the server reports after a save, whose blocks are `sent`. */
  accept: (delta: TextDelta, sent?: Sent) => void;
  /** Applies changes that were kept in this browser. */
  adopt: (kept: Unsaved) => void;
  /** Everything the server lacks, without blocks that clash. */
  unsaved: () => Unsaved;
  /** Everything the server lacks. */
  allUnsaved: () => Unsaved;
  clashes: () => readonly Clash[];
  resolve: (id: string, side: 'mine' | 'theirs') => void;
}

const unrecorded = { version: 0, confirmedBy: null, confirmedByName: null, confirmedAt: null } as const;

export function createTextStore(text: TranslationText, me: { name: string | null }): TextStore {
  const base = new Map<string, TextBlock>();
  const blocks = new Map<string, TextBlock>();
  const dirty = new Set<string>();
  const dirtyPages = new Map<number, boolean>();
  const order = createOrder(blocks);
  const history = createHistory();
  const listeners = new Set<() => void>();
  const editListeners = new Set<() => void>();
  let clashes: readonly Clash[] = [];
  let pages: readonly TextPage[] = [];
  let version = 0;
  let summary: Summary | undefined;

  function changed(): void {
    summary = undefined;
    for (const listener of listeners) listener();
  }

  function put(id: string, content: BlockContent | undefined): void {
    const previous = blocks.get(id);
    if (content === undefined) blocks.delete(id);
    else blocks.set(id, recorded(content, previous));
    order.note(previous, blocks.get(id));
    if (isSame(contentAt(base, id), content ?? null)) dirty.delete(id);
    else dirty.add(id);
  }

  function recorded(content: BlockContent, previous: TextBlock | undefined): TextBlock {
    const { version: at, confirmedBy, confirmedByName, confirmedAt } = previous ?? unrecorded;
    if (content.state !== 'confirmed') return { ...content, ...unrecorded, version: at };
    if (previous?.state === 'confirmed') return { ...content, version: at, confirmedBy, confirmedByName, confirmedAt };
    return { ...content, ...unrecorded, version: at, confirmedByName: me.name };
  }

  function setBlock(id: string, block: TextBlock | undefined): void {
    const previous = blocks.get(id);
    if (block === undefined) blocks.delete(id);
    else blocks.set(id, block);
    order.note(previous, block);
  }

  /** Takes the server's block; `from` is what this person's change started from. */
  function takeTheirs(id: string, theirs: TextBlock | undefined, from: BlockContent | null): void {
    if (theirs === undefined) base.delete(id);
    else base.set(id, theirs);
    const mine = contentAt(blocks, id);
    const server = theirs === undefined ? null : contentOf(theirs);
    const isClashing = clashes.some((clash) => clash.id === id);
    if (isSame(mine, server) || (isSame(mine, from) && !isClashing)) {
      setBlock(id, theirs);
      dirty.delete(id);
      clashes = clashes.filter((clash) => clash.id !== id);
      return;
    }
    dirty.add(id);
    if (isSame(from, server)) return;
    if (!isClashing && isOvertakenDraft({ mine, theirs: server, base: from }, isSame)) return;
    const merged = from && mine && server ? mergeBlock(from, mine, server) : undefined;
    if (merged && !isClashing) put(id, merged);
    else clashes = [...clashes.filter((clash) => clash.id !== id), { id, mine, theirs: theirs ?? null }];
  }

  /** Pages that did not change keep their identity, so that a save renders none of them again. */
  function takePages(server: readonly TextPage[]): void {
    const before = new Map(pages.map((page) => [page.page, page]));
    for (const { page, isBlank } of server) if (dirtyPages.get(page) === isBlank) dirtyPages.delete(page);
    const taken = server.map((page): [number, TextPage] => {
      const known = before.get(page.page);
      const next = { ...page, isBlank: dirtyPages.get(page.page) ?? page.isBlank };
      return [page.page, known && isSame(known, next) ? known : next];
    });
    const next = [...new Map([...before, ...taken]).values()].sort((one, other) => one.page - other.page);
    if (next.length > pages.length || next.some((page, index) => page !== pages[index])) pages = next;
  }

  function setBlank(page: number, isBlank: boolean): void {
    pages = pages.map((one) => (one.page === page ? { ...one, isBlank } : one));
    dirtyPages.set(page, isBlank);
  }

  function collect(isHeld: (id: string) => boolean): Unsaved {
    const ids = [...dirty].filter((id) => !isHeld(id));
    return {
      blocks: ids.map((id) => ({ id, base: contentAt(base, id), mine: contentAt(blocks, id) })),
      pages: [...dirtyPages].map(([page, isBlank]) => ({ page, isBlank })),
    };
  }

  function isHeldBack(id: string): boolean {
    return clashes.some((clash) => clash.id === id);
  }

  function replay(step: Step | undefined, side: 'before' | 'after'): Focus | undefined {
    if (!step) return undefined;
    const expected = side === 'before' ? 'after' : 'before';
    for (const change of step.blocks) {
      // Changed by somebody else since: their text stays.
      if (isSame(contentAt(blocks, change.id), change[expected] ?? null)) put(change.id, change[side]);
    }
    if (step.page) setBlank(step.page.page, side === 'after' ? step.page.isBlank : !step.page.isBlank);
    changed();
    for (const listener of editListeners) listener();
    return step.focus;
  }

  for (const block of text.blocks) {
    base.set(block.id, block);
    setBlock(block.id, block);
  }
  pages = text.pages;
  version = text.version;

  return {
    subscribe: (listener) => subscribeTo(listeners, listener),
    onEdit: (listener) => subscribeTo(editListeners, listener),
    block: (id) => blocks.get(id),
    idsOf: (page) => order.idsOf(page),
    pages: () => pages,
    version: () => version,
    summary: () => (summary ??= summarize(pages, blocks, order.idsOf)),
    edit({ blocks: edits = [], page, focus, burst }) {
      const changes = edits.map(({ id, after }): Change => ({ id, before: contentAt(blocks, id) ?? undefined, after }));
      const real = changes.filter(({ before, after }) => !isSame(before, after));
      if (real.length === 0 && !page) return;
      history.push({ blocks: real, page, focus, burst });
      for (const { id, after } of real) put(id, after);
      if (page) setBlank(page.page, page.isBlank);
      changed();
      for (const listener of editListeners) listener();
    },
    undo: () => replay(history.undo(), 'before'),
    redo: () => replay(history.redo(), 'after'),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    accept(delta, sent = new Map()) {
      for (const block of delta.changed) {
        takeTheirs(block.id, block, sent.get(block.id) ?? contentAt(base, block.id));
      }
      for (const id of delta.removed) takeTheirs(id, undefined, sent.has(id) ? null : contentAt(base, id));
      takePages(delta.pages);
      version = Math.max(version, delta.version);
      changed();
    },
    adopt(kept) {
      for (const { id, base: from, mine } of kept.blocks) {
        const server = contentAt(base, id);
        if (isSame(mine, server) || dirty.has(id)) continue;
        const merged = isSame(from, server)
          ? mine
          : from && mine && server
            ? mergeBlock(from, mine, server)
            : undefined;
        put(id, merged ?? mine ?? undefined);
        if (merged === undefined) clashes = [...clashes, { id, mine, theirs: base.get(id) ?? null }];
      }
      for (const { page, isBlank } of kept.pages) setBlank(page, isBlank);
      changed();
      for (const listener of editListeners) listener();
    },
    unsaved: () => collect(isHeldBack),
    allUnsaved: () => collect(() => false),
    clashes: () => clashes,
    resolve(id, side) {
      const clash = clashes.find((one) => one.id === id);
      if (!clash) return;
      clashes = clashes.filter((one) => one.id !== id);
      if (side === 'theirs') {
        setBlock(id, clash.theirs ?? undefined);
        dirty.delete(id);
      }
      changed();
      for (const listener of editListeners) listener();
    },
  };
}

function contentAt(blocks: ReadonlyMap<string, TextBlock>, id: string): BlockContent | null {
  const block = blocks.get(id);
  return block ? contentOf(block) : null;
}

function subscribeTo(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
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
