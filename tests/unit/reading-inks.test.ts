import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readNumbers } from '#server/features/translation/reading/digits/read-numbers.ts';
import { toGrey, type Picture } from '#server/features/translation/reading/grey.ts';
import { underLetters, withoutRims } from '#server/features/translation/reading/inks/bleed.ts';
import { separate } from '#server/features/translation/reading/inks/planes.ts';
import { wordsOnRim, type RimWord } from '#server/features/translation/reading/inks/rim-words.ts';
import { confirmed, parted } from '#server/features/translation/reading/inks/stamp-words.ts';
import { findStamps } from '#server/features/translation/reading/inks/stamps.ts';
import { layOut } from '#server/features/translation/reading/layout/blocks.ts';
import type { Word } from '#server/features/translation/reading/layout/words.ts';
import { prepare } from '#server/features/translation/reading/picture.ts';
import { fontPath } from '#server/platform/typesetting/fonts.ts';

/** Inks of a page apart, stamps by ring or frame, and digits by shape. */

async function colorOf(svg: string, { width, height }: { width: number; height: number }) {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#faf8f2"/>${svg}</svg>`;
  const data = await sharp(Buffer.from(page)).removeAlpha().raw().toBuffer();
  return { data, width, height };
}

function plane(width: number, height: number, levelAt: (x: number, y: number) => number): Picture {
  const data = Buffer.from(Array.from({ length: width * height }, (_, i) => levelAt(i % width, Math.floor(i / width))));
  return { data, width, height };
}

const size = { width: 900, height: 700 };
const ring =
  '<g style="mix-blend-mode:multiply" fill="none" stroke="#2b46b0" stroke-width="7"><circle cx="300" cy="300" r="120"/><circle cx="300" cy="300" r="80"/></g>';
const rows = [240, 300, 360].map((y) => `<rect x="60" y="${y}" width="780" height="14" fill="#141414"/>`).join('');
const at = ({ data, width }: Picture, x: number, y: number) => data[y * width + x] ?? 255;

function readings(way: Pick<RimWord, 'isInward' | 'size'>, words: readonly string[]): RimWord[] {
  return words.map((word) => {
    const [text = '', ...numbers] = word.split(' ');
    const [confidence = 0, from = 0, to = 0] = numbers.map(Number);
    return { ...way, text, confidence, from, to };
  });
}

function textsOf(words: readonly RimWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

describe('inks', () => {
  test('text under a stamp stays on its plane, and the stamp has one of its own', async () => {
    const planes = await separate(await colorOf(rows + ring, size));
    const ink = planes?.inks[0];
    if (!planes || !ink) throw new Error('no colored ink was found');
    expect(at(planes.text, 700, 247)).toBeLessThan(90);
    // Where the ring crosses a row of text.
    expect(at(planes.text, 300 - 105, 247)).toBeLessThan(110);
    expect([at(planes.text, 300, 180), at(ink, 300, 180)].map((level) => level > 128)).toEqual([true, false]);
    expect(at(ink, 700, 247)).toBeGreaterThan(200);
  });

  test('no more ink is seen than a full stroke holds: the rest is text', async () => {
    const { data, ...raw } = await colorOf(rows + ring, size);
    const jpeg = await sharp(data, { raw: { ...raw, channels: 3 } })
      .jpeg({ quality: 50 })
      .toBuffer();
    const planes = await separate({ data: await sharp(jpeg).raw().toBuffer(), ...size });
    const ink = planes?.inks[0];
    if (!planes || !ink) throw new Error('no colored ink was found');
    expect(ink.data.reduce((least, level) => Math.min(least, level))).toBeGreaterThan(at(ink, 300, 180) - 10);
  });

  test('a grey rim of a stroke leaves the text, a letter across the stroke stays', () => {
    const [across, down] = [20, 9];
    const ink = plane(across, down, (x) => (x >= 8 && x < 12 ? 40 : 255));
    const text = plane(across, down, (x, y) => (y === 4 ? 12 : x === 7 || x === 12 ? 160 : 255));
    const cleaned = withoutRims(text, ink);
    expect(at(cleaned, 7, 1)).toBeGreaterThan(225);
    expect(at(cleaned, 10, 4)).toBeLessThan(40);
    expect(at(cleaned, 1, 4)).toBe(12);
  });

  test('a speck where a letter stands leaves the stamp, a stroke under the letter stays', () => {
    const [across, down] = [30, 15];
    const isLetter = (y: number) => y === 7;
    const ink = plane(across, down, (x, y) => ((x >= 8 && x < 12) || (isLetter(y) && x > 22 && x < 26) ? 40 : 255));
    const text = plane(across, down, (_, y) => (isLetter(y) ? 12 : 255));
    const cleaned = underLetters(ink, text);
    expect(at(cleaned, 24, 7)).toBe(255);
    expect(at(cleaned, 10, 7)).toBeLessThan(120);
    expect(at(cleaned, 10, 2)).toBe(40);
  });

  test('words of a stamp that the engine joined are parted at the gap, numbers never', () => {
    const starts = [0, 12, 24, 36, 60, 72, 84, 96];
    const picture = plane(120, 24, (x) => (starts.some((start) => x >= start && x < start + 9) ? 0 : 255));
    const word = { confidence: 90, x0: 0, x1: 110, y0: 0, y1: 24 };
    const partsOf = (text: string) => parted({ ...word, text }, picture).map((part) => part.text);
    expect(partsOf('CALIPAIS')).toEqual(['CALI', 'PAIS']);
    expect(partsOf('48213517')).toEqual(['48213517']);
    // Its letters cannot be counted.
    expect(partsOf('CALIPAISES')).toEqual(['CALIPAISES']);
  });

  test('a rim is read line by line the better way up, and letters upside down are no digits', () => {
    // As the engine read one ring from JPEG: text, confidence, edges in radians.
    const found = [
      ...readings({ isInward: false, size: 0.85 }, ['NOTARIA 96 3.89 4.81', 'DE 96 4.89 5.14', 'FE 92 5.24 5.47']),
      ...readings({ isInward: false, size: 0.7 }, ['NOTARIA 95 3.88 4.81', 'FE 92 5.24 5.46', 'VIANOS 75 7.16 7.85']),
      ...readings({ isInward: true, size: 1 }, ['BOLIVIA 96 7.16 7.85', '34 78 5.23 5.47', '30 87 4.88 5.14']),
      ...readings({ isInward: true, size: 0.85 }, ['2430 96 4.88 5.46', 'SUCRE 96 1.64 2.24']),
      ...readings({ isInward: true, size: 0.7 }, ['VINYLON 81 3.88 4.8', '34 93 5.24 5.46', '30 92 4.88 5.13']),
    ];
    expect(textsOf(wordsOnRim(found))).toBe('NOTARIA DE FE SUCRE BOLIVIA');
    const number = readings({ isInward: true, size: 1 }, ['1987 90 0.1 0.6']);
    expect(textsOf(wordsOnRim([...found, ...number]))).toBe('NOTARIA DE FE SUCRE BOLIVIA 1987');
  });

  test('a number on a rim is read the way up of the words beside it', () => {
    const upright = readings({ isInward: false, size: 1 }, ['NOTARIA 96 3.89 4.81', '1998 72 4.9 5.4']);
    const turned = readings({ isInward: true, size: 1 }, ['8661 88 4.9 5.4']);
    expect(textsOf(wordsOnRim([...turned, ...upright]))).toBe('NOTARIA 1998');
    expect(textsOf(wordsOnRim(turned))).toBe('8661');
  });

  test('words of one reading of a rim stay, though the box of one reaches over the next', () => {
    const words = readings({ isInward: false, size: 1 }, [
      'NOTARIA 96 3.93 5.17',
      'DE 96 4.91 5.14',
      'FE 96 5.26 5.49',
    ]);
    expect(textsOf(wordsOnRim(words))).toBe('NOTARIA DE FE');
  });

  test('words of a rim that one size joins stay apart where another reads them so', () => {
    const joined = readings({ isInward: true, size: 1 }, ['SEGUNDOOFÍCIO 90 0.9 2.2']);
    const apart = readings({ isInward: true, size: 0.7 }, ['OFÍCIO 90 0.9 1.4', 'SEGUNDO 90 1.5 2.2']);
    expect(textsOf(wordsOnRim([...joined, ...apart]))).toBe('SEGUNDO OFÍCIO');
    const doubtful = apart.map((part) => ({ ...part, confidence: 8 }));
    expect(textsOf(wordsOnRim([...joined, ...doubtful]))).toBe('SEGUNDOOFÍCIO');
  });

  test('of two readings of a word on a rim, the one that another size gave alike stays', () => {
    const found = ['OFICIALIA 3 3.3 5', 'CFICIALIA 77 3.3 5', 'OFICIALIA 71 3.3 5'].flatMap((word, index) =>
      readings({ isInward: false, size: [1, 0.85, 0.7][index] ?? 1 }, [word]),
    );
    expect(textsOf(wordsOnRim(found))).toBe('OFICIALIA');
    expect(wordsOnRim(found.slice(0, 1))).toEqual([]);
  });

  test('a doubtful word of a stamp stays if two sizes read it alike', () => {
    const word = (text: string, confidence: number): Word => ({ text, confidence, x0: 0, x1: 90, y0: 0, y1: 24 });
    const words = [word('SELO', 11), word('DIGITAL', 11), word('AB', 96), word('ia', 20)];
    const others = [word('SELO', 13), word('DIGITAI', 13), word('AB', 96), word('ia', 22)];
    expect(confirmed(words, others).map(({ text, confidence }) => [text, confidence])).toEqual([
      ['SELO', 35],
      ['AB', 96],
    ]);
  });

  test('a page in black ink alone has no planes', async () => {
    expect(await separate(await colorOf(rows, size))).toBeUndefined();
  });

  test('a ring and a frame are stamps, a stroke in the same ink is none', async () => {
    const frame =
      '<g transform="rotate(4 650 200)" fill="none" stroke="#2b46b0" stroke-width="6"><rect x="520" y="150" width="250" height="90"/><path d="M550 195h190" stroke-width="16"/></g>';
    const stroke = '<path d="M500 560q60-90 110 0t90-10 130 20" fill="none" stroke="#2b46b0" stroke-width="5"/>';
    const planes = await separate(await colorOf(ring + frame + stroke, size));
    const stamps = await findStamps(planes?.inks ?? []);
    expect(stamps.map(({ isRound }) => isRound).toSorted()).toEqual([false, true]);
  });

  test('a page of one color is blank', async () => {
    const red = await sharp({ create: { width: 800, height: 1100, channels: 3, background: '#b02020' } })
      .png()
      .toBuffer();
    expect(await prepare(red, { quarter: 0 })).toMatchObject({ isBlank: true, stamps: [] });
  });
});

async function lineOf(text: string, file: Parameters<typeof fontPath>[0]): Promise<Picture> {
  const font = create(readFileSync(fontPath(file)));
  if (!('glyphForCodePoint' in font)) throw new Error('a collection of fonts');
  const scale = 40 / font.unitsPerEm;
  let x = 60;
  const glyphs = [...text].map((sign) => {
    const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
    const drawn = `<path transform="translate(${x} 80) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    x += glyph.advanceWidth * scale;
    return drawn;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="130"><rect width="100%" height="100%" fill="#fff"/>${glyphs.join('')}</svg>`;
  return toGrey(sharp(Buffer.from(svg)));
}

const label: Word = { text: 'الرقم', confidence: 96, x0: 700, y0: 50, x1: 790, y1: 82 };
const amiri = 'amiri/400Regular/Amiri_400Regular.ttf';
const serif = 'source-serif-4/400Regular/SourceSerif4_400Regular.ttf';

describe('digits by shape', () => {
  test.each(['٢٨٣٠٤١٥٧٩٦', '٥٠٧٣', '١٤٠٨'])('%s is read, and stays doubtful', async (number) => {
    const found = readNumbers(await lineOf(number, amiri), [label]);
    expect(found.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['الرقم', 96],
      [number, 79],
    ]);
  });

  test.each([
    ['٧٤٦/٢٠١٥', '٧٤٦/٢٠١٥:رضحملا'],
    ['٥٢٦٩٩٠٦٨٠٦', '٥٢٦٩٩٠٦٨٠٦:هوهها'],
  ])('%s is read whole beside a label that was not read', async (number, line) => {
    const found = readNumbers(await lineOf(line, amiri), [label]);
    expect(found.map(({ text }) => text)).toEqual(['الرقم', number]);
  });

  test('letters like digits among digits are no word', async () => {
    const word: Word = { text: '٤لا٥٠١', confidence: 84, x0: 60, y0: 50, x1: 200, y1: 90 };
    const found = readNumbers(await lineOf('٤٧٥٠١', amiri), [label, word]);
    expect(found.map(({ text }) => text)).toEqual(['الرقم', '٤٧٥٠١']);
  });

  test('Latin digits are left to the engine, words of the script too', async () => {
    const latin: Word = { text: '28304157', confidence: 91, x0: 60, y0: 50, x1: 240, y1: 82 };
    expect(readNumbers(await lineOf('28304157', serif), [label, latin])).toEqual([label, latin]);
  });

  test('a number that both readings have in Latin digits is kept, however much its shapes look like others', async () => {
    const latin: Word = { text: '76531842', confidence: 96, x0: 60, y0: 50, x1: 240, y1: 82 };
    const picture = await lineOf('٧٥٥٣١٨٤٢', amiri);
    expect(readNumbers(picture, [label, latin])).toEqual([label, latin]);
    const unsure = readNumbers(picture, [label, { ...latin, confidence: 79 }]);
    expect(unsure.map(({ text }) => text)).toEqual(['الرقم', '٧٥٥٣١٨٤٢']);
  });

  test('a short number is read by shape, though both readings agree on Latin digits', async () => {
    const latin: Word = { text: '1.019', confidence: 96, x0: 60, y0: 50, x1: 240, y1: 82 };
    const found = readNumbers(await lineOf('٧٥٥٣', amiri), [label, latin]);
    expect(found.map(({ text }) => text)).toEqual(['الرقم', '٧٥٥٣']);
  });

  test('short words of a Latin phrase are words, one alone may be digits', async () => {
    const picture = await lineOf('٧٥٥٣١٨٤٢', amiri);
    const words = ['Date', 'of', 'birth'].map((text, index): Word => ({
      text,
      confidence: 79,
      x0: 60 + 64 * index,
      y0: 48,
      x1: 115 + 64 * index,
      y1: 84,
    }));
    expect(readNumbers(picture, [label, ...words])).toEqual([label, ...words]);
    const alone: Word = { text: 'Date', confidence: 79, x0: 60, y0: 48, x1: 240, y1: 84 };
    expect(readNumbers(picture, [label, alone]).map(({ text }) => text)).toEqual(['الرقم', '٧٥٥٣١٨٤٢']);
  });
});

test('Latin words within a line from right to left keep their order', () => {
  const words = ['الاسم:', 'محمد', 'علي', 'MOHAMED', 'ALI'];
  const places = [700, 590, 480, 260, 370];
  const line = words.map((text, index): Word => {
    const x0 = places[index] ?? 0;
    return { text, confidence: 95, x0, y0: 100, x1: x0 + 90, y1: 130 };
  });
  const { blocks } = layOut(line, { lang: 'ar', dir: 'rtl' });
  const texts = blocks.map(({ content }) =>
    content.kind === 'field' ? `${content.label}|${content.value}` : JSON.stringify(content),
  );
  expect(texts.join(' ')).toContain('MOHAMED ALI');
  expect(texts.join(' ').indexOf('محمد')).toBeLessThan(texts.join(' ').indexOf('MOHAMED'));
});
