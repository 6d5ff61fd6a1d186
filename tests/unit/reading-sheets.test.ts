import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toGrey, type Picture } from '#server/features/translation/reading/grey.ts';
import { toBlackOnWhite } from '#server/features/translation/reading/levels.ts';
import { findSheet } from '#server/features/translation/reading/sheet/find-sheet.ts';
import { flawsOf } from '#server/features/translation/reading/sheet/flaws.ts';
import { rectify } from '#server/features/translation/reading/sheet/rectify.ts';
import { homography, moveBox, project } from '#shared/sheet-geometry.ts';

/** Sheets on photos, and the quality of photos. */

const corners = [
  { x: 180, y: 90 },
  { x: 1040, y: 40 },
  { x: 1150, y: 1560 },
  { x: 60, y: 1600 },
];

function photoOf(shape: string, { paper = '#efece4', table = '#4a3828', inside = '' } = {}): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1680"><rect width="100%" height="100%" fill="${table}"/><polygon points="${shape}" fill="${paper}"/>${inside}</svg>`;
  return toGrey(sharp(Buffer.from(svg)).blur(1));
}

describe('a sheet on a photo', () => {
  test('is found by its rim and made rectangular', async () => {
    const picture = await photoOf(corners.map(({ x, y }) => `${x},${y}`).join(' '));
    const found = await findSheet(picture);
    expect(found?.isCut).toBe(false);
    for (const [index, corner] of corners.entries()) {
      const { x = 0, y = 0 } = found?.corners[index] ?? {};
      expect(Math.hypot(x - corner.x, y - corner.y)).toBeLessThan(8);
    }
    if (!found) throw new Error('no sheet');
    const { picture: straight, sheet } = rectify(picture, found, 827);
    expect(straight.width).toBe(827);
    expect(straight.height / straight.width).toBeCloseTo(sheet.ratio, 2);
    // Paper to its edges: next to nothing of the table is left.
    expect(straight.data.filter((level) => level < 150).length).toBeLessThan(0.002 * straight.data.length);
  });

  test('that reaches beyond the picture on one side is cut', async () => {
    const found = await findSheet(await photoOf('120,200 1080,150 1120,1800 40,1800'));
    expect(found?.isCut).toBe(true);
  });

  test.each([
    [
      'a scan with a printed frame',
      {
        paper: '#fff',
        table: '#fff',
        inside: '<rect x="60" y="60" width="1080" height="1560" fill="none" stroke="#000" stroke-width="8"/>',
      },
    ],
    ['one color', { paper: '#888', table: '#888' }],
    [
      'a scan with the shadow of one side',
      { paper: '#fff', table: '#fff', inside: '<rect width="40" height="1680" fill="#777"/>' },
    ],
  ])('is not seen in %s', async (_name, options) => {
    expect(await findSheet(await photoOf('0,0 1200,0 1200,1680 0,1680', options))).toBeUndefined();
  });

  test('boxes move between photo and sheet and back', () => {
    const sheet = { corners: corners.map(({ x, y }) => ({ x: x / 1200, y: y / 1680 })), ratio: Math.SQRT2 };
    const box = { x: 0.3, y: 0.4, width: 0.2, height: 0.02 };
    const onPhoto = moveBox(box, sheet, undefined);
    const back = moveBox(onPhoto, undefined, sheet);
    expect(back.x).toBeLessThanOrEqual(box.x);
    expect(back.x).toBeGreaterThan(box.x - 0.02);
    expect(moveBox(box, undefined, undefined)).toMatchObject({ width: expect.closeTo(0.2, 6) as number });
    const square = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    expect(project(homography(square, corners), { x: 1, y: 1 })).toEqual({
      x: expect.closeTo(1150, 6) as number,
      y: expect.closeTo(1560, 6) as number,
    });
  });
});

describe('the quality of a photo', () => {
  const words = Array.from(
    { length: 20 },
    (_, row) => `<text x="80" y="${120 + row * 70}" font-size="34">Certifico que no livro A-45 consta o assento</text>`,
  ).join('');
  const text = (blur: number) =>
    toGrey(
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1600"><rect width="100%" height="100%" fill="#fff"/>${words}</svg>`,
        ),
      )
        .flatten({ background: '#fff' })
        .blur(blur),
    );

  test('letters out of focus are reported, sharp ones are not', async () => {
    const [sharpPage, soft] = [await text(0.5), await text(5)];
    const measure = { isPhoto: true, isCut: false };
    expect(flawsOf({ grey: sharpPage, black: sharpPage, ...measure })).toEqual([]);
    const { picture: black } = await toBlackOnWhite(soft);
    expect(flawsOf({ grey: soft, black, ...measure })).toEqual(['blurred']);
  });

  test('light reflected by the paper is reported, white paper under even light is not', async () => {
    const black = await text(0.5);
    const glare = Buffer.alloc(1000 * 1600, 190);
    for (let y = 400; y < 700; y += 1) glare.fill(255, y * 1000 + 300, y * 1000 + 700);
    const measure = { black, isPhoto: true, isCut: true };
    expect(flawsOf({ grey: { data: glare, width: 1000, height: 1600 }, ...measure })).toEqual(['glare', 'cut']);
    const even = { data: Buffer.alloc(1000 * 1600, 255), width: 1000, height: 1600 };
    expect(flawsOf({ grey: even, ...measure })).toEqual(['cut']);
  });
});
