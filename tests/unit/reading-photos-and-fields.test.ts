import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { smallCopy } from '#server/features/translation/reading/components.ts';
import { toGrey, type Picture } from '#server/features/translation/reading/grey.ts';
import { layOut } from '#server/features/translation/reading/layout/blocks.ts';
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
  test('the second line of a value beside another field is part of it', () => {
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
