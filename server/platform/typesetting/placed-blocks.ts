import { turnBox } from '#shared/box-geometry.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { SourceMark } from '#shared/translation-text.ts';
import type { Placed } from './page-geometry.ts';
import type { PrintedTextBlock } from './print-job.ts';

/** Blocks of a text with their places on the upright original, as the layout of the page takes them. */

interface Printed {
  block: BlockContent;
  printed: PrintedTextBlock;
}

/** Notes have no place; other blocks without one follow the placed block before them, or stand above all of them. */
export function placedBlocks(blocks: readonly Printed[], rotation: number): { placed: Placed[]; above: number[] } {
  const turns = Math.round(rotation / 90);
  const placed: Placed[] = [];
  const above: number[] = [];
  blocks.forEach(({ block, printed }, index) => {
    if (block.kind === 'note') return;
    if (block.box === null) {
      const last = placed.at(-1);
      if (last) last.followers.push(index);
      else above.push(index);
      return;
    }
    placed.push({
      index,
      box: turnBox(block.box, turns),
      frame: block.frame && turnBox(block.frame, turns),
      isMark: block.kind === 'mark',
      dir: block.dir,
      letters: lettersOf(block, 'source'),
      printed: lettersOf(block, 'target'),
      rows: printed.kind === 'table' ? printed.rows.length : 1,
      kind: block.kind,
      followers: [],
    });
  });
  return { placed, above };
}

function lettersOf(block: Exclude<BlockContent, { kind: 'note' }>, side: 'source' | 'target'): number {
  if (block.kind === 'table') return block[side].rows.flat().reduce((sum, cell) => sum + visualLength(cell), 0);
  if (block.kind === 'field') return visualLength(block[side].label) + visualLength(block[side].value) + 1;
  return visualLength(block[side]);
}

const outlines: Readonly<Record<SourceMark, 'round' | 'square' | null>> = {
  seal: 'round',
  stamp: 'square',
  emblem: 'round',
  photo: 'square',
  fingerprint: 'round',
  barcode: 'square',
  signature: null,
  handwriting: null,
  erasure: null,
  illegible: null,
  blank: null,
};

export function outlineOf({ mark, box, target }: Extract<BlockContent, { kind: 'mark' }>): 'round' | 'square' | null {
  if (box === null) return null;
  return outlines[mark] === 'round' && /square|rectangular/iu.test(target) ? 'square' : outlines[mark];
}

/** Share of a box's height by which a value stands lower than the top of its block when it is under the label. */
const underFrom = 0.25;
/** Height, in heights of the page, of a label over its value; one line is lower. */
const twoLines = 0.02;
/** Widths of the label's letters from which on its value stands at a tab stop. */
const tabFrom = 1.35;

type Pair = Pick<Extract<PrintedTextBlock, { kind: 'field' }>, 'pair' | 'tab'>;

/** Where the value of a field stands: under its label, at a tab stop, or on the label's line. */
export function pairOf({ box, frame, valueBox, dir, source }: Extract<BlockContent, { kind: 'field' }>): Pair {
  const inline = { pair: 'inline', tab: 0 } as const;
  if (!box) return inline;
  if (!valueBox) return frame && box.height > twoLines ? { pair: 'under', tab: 0 } : inline;
  if (valueBox.y - box.y > underFrom * box.height) return { pair: 'under', tab: 0 };
  const tab = dir === 'rtl' ? box.x + box.width - (valueBox.x + valueBox.width) : valueBox.x - box.x;
  const letter = valueBox.width / Math.max(1, visualLength(source.value));
  const label = letter * (visualLength(source.label) + 2);
  return tab > tabFrom * label && tab > 0.05 ? { pair: 'tab', tab } : inline;
}

/** In Latin letters: Han, kana and hangul are twice as wide, Arabic letters narrower, signs above a letter have no width. */
export function visualLength(text: string): number {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const wide = count(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return text.length + wide - count(/\p{M}/gu) - 0.3 * count(/\p{Script=Arabic}/gu);
}
