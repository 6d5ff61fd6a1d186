import { describe, expect, test } from 'vitest';
import type { ReadBox } from '#shared/schemas/source-boxes.ts';
import type { BlockContent, Box } from '#shared/schemas/translation-text.ts';
import { accountedInk, checkSourceBoxes, findUncovered } from '#shared/translation-checks/source-boxes.ts';
import { blockId, blockOf, tableOf } from '../support/studio-texts.ts';

/** Recognized boxes of a page, compared with its text. */

const at = (y: number, height = 0.05): Box => ({ x: 0.1, y, width: 0.8, height });
type BlockOf<Kind extends BlockContent['kind']> = Extract<BlockContent, { kind: Kind }>;

const none = new Set<string>();

const common = {
  page: 1,
  confidence: 96,
  doubtful: [],
  lang: 'pt',
  dir: 'ltr',
  state: 'confirmed',
  draft: null,
} as const;
const name: BlockOf<'field'> = {
  ...common,
  doubtful: [],
  kind: 'field',
  id: blockId(1),
  position: 1,
  source: { label: 'Nome', value: 'JOÃO' },
  target: { label: 'Name', value: 'JOÃO' },
  box: at(0.1),
};
const text: BlockOf<'paragraph'> = {
  ...common,
  doubtful: [],
  kind: 'paragraph',
  id: blockId(2),
  position: 2,
  source: 'Certifico que o assento foi lavrado neste cartório.',
  target: 'I certify that the entry was made at this registry office.',
  box: at(0.2),
};
const table = {
  ...tableOf(
    3,
    [
      ['Nota', '18'],
      ['Ano', '2001'],
    ],
    [
      ['Mark', '18'],
      ['Year', '2001'],
    ],
  ),
  box: at(0.3, 0.1),
};
const seal: BlockOf<'mark'> = {
  ...common,
  doubtful: [],
  kind: 'mark',
  mark: 'seal',
  id: blockId(4),
  position: 4,
  source: 'CARTÓRIO',
  target: '[Seal]',
  box: at(0.6, 0.2),
};

function boxOf(content: BlockContent, values: Partial<ReadBox> = {}): ReadBox {
  const { id, page, box } = content;
  return { id, page, part: 'block', tableId: null, row: null, box: box ?? at(0), ink: 0.2, content, ...values };
}

const rows = ['Nota 18', 'Ano 2001'].map((_words, row) =>
  boxOf(
    { ...tableOf(30 + row, [row === 0 ? ['Nota', '18'] : ['Ano', '2001']], [['', '']]), box: at(0.3 + row * 0.05) },
    { part: 'row', tableId: table.id, row, ink: 0.1 },
  ),
);
const region = boxOf(
  { ...seal, id: blockId(50), box: at(0.85), source: '', target: '' },
  {
    part: 'ink',
    ink: 0.02,
  },
);
const boxes = [boxOf(name), boxOf(text), boxOf(table), ...rows, boxOf(seal)];
const all: BlockContent[] = [name, text, table, seal];
const without = (gone: BlockContent) => all.filter(({ id }) => id !== gone.id);
const rulesOf = (blocks: readonly BlockContent[], read: readonly ReadBox[] = boxes) =>
  checkSourceBoxes([{ page: 1, boxes: [...read], rest: 0 }], blocks, none).map(({ rule, level }) => `${level} ${rule}`);

describe('boxes of a page', () => {
  test('a text that has all that was read gives no finding, however it was worked over', () => {
    expect(rulesOf(all)).toEqual([]);
    const corrected = { ...text, source: 'Certifico que o assento foi lavrado neste Cartório, hoje.' };
    const split = { ...blockOf(9, { source: 'neste cartório.' }), box: at(0.22, 0.03) };
    expect(rulesOf([name, { ...corrected, box: at(0.2, 0.02) }, split, table, seal])).toEqual([]);
  });

  test('a removed field, paragraph, table or seal is to be answered', () => {
    for (const gone of [name, text, table, seal]) expect(rulesOf(without(gone))).toEqual(['answer box-removed']);
  });

  test('a removed row is to be answered; one whose reading was corrected is there', () => {
    const shorter = { ...tableOf(3, [['Nota', '18']], [['Mark', '18']]), box: table.box };
    expect(rulesOf([name, text, shorter, seal])).toEqual(['answer row-removed']);
    const reread = {
      ...tableOf(
        3,
        [
          ['Nota', '18'],
          ['Ano', '2007'],
        ],
        [
          ['Mark', '18'],
          ['Year', '2007'],
        ],
      ),
      box: table.box,
    };
    expect(rulesOf([name, text, reread, seal])).toEqual([]);
  });

  test('an emptied block, and one that lost most of its text, cover nothing', () => {
    expect(rulesOf([...without(text), { ...text, source: '', target: '' }])).toEqual(['answer box-removed']);
    expect(rulesOf([...without(text), { ...text, source: 'Certifico', target: 'I certify' }])).toEqual([
      'answer box-removed',
    ]);
  });

  test('an adjacent block covers no other; one merged over it does', () => {
    const wide = { ...blockOf(7, { source: 'Ao lado' }), box: at(0.58, 0.3) };
    const read = [...boxes, boxOf(wide)];
    expect(rulesOf([...without(seal), wide], read)).toEqual(['answer box-removed']);
    const joined = {
      ...name,
      source: { label: 'Nome', value: `JOÃO ${text.source}` },
      box: at(0.1, 0.15),
    };
    expect(rulesOf([joined, table, seal])).toEqual([]);
  });

  test('a typed mark covers one mark that was read, and no second one', () => {
    const typed = { ...seal, id: blockId(60), box: null };
    expect(rulesOf([...without(seal), typed])).toEqual([]);
    const second = boxOf({ ...seal, id: blockId(61), box: at(0.4, 0.1) });
    expect(rulesOf([...without(seal), typed], [...boxes, second])).toEqual(['answer box-removed']);
  });

  test('ink without a block is to be answered, until a mark covers it or a person explains it', () => {
    expect(rulesOf(all, [...boxes, region])).toEqual(['answer ink-uncovered']);
    expect(rulesOf([...all, region.content], [...boxes, region])).toEqual([]);
    expect(checkSourceBoxes([{ page: 1, boxes: [...boxes, region], rest: 0 }], all, new Set([region.id]))).toEqual([]);
  });

  test('the yardstick counts what is left', () => {
    const read = { page: 1, boxes: [...boxes, region], rest: 0.18 };
    expect(accountedInk(read, [])).toBeCloseTo(0.82);
    expect(accountedInk(read, findUncovered(read.boxes, without(seal)))).toBeCloseTo(0.6);
    expect(accountedInk({ ...read, rest: null }, [])).toBeNull();
  });
});
