import { describe, expect, test } from 'vitest';
import type { Placed } from '#server/platform/typesetting/page-geometry.ts';
import { layOutPage, type LayoutNode } from '#server/platform/typesetting/page-layout.ts';
import type { Box } from '#shared/schemas/translation-text.ts';

/** Layouts of pages by the places of their blocks. */

const ratio = Math.SQRT2;

function placed(
  index: number,
  [x, y, width, height]: readonly [number, number, number, number],
  more: Partial<Placed> = {},
): Placed {
  const box: Box = { x, y, width, height };
  const letters = Math.round(width * 140);
  const common = {
    frame: undefined,
    isMark: false,
    dir: 'ltr',
    letters,
    printed: letters,
    rows: 1,
    followers: [],
  } as const;
  return { ...common, index, box, kind: 'paragraph', ...more, followers: [...(more.followers ?? [])] };
}

/** Indexes in the order in which the page is set, in brackets by stacks, rows and boxes. */
function shapeOf(node: LayoutNode): unknown {
  if (node.type === 'leaf') return node.block;
  if (node.type === 'frame') return { frame: shapeOf(node.node) };
  if (node.type === 'stack') return node.parts.map((part) => shapeOf(part.node));
  const cells = node.cells.flatMap((cell) => (cell.node ? [shapeOf(cell.node)] : []));
  return { row: node.isFromRight ? cells.toReversed() : cells };
}

const laidOut = (blocks: readonly Placed[]): unknown => {
  const layout = layOutPage(blocks, ratio);
  return layout && shapeOf(layout.node);
};

const line = 0.012;

describe('the layout of a page', () => {
  test('sets two columns beside each other, each in its order', () => {
    const left = [0, 1, 2].map((at) => placed(at + 1, [0.1, 0.2 + at * 0.03, 0.35, line]));
    const right = [0, 1].map((at) => placed(at + 4, [0.55, 0.2 + at * 0.035, 0.35, line]));
    const title = placed(0, [0.3, 0.1, 0.4, 0.02], { kind: 'heading' });
    expect(laidOut([title, ...left, ...right])).toEqual([
      0,
      {
        row: [
          [1, 2, 3],
          [4, 5],
        ],
      },
    ]);
  });

  test('puts marks that were read last where they stand', () => {
    const text = [
      placed(0, [0.3, 0.15, 0.4, line]),
      placed(1, [0.1, 0.2, 0.8, line]),
      placed(2, [0.1, 0.8, 0.2, line]),
    ];
    const emblem = placed(3, [0.45, 0.05, 0.1, 0.07], { isMark: true, kind: 'mark' });
    const seal = placed(4, [0.5, 0.76, 0.15, 0.1], { isMark: true, kind: 'mark' });
    expect(laidOut([...text, emblem, seal])).toEqual([3, 0, 1, { row: [2, 4] }]);
  });

  test('reads columns of a paper from the right in their order', () => {
    const rtl = { dir: 'rtl' } as const;
    const blocks = [
      placed(0, [0.6, 0.1, 0.3, line], rtl),
      placed(1, [0.6, 0.13, 0.3, line], rtl),
      placed(2, [0.1, 0.1, 0.2, line], rtl),
    ];
    const layout = layOutPage(blocks, ratio);
    expect(layout?.node).toMatchObject({ type: 'row', isFromRight: true });
    expect(laidOut(blocks)).toEqual({ row: [[0, 1], 2] });
  });

  test('makes no cut against the order that a person gave the text', () => {
    const blocks = [
      placed(0, [0.1, 0.3, 0.3, line]),
      placed(1, [0.1, 0.1, 0.3, line]),
      placed(2, [0.1, 0.2, 0.3, line]),
    ];
    expect(laidOut(blocks)).toEqual([0, 1, 2]);
  });

  test('keeps the boxes of a form, and several lines in one of them', () => {
    const frame = (x: number, y: number, width: number): { frame: Box } => ({ frame: { x, y, width, height: 0.04 } });
    const blocks = [
      placed(0, [0.11, 0.21, 0.3, 0.02], frame(0.1, 0.2, 0.5)),
      placed(1, [0.61, 0.21, 0.1, 0.02], frame(0.6, 0.2, 0.3)),
      placed(2, [0.11, 0.243, 0.3, line], frame(0.1, 0.24, 0.8)),
      placed(3, [0.11, 0.26, 0.3, line], frame(0.1, 0.24, 0.8)),
    ];
    expect(laidOut(blocks)).toEqual([{ row: [{ frame: 0 }, { frame: 1 }] }, { frame: [2, 3] }]);
  });

  test('aligns centered, right and indented lines as they were', () => {
    const alignOf = (box: readonly [number, number, number, number]): unknown => {
      const layout = layOutPage([placed(0, [0.1, 0.1, 0.8, line]), placed(1, box)], ratio);
      const node = layout?.node.type === 'stack' ? layout.node.parts[1]?.node : undefined;
      return node?.type === 'leaf' ? node.align : node;
    };
    expect(alignOf([0.35, 0.2, 0.3, line])).toBe('center');
    expect(alignOf([0.62, 0.2, 0.3, line])).toBe('right');
    expect(alignOf([0.2, 0.2, 0.3, line])).toBe('left');
  });

  test('a seal over the text loses no block', () => {
    const text = [0, 1, 2, 3].map((at) => placed(at, [0.1, 0.2 + at * 0.02, 0.8, line]));
    const seal = placed(4, [0.2, 0.19, 0.3, 0.09], { isMark: true, kind: 'mark' });
    const found = JSON.stringify(laidOut([...text, seal]))
      .match(/\d/g)
      ?.toSorted();
    expect(found).toEqual(['0', '1', '2', '3', '4']);
  });
});
