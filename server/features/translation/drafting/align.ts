import { findDraftStatement, hasUntranslated } from '#shared/certificate/drafts.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { foldLetters } from '#shared/spelling.ts';
import { textsOf } from '../text-blocks.ts';

/** Blocks of a page and of its finished English, paired in order. */

export interface AlignedDraft {
  blockId: string;
  target: BlockContent['target'];
}

/** Pairs with a lower score share neither words nor position. */
const minScore = 1.6;
/** Distance, in page heights, beyond which the position is no evidence. */
const maxDistance = 0.25;
const kindScore = 1;
const wordScore = 2;
const minWordLetters = 3;

/**
 * English of the blocks that have a counterpart of their kind, by shared names and numbers and by their place. A draft, or a
 * sentence left as on the source, stays untranslated.
 */
export function alignPage(sources: readonly BlockContent[], english: readonly BlockContent[]): AlignedDraft[] {
  const usable = english.filter((block) => {
    const text = textsOf(block, 'source').join('\n');
    return text.trim() !== '' && !hasUntranslated(text) && findDraftStatement(text) === undefined;
  });
  return bestPairs(sources, usable).flatMap(([block, other]) => {
    const target = targetOf(block, other);
    const isLeft =
      typeof target === 'string' && /\s/.test(target.trim()) && block.kind !== 'mark' && isSame(block, other);
    return target === undefined || isLeft ? [] : [{ blockId: block.id, target }];
  });
}

type Pair = readonly [block: BlockContent, english: BlockContent];

/** The pairs of highest sum among those that keep both orders. */
function bestPairs(sources: readonly BlockContent[], english: readonly BlockContent[]): Pair[] {
  const scores = sources.map((block) => english.map((other) => scoreOf(block, other)));
  const best = Array.from({ length: sources.length + 1 }, () => Array.from({ length: english.length + 1 }, () => 0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const paired = (row: number, column: number) => (scores[row]?.[column] ?? 0) + at(row + 1, column + 1);
  for (let row = sources.length - 1; row >= 0; row -= 1) {
    for (let column = english.length - 1; column >= 0; column -= 1) {
      const cells = best[row] ?? [];
      cells[column] = Math.max(at(row + 1, column), at(row, column + 1), paired(row, column));
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < sources.length && column < english.length) {
    const [block, other] = [sources[row], english[column]];
    if (block && other && (scores[row]?.[column] ?? 0) > 0 && at(row, column) === paired(row, column)) {
      pairs.push([block, other]);
      row += 1;
      column += 1;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** 0 when they cannot be a pair. */
function scoreOf(block: BlockContent, other: BlockContent): number {
  if (targetOf(block, other) === undefined) return 0;
  const score = kindScore + wordScore * sharedWords(block, other) + placeScore(block, other);
  return score < minScore ? 0 : score;
}

/** The English as a target of the block's kind; undefined if the kinds differ. */
function targetOf(block: BlockContent, other: BlockContent): BlockContent['target'] | undefined {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return (other.kind === 'heading' || other.kind === 'paragraph') && !isMark(other.source)
        ? other.source
        : undefined;
    case 'mark':
      return (other.kind === 'heading' || other.kind === 'paragraph') && isMark(other.source)
        ? other.source.trim()
        : undefined;
    case 'field':
      return other.kind === 'field' ? other.source : undefined;
    case 'table': {
      if (other.kind !== 'table') return undefined;
      const [rows, others] = [block.source.rows, other.source.rows];
      const isAlike = rows.length === others.length && rows.every((row, index) => row.length === others[index]?.length);
      return isAlike ? other.source : undefined;
    }
    case 'note':
      return undefined;
  }
}

function isMark(text: string): boolean {
  return /^\[[^[\]]+\]$/.test(text.trim());
}

function isSame(block: BlockContent, other: BlockContent): boolean {
  const [one, two] = [block, other].map((each) => textsOf(each, 'source').map(foldLetters).join(' '));
  return one === two;
}

/** Numbers and capitalized words that both have, of the fewer: what a translation keeps. */
function sharedWords(block: BlockContent, other: BlockContent): number {
  const [one, two] = [keptWords(block), keptWords(other)];
  const shared = [...one].filter((word) => two.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, two.size));
}

function keptWords(block: BlockContent): Set<string> {
  const text = textsOf(block, 'source').join(' ');
  const numbers = text.match(/\d+/g)?.map((digits) => digits.replace(/^0+(?=\d)/, '')) ?? [];
  const words = text.match(/\p{Lu}[\p{L}\p{M}]+/gu)?.filter((word) => word.length >= minWordLetters) ?? [];
  return new Set([...numbers, ...words.map(foldLetters)]);
}

function placeScore({ box: one }: BlockContent, { box: other }: BlockContent): number {
  if (!one || !other) return 0;
  const distance = Math.abs(one.y + one.height / 2 - other.y - other.height / 2);
  return 1 - Math.min(1, distance / maxDistance);
}
