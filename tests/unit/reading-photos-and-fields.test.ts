import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { smallCopy } from '#server/features/translation/reading/components.ts';
import { toGrey, type Picture } from '#server/features/translation/reading/grey.ts';
import { findInkMarks } from '#server/features/translation/reading/inks/ink-marks.ts';
import { layOut } from '#server/features/translation/reading/layout/blocks.ts';
import type { Rules } from '#server/features/translation/reading/layout/rules.ts';
import type { Word } from '#server/features/translation/reading/layout/words.ts';
import { toBlackOnWhite } from '#server/features/translation/reading/levels.ts';
import { findPhotos, isInPhoto } from '#server/features/translation/reading/photos.ts';
import { findSeals } from '#server/features/translation/reading/seals.ts';

/** Photos apart from seals and print; fields whose label or value is broken over lines. */

const head = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(2)"><rect width="125" height="160" fill="#b4b4b4"/><ellipse cx="62" cy="58" rx="37" ry="44" fill="#2c2c2c"/>
<path d="M5 160q8-48 57-50 50 2 58 50z" fill="#4a4a4a"/><ellipse cx="62" cy="70" rx="28" ry="37" fill="#c9c0b8"/></g>`;
const seal = (x: number, y: number) =>
  `<g fill="none" stroke="#222" stroke-width="7"><circle cx="${x}" cy="${y}" r="160"/><circle cx="${x}" cy="${y}" r="110"/></g>`;
const code = (x: number, y: number) =>
  Array.from({ length: 400 }, (_, at) =>
    (at * 7 + Math.floor(at / 20) * 3) % 5 < 2
      ? `<rect x="${x + (at % 20) * 14}" y="${y + Math.floor(at / 20) * 14}" width="14" height="14" fill="#111"/>`
      : '',
  ).join('');
const fiscal = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="160" height="190" fill="#e8d5c4"/><rect x="${x + 10}" y="${y + 10}" width="140" height="170" fill="none" stroke="#8a3b12" stroke-width="5"/>`;

async function page(inside: string): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect width="100%" height="100%" fill="#fff"/>${inside}</svg>`;
  const grey = await toGrey(sharp(Buffer.from(svg)).flatten({ background: '#fff' }).blur(1.2));
  return (await toBlackOnWhite(grey)).picture;
}

describe('a photo of a person', () => {
  test('is a photo in its place, and its head is no seal', async () => {
    const picture = await page(head(1200, 300));
    const [photo, ...others] = findPhotos(picture);
    expect(others).toEqual([]);
    expect(photo).toMatchObject({ x0: expect.closeTo(1200, -2) as number, y1: expect.closeTo(620, -2) as number });
    expect(findSeals(await smallCopy(picture), [])).toEqual([]);
  });

  test('is none of: a seal, a code of squares, a fiscal stamp', async () => {
    const picture = await page(seal(400, 500) + code(900, 400) + fiscal(300, 1200));
    expect(findPhotos(picture)).toEqual([]);
    const [found] = findSeals(await smallCopy(picture), []);
    expect(found?.box).toMatchObject({ x0: expect.closeTo(240, -2) as number, x1: expect.closeTo(560, -2) as number });
  });

  test('holds what lies within it, not the seal over its corner', () => {
    const photos = [{ x0: 100, y0: 100, x1: 350, y1: 420 }];
    expect(isInPhoto({ x0: 150, y0: 150, x1: 200, y1: 170 }, photos)).toBe(true);
    expect(isInPhoto({ x0: 250, y0: 300, x1: 570, y1: 620 }, photos)).toBe(false);
  });
});

const spanish = { lang: 'es', dir: 'ltr' } as const;

function line(text: string, x: number, y: number, height = 26): Word[] {
  let left = x;
  return text.split(' ').map((word) => {
    const width = word.length * 14 * (height / 26);
    const box = { text: word, confidence: 95, x0: left, x1: left + width, y0: y, y1: y + height };
    left += width + 12;
    return box;
  });
}

function contentsOf(words: readonly Word[], script: { lang: string; dir: 'ltr' | 'rtl' } = spanish) {
  return layOut(words, script).blocks.map(({ content }) => content);
}

describe('broken lines of a form', () => {
  test('the second line of a value next to another field is part of it', () => {
    const words = [
      ...line('Apellidos y nombres completos: Eusebio', 100, 200),
      ...line('Nacionalidad: 5433', 900, 200),
      ...line('Larraín', 100, 240),
      ...line('Sexo: Femenino', 100, 320),
    ];
    expect(contentsOf(words)).toContainEqual(
      expect.objectContaining({ label: 'Apellidos y nombres completos', value: 'Eusebio Larraín' }),
    );
  });

  test('a field below, as far as every other, is not', () => {
    const words = [
      ...line('Provincia: Mendoza', 100, 200),
      ...line('Nacionalidad: 5433', 900, 200),
      ...line('Ministerio Público', 100, 260),
      ...line('Sexo: Femenino', 100, 320),
    ];
    expect(contentsOf(words)).toContainEqual(expect.objectContaining({ label: 'Provincia', value: 'Mendoza' }));
  });

  test('a label that ends on its second line is one label', () => {
    const words = [
      ...line('Documento de identificación (Clase y', 100, 200),
      ...line('número): 5396', 100, 240),
      ...line('Firma: 5507', 100, 320),
    ];
    expect(contentsOf(words)[0]).toMatchObject({
      kind: 'field',
      label: 'Documento de identificación (Clase y número)',
      value: '5396',
    });
  });

  test('a number with a detached point is one number, two adjacent amounts are not', () => {
    expect(contentsOf([...line('CPF:', 100, 200), ...line('081 .223.945-17', 220, 200)])[0]).toMatchObject({
      value: '081.223.945-17',
    });
    expect(contentsOf([...line('Saldo:', 100, 200), ...line('100 -20', 220, 200)])[0]).toMatchObject({
      value: '100 -20',
    });
  });

  test('a long label before a short value is a field, a sentence with a colon is none', () => {
    expect(
      contentsOf(line('Tipo de documento antecedente o declaración de testigos: 5211', 100, 200))[0],
    ).toMatchObject({
      kind: 'field',
      value: '5211',
    });
    const sentence = 'Comparece ante mí, el notario, quien declara bajo juramento lo que sigue: soltero.';
    expect(contentsOf(line(sentence, 100, 200, 14))[0]).toMatchObject({ kind: 'paragraph' });
  });

  test('centred titles above short fields at one side are read before them', () => {
    const titles = ['מדינת ישראל', 'משרד הפנים', 'רשות האוכלוסין וההגירה', 'תמצית רישום ממרשם האוכלוסין'];
    const fields = ['שם: מרתה', 'דת: אחר', 'מין: נקבה', 'עיר: חיפה'];
    const rtl = (text: string, right: number, y: number): Word[] => {
      let edge = right;
      return text.split(' ').map((word) => {
        const width = word.length * 14;
        const box = { text: word, confidence: 95, x0: edge - width, x1: edge, y0: y, y1: y + 26 };
        edge -= width + 12;
        return box;
      });
    };
    const words = [
      ...titles.flatMap((text, at) => rtl(text, 780 + text.length * 7, 200 + at * 50)),
      ...fields.flatMap((text, at) => rtl(text, 1500, 440 + at * 50)),
    ];
    const texts = contentsOf(words, { lang: 'he', dir: 'rtl' }).map((content) =>
      'text' in content ? content.text : 'label' in content ? content.label : '',
    );
    expect(texts.findIndex((text) => text.includes('מדינת'))).toBe(0);
  });
});

/** A grid of two rows of two boxes with their words, and strokes of letters that lie in them. */
function rulesOf(strokes: readonly (readonly [x: number, from: number, to: number])[] = []): Rules {
  const straight = (at: number, from: number, to: number) => ({ from, to, at: () => at });
  return {
    across: [300, 380, 460].map((y) => straight(y, 100, 1500)),
    down: [
      ...[100, 800, 1500].map((x) => straight(x, 300, 460)),
      ...strokes.map(([x, from, to]) => straight(x, from, to)),
    ],
  };
}

describe('boxes of a form', () => {
  const area = 1654 * 2339;
  const box = (label: string, value: string, x: number, y: number, labelHeight = 16) => [
    ...line(label, x, y + 6, labelHeight),
    ...line(value, x, y + 40, 26),
  ];
  const fieldsOf = (words: readonly Word[], rules: Rules, script: { lang: string; dir: 'ltr' | 'rtl' }) =>
    layOut(words, script, { rules, area }).blocks.map(({ content }) =>
      content.kind === 'field' ? `${content.label}: ${content.value}` : 'text' in content ? content.text : '',
    );

  test('on a right-to-left page are read from right to left', () => {
    const words = [
      ...box('משפחה', 'לוי', 1300, 300),
      ...box('פרטי', 'מרתה', 600, 300),
      ...box('אב', 'יעקב', 1300, 380),
      ...box('אם', 'שרה', 600, 380),
    ];
    expect(fieldsOf(words, rulesOf(), { lang: 'he', dir: 'rtl' })).toEqual([
      'משפחה: לוי',
      'פרטי: מרתה',
      'אב: יעקב',
      'אם: שרה',
    ]);
  });

  test('are not parted by strokes of letters that stand one over the other', () => {
    const square = (text: string, x: number, y: number, side: number): Word[] => [
      { text, confidence: 95, x0: x, x1: x + text.length * side, y0: y, y1: y + side },
    ];
    const words = [
      ...[...square('本籍', 110, 308, 22), ...square('大阪市', 110, 338, 32)],
      ...[...square('氏名', 810, 308, 22), ...square('山本恵', 810, 338, 32)],
    ];
    const rules = rulesOf([[124, 308, 370]]);
    expect(fieldsOf(words, rules, { lang: 'ja', dir: 'ltr' })).toEqual(['本籍: 大阪市', '氏名: 山本恵']);
  });

  test('have a label over its value though its letters seem as high', () => {
    const words = [
      ...box('Provincia', 'Mendoza', 110, 300),
      ...box('Libro', '4730', 810, 300, 27),
      ...box('Oficina', '4656', 110, 380, 27),
      ...box('Nombre', 'Marta', 810, 380),
    ];
    expect(fieldsOf(words, rulesOf(), spanish)).toEqual([
      'Provincia: Mendoza',
      'Libro: 4730',
      'Oficina: 4656',
      'Nombre: Marta',
    ]);
  });
});

test('a part of a seal’s rim is no signature', async () => {
  const print = Array.from(
    { length: 12 },
    (_, row) => `<path d="M200 ${200 + row * 50}h1200" stroke="#111" stroke-width="12" stroke-dasharray="9 9"/>`,
  );
  const inked = async (inside: string) =>
    findInkMarks(await smallCopy(await page(print.join('') + inside)), { words: [], taken: [] });
  const arc = '<path d="M600 1600 A170 170 0 0 1 900 1600" fill="none" stroke="#222" stroke-width="7"/>';
  const written =
    '<path transform="translate(500 1550) scale(2)" d="M6 44c14-30 22-38 27-33 6 7-18 40-10 41 9 1 16-29 23-28 6 1-7 21 1 22 9 0 10-20 18-19 7 1-4 18 4 18 10 0 12-28 22-33 8-3 3 30-6 41-5 6-10 3-6-4 8-15 28-25 40-24 9 1-4 12 6 12 12 0 22-14 40-20" fill="none" stroke="#222" stroke-width="2.2"/>';
  expect(await inked(arc)).toEqual([]);
  expect(await inked(written)).toMatchObject([{ mark: 'signature' }]);
});
