import { countOf } from '#shared/plural.ts';
import type { BlockContent, TextBlock } from '#shared/schemas/translation-text.ts';
import { gapMark, hasGap } from '#shared/translation-gaps.ts';
import { directionOf } from '#shared/translation-text.ts';
import {
  added,
  confirmed,
  contentOf,
  copied,
  gapsIn,
  isFilled,
  isOpen,
  partsOf,
  reread,
  typed,
  type AddedKind,
} from './block.ts';
import { positionBetween } from './order.ts';
import { convert, fillCells, merge, reshape, split, type TableChange } from './shape.ts';
import type { TextStore } from './text-store.ts';
import type { Focus } from './undo.ts';

/** Commands of keyboard and toolbar. Each returns where the focus goes, or why nothing happened. */

export interface Outcome {
  focus?: Focus | undefined;
  /** Announced and shown. */
  say?: string;
}

/** The text as the filter shows it. */
export interface View {
  store: TextStore;
  /** Ids of the shown blocks of a page, in reading order. */
  shownIds: (page: number) => readonly string[];
}

const nothing: Outcome = {};

function shownOrder({ store, shownIds }: View): string[] {
  return store.pages().flatMap(({ page }) => shownIds(page));
}

/** The first text of a block, where the keyboard enters it. */
export function entryOf(block: BlockContent | undefined): Focus | undefined {
  const parts = block && partsOf(block);
  const part = parts?.find(isOpen) ?? parts?.find(({ target }) => target.trim() === '') ?? parts?.[0];
  return block && part ? { id: block.id, key: part.key } : undefined;
}

export function step(view: View, focus: Focus | undefined, direction: 1 | -1): Outcome {
  const ids = shownOrder(view);
  const at = focus ? ids.indexOf(focus.id) : -1;
  const next = at < 0 ? (direction === 1 ? 0 : ids.length - 1) : at + direction;
  const block = view.store.block(ids[next] ?? '');
  return block ? { focus: firstOf(block) } : nothing;
}

function firstOf(block: TextBlock): Focus | undefined {
  const key = partsOf(block)[0]?.key;
  return key === undefined ? undefined : { id: block.id, key };
}

/** The next shown block from `focus` on that `matches`, wrapping around. */
export function seek(view: View, focus: Focus | undefined, matches: (block: TextBlock) => boolean): Focus | undefined {
  const ids = shownOrder(view);
  const at = focus ? ids.indexOf(focus.id) : -1;
  const after = [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
  const found = after.map((id) => view.store.block(id)).find((block) => block !== undefined && matches(block));
  return entryOf(found);
}

export function confirmAndNext(view: View, focus: Focus): Outcome {
  const block = view.store.block(focus.id);
  if (!block) return nothing;
  if (!isFilled(block)) {
    return { focus: entryOf(block), say: openSentence(block) };
  }
  setBlocks(view.store, focus, [confirmed(contentOf(block), true)]);
  const next = seek(view, focus, ({ state }) => state !== 'confirmed');
  return next ? { focus: next } : { focus, say: 'Every block shown is confirmed.' };
}

function openSentence(block: TextBlock): string {
  const gaps = gapsIn(block);
  if (gaps === 0) return 'There’s no English for this block yet. Write it, or copy the source.';
  return `This block still has ${countOf(gaps, 'gap')}. Write what stands there, then confirm.`;
}

/** The next gap from the caret on, block by block, wrapping around. */
export function nextGap(view: View, focus: Focus | undefined): Outcome {
  const here = focus && view.store.block(focus.id);
  const keys = here ? partsOf(here) : [];
  const at = keys.findIndex(({ key }) => key === focus?.key);
  const own = keys.find(({ target }, index) => index > at && hasGap(target));
  const part = at < 0 ? undefined : keys[at];
  const caret = part && focus?.caret !== undefined ? part.target.indexOf(gapMark, focus.caret) : -1;
  if (here && part && caret >= 0) return { focus: { id: here.id, key: part.key, caret } };
  if (here && own) return { focus: { id: here.id, key: own.key } };
  const found = seek(view, focus, (block) => gapsIn(block) > 0);
  return found ? { focus: found } : { say: 'There are no gaps left in the blocks shown.' };
}

export function toggleConfirmed({ store }: View, focus: Focus): Outcome {
  const block = store.block(focus.id);
  if (!block) return nothing;
  if (!isFilled(block)) return { focus: entryOf(block), say: openSentence(block) };
  setBlocks(store, focus, [confirmed(contentOf(block), block.state !== 'confirmed')]);
  return { focus };
}

export function type(store: TextStore, focus: Focus, text: string): void {
  const block = store.block(focus.id);
  if (!block) return;
  const content = contentOf(block);
  const after = focus.side === 'source' ? reread(content, focus.key, text) : typed(content, focus.key, text);
  store.edit({ blocks: [{ id: block.id, after }], focus, burst: `${focus.id} ${focus.side ?? ''} ${focus.key}` });
}

/** Writes an answer into the first empty text of a block, or after its last one. */
export function appendTo(store: TextStore, id: string, text: string): void {
  const block = store.block(id);
  const parts = block ? partsOf(block) : [];
  const part = parts.find(({ target }) => target.trim() === '') ?? parts.at(-1);
  if (!block || !part) return;
  const target = [part.target.trimEnd(), text].filter((one) => one !== '').join(' ');
  setBlocks(store, { id, key: part.key }, [typed(contentOf(block), part.key, target)]);
}

export function copySource({ store }: View, focus: Focus): Outcome {
  const block = store.block(focus.id);
  if (!block) return nothing;
  setBlocks(store, focus, [copied(contentOf(block), focus.key)]);
  return { focus: { ...focus, side: 'target', caret: undefined } };
}

/** Inserts another translation: in place of the text, or at the caret if it translates one sentence. */
export function takeAlternative(
  { store }: View,
  focus: Focus,
  { target, isWhole }: { target: string; isWhole: boolean },
): Outcome {
  const block = store.block(focus.id);
  const part = block && partsOf(block).find(({ key }) => key === focus.key);
  if (!block || !part) return nothing;
  const caret = isWhole ? part.target.length : (focus.caret ?? part.target.length);
  const before = isWhole ? '' : part.target.slice(0, caret);
  const lead = /\S$/u.test(before) ? `${before} ` : before;
  setBlocks(store, focus, [typed(contentOf(block), focus.key, `${lead}${target}${part.target.slice(caret)}`)]);
  return { focus: { id: focus.id, key: focus.key, caret: lead.length + target.length } };
}

export function splitBlock({ store }: View, focus: Focus): Outcome {
  const block = store.block(focus.id);
  if (!block) return nothing;
  const caret = focus.caret ?? partsOf(block).find(({ key }) => key === focus.key)?.target.length ?? 0;
  const parts = split(contentOf(block), { key: focus.key, caret }, positionAfter(store, block));
  if (!parts) return { focus, say: 'This block can’t be split here.' };
  setBlocks(store, focus, parts);
  return { focus: entryAtStart(parts[1]) };
}

export function mergeWithNext({ store }: View, focus: Focus): Outcome {
  const block = store.block(focus.id);
  const next = block && neighbor(store, block, 1);
  const merged = block && next ? merge(contentOf(block), contentOf(next)) : undefined;
  if (!block || !next || !merged) return { focus, say: 'This block can’t be joined with the next one.' };
  store.edit({
    blocks: [
      { id: block.id, after: merged },
      { id: next.id, after: undefined },
    ],
    focus,
  });
  return { focus };
}

export function move({ store }: View, focus: Focus, direction: 1 | -1): Outcome {
  const block = store.block(focus.id);
  const other = block && neighbor(store, block, direction);
  if (!block || !other) return { focus, say: 'The block is at the end of its page.' };
  const beyond = neighbor(store, other, direction);
  const position = direction === 1 ? positionBetween(other, beyond) : positionBetween(beyond, other);
  setBlocks(store, focus, [{ ...contentOf(block), position }]);
  return { focus };
}

export function addAfter({ store }: View, focus: Focus | undefined, kind: AddedKind, page: number): Outcome {
  const block = focus ? store.block(focus.id) : undefined;
  const [near] = store.pages().filter((one) => one.page === (block?.page ?? page));
  if (!near) return nothing;
  const last = store.block(store.idsOf(near.page).at(-1) ?? '');
  const position = block ? positionAfter(store, block) : positionBetween(last, undefined);
  const { lang, dir } = block ?? last ?? { lang: near.lang, dir: directionOf(near.lang) };
  const fresh = added(kind, { page: near.page, lang, dir }, position);
  setBlocks(store, focus, [fresh]);
  return { focus: entryAtStart(fresh) };
}

export function remove(view: View, focus: Focus): Outcome {
  const { store } = view;
  const block = store.block(focus.id);
  if (!block) return nothing;
  const next = neighbor(store, block, 1) ?? neighbor(store, block, -1);
  store.edit({ blocks: [{ id: block.id, after: undefined }], focus });
  return { focus: next && firstOf(next), say: 'Block removed. Ctrl+Z brings it back.' };
}

export function changeTable({ store }: View, focus: Focus, change: TableChange): Outcome {
  const block = store.block(focus.id);
  if (block?.kind !== 'table') return { focus, say: 'This block is no table.' };
  const content = contentOf(block);
  const after = content.kind === 'table' ? reshape(content, focus.key, change) : undefined;
  if (!after) return { focus, say: 'A table keeps its last row and column.' };
  setBlocks(store, focus, [after]);
  const keys = partsOf(after).map(({ key }) => key);
  return { focus: { id: focus.id, key: keys.includes(focus.key) ? focus.key : (keys.at(-1) ?? focus.key) } };
}

/** Writes pasted cells into a table, from the focused cell on; undefined for another block, which takes them as text. */
export function pasteCells({ store }: View, focus: Focus, cells: readonly (readonly string[])[]): Outcome | undefined {
  const block = store.block(focus.id);
  const content = block && contentOf(block);
  if (content?.kind !== 'table') return undefined;
  const { key, side = 'target' } = focus;
  const after = fillCells(content, { key, side }, cells);
  if (!after) return { focus, say: 'This is more than a table holds: 200 rows of 20 columns.' };
  setBlocks(store, focus, [after]);
  const words = `${countOf(cells.length, 'row')} of ${countOf(Math.max(...cells.map(({ length }) => length)), 'cell')}`;
  return { focus, say: `Pasted ${words}.` };
}

export function changeKind({ store }: View, focus: Focus, kind: 'heading' | 'paragraph' | 'field'): Outcome {
  const block = store.block(focus.id);
  const after = block && convert(contentOf(block), kind);
  if (!after) return { focus };
  setBlocks(store, focus, [after]);
  return { focus: firstOf({ ...block, ...after }) };
}

/** Writes a mark's words into a mark, or adds a mark after any other block. */
export function insertMark(
  view: View,
  focus: Focus | undefined,
  mark: Exclude<AddedKind, string>,
  page: number,
): Outcome {
  const block = focus ? view.store.block(focus.id) : undefined;
  if (!focus || block?.kind !== 'mark') return addAfter(view, focus, mark, page);
  const content = contentOf(block);
  const after = typed(content.kind === 'mark' ? { ...content, mark: mark.mark } : content, 'text', mark.target);
  setBlocks(view.store, focus, [after]);
  return { focus: { id: focus.id, key: 'text' } };
}

function entryAtStart(block: BlockContent): Focus | undefined {
  const entry = entryOf(block);
  return entry && { ...entry, caret: 0 };
}

function setBlocks(store: TextStore, focus: Focus | undefined, blocks: readonly BlockContent[]): void {
  store.edit({ blocks: blocks.map((after) => ({ id: after.id, after })), ...(focus ? { focus } : {}) });
}

function neighbor(store: TextStore, block: TextBlock, direction: 1 | -1): TextBlock | undefined {
  const ids = store.idsOf(block.page);
  return store.block(ids[ids.indexOf(block.id) + direction] ?? '');
}

function positionAfter(store: TextStore, block: TextBlock): number {
  return positionBetween(block, neighbor(store, block, 1));
}
