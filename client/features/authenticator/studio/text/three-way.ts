import { blockContent, type BlockContent } from '#shared/schemas/translation-text.ts';
import { isSame } from './block.ts';

/**
 * Merges two changes of one block. Texts merge where only one side changed each; the other facts of the block follow the
 * caller's side.
 */

const conflict = Symbol('conflict');

/** Facts that never clash. */
const soft = new Set(['state', 'draft', 'doubtful', 'confidence', 'box', 'position', 'page', 'lang', 'dir']);

/** Undefined if both changed the same text. `base` is what both started from. */
export function mergeBlock(base: BlockContent, mine: BlockContent, theirs: BlockContent): BlockContent | undefined {
  const merged = mergeValue(base, mine, theirs, '');
  if (merged === conflict) return undefined;
  const parsed = blockContent.safeParse(merged);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  // A confirmation holds for the text that was confirmed.
  const isWhole = isSame(data.target, mine.target) && isSame(sourceOf(data), sourceOf(mine));
  return data.state === 'confirmed' && !isWhole ? { ...data, state: 'edited' } : data;
}

function sourceOf(block: BlockContent): unknown {
  return block.kind === 'note' ? '' : block.source;
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, name: string): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (soft.has(name)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length !== mine.length || base.length !== theirs.length) return conflict;
    const items = base.map((item: unknown, index) => mergeValue(item, mine[index], theirs[index], ''));
    return items.includes(conflict) ? conflict : items;
  }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = [...new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])];
    const entries = keys.map((key): [string, unknown] => [key, mergeValue(base[key], mine[key], theirs[key], key)]);
    return entries.some(([, value]) => value === conflict) ? conflict : Object.fromEntries(entries);
  }
  return conflict;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
