import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, test } from 'vitest';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { TextJob } from '#server/platform/typesetting/print-job.ts';
import { describeText, placeOfLetter, textsOf, type PrintableText } from '#server/platform/typesetting/text-job.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { blockOf, pageOf, sampleText } from '../support/printed-texts.ts';
import { readPlaced, readPrinted, squeezed } from '../support/printed.ts';

/** A translation's text as it is typeset, read by another engine. */

const typesetter = createTypesetter();
afterAll(() => typesetter.close());

const options = { brand: 'Paper House', title: 'Translation', now: new Date('2026-01-15T12:00:00Z') };
const jobOf = (text: PrintableText): TextJob => describeText(text, options);

async function print(text: PrintableText): Promise<{ pdf: Uint8Array; pages: string[] }> {
  const { pdf } = await typesetter.print(jobOf(text), 'someone');
  return { pdf, pages: await readPrinted(pdf) };
}

/** The tagged text of a file in its logical order; headers, rules and marks of the sheet are not part of it. */
async function taggedText(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const document = await task.promise;
  let said = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const open: (string | undefined)[] = [];
    for (const item of items) {
      if ('str' in item) {
        if (open.some((id) => id !== undefined)) said += item.str;
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
    }
  }
  await task.destroy();
  return said;
}

const tall = (count: number): PrintableText => ({
  sourceLanguage: 'Spanish',
  pages: [pageOf(1)],
  blocks: [
    blockOf({
      kind: 'table',
      target: {
        rows: [
          ['Subject', 'Grade'],
          ...Array.from({ length: count }, (_, at) => [`Subject number ${at + 1}`, String(at)]),
        ],
      },
    }),
  ],
});

describe('a typeset text', () => {
  test.each(sourceLanguages)('from %s says what the model says, in its order', async (language) => {
    const text = sampleText(language);
    const job = jobOf(text);
    const { pdf, pages } = await typesetter.print(job, 'someone');
    expect(pages).toBe(3);
    // The template sets the caption of a note.
    const captioned = text.blocks.reduce(
      (said, block) => (block.kind === 'note' ? said.replace(block.target, `Translator’s note${block.target}`) : said),
      job.textPages.flatMap((page) => [page.heading, ...textsOf({ textPages: [page] })]).join(''),
    );
    expect(inReadingOrder(await taggedText(pdf))).toBe(inReadingOrder(captioned));
  });

  test('mirrors the page of the original, and is read in the order of its text', async () => {
    const at = (x: number, y: number, width = 0.3, height = 0.012) => ({ box: { x, y, width, height } });
    const frame = (x: number, width: number) => ({ frame: { x, y: 0.3, width, height: 0.05 } });
    const pair = (label: string, value: string) => ({ kind: 'field' as const, target: { label, value } });
    const blocks = [
      blockOf({ kind: 'heading', target: 'Extract of Birth', ...at(0.35, 0.1) }),
      blockOf({ kind: 'paragraph', target: 'Kingdom of Morocco', ...at(0.6, 0.2), dir: 'rtl' }),
      blockOf({ kind: 'paragraph', target: 'Ministry of the Interior', ...at(0.6, 0.22), dir: 'rtl' }),
      blockOf({ ...pair('Act number', '1234'), ...at(0.1, 0.2, 0.2), dir: 'rtl' }),
      blockOf({ ...pair('Name', 'العلوي'), ...at(0.11, 0.31), ...frame(0.1, 0.4) }),
      blockOf({ ...pair('Day', '07'), ...at(0.51, 0.31, 0.1), ...frame(0.5, 0.4) }),
      blockOf({
        kind: 'table',
        target: {
          rows: [
            ['A', 'B'],
            ['1', '2'],
          ],
        },
        ...at(0.1, 0.4, 0.8, 0.05),
        columns: [0.7, 0.3],
        isRuled: false,
      }),
      blockOf({ kind: 'paragraph', target: 'Added by hand.' }),
      blockOf({ kind: 'mark', target: '[Emblem]', mark: 'emblem', ...at(0.45, 0.02, 0.1, 0.06) }),
      blockOf({ kind: 'note', target: 'The name is copied.' }),
    ];
    const { pdf, pages } = await print({ sourceLanguage: 'Arabic', pages: [pageOf(1)], blocks });
    expect(pages).toHaveLength(1);
    const order =
      'Translation from Arabic · page 1 of 1 of the original [Emblem] Extract of Birth Kingdom of Morocco Ministry of the Interior Act number 1234 Name العلوي Day 07 A B 1 2 Added by hand. Translator’s note The name is copied.';
    expect(inReadingOrder(await taggedText(pdf))).toBe(inReadingOrder(order));
    const placed = await readPlaced(pdf, 1);
    const leftOf = (word: string) => placed.find(({ str }) => str.includes(word))?.transform[4] ?? 0;
    expect(leftOf('Kingdom')).toBeGreaterThan(leftOf('Act') + 100);
    expect(leftOf('Day')).toBeGreaterThan(leftOf('Name') + 100);
  });

  test('shrinks a full page to one that has its number, and flows on below 85 %', async () => {
    const page = (lines: number) =>
      Array.from({ length: lines }, (_, index) => {
        const box = { x: 0.1, y: 0.05 + (index * 0.9) / lines, width: 0.8, height: 0.012 };
        return blockOf({ kind: 'paragraph', target: `Line ${index + 1} of the page.`, box });
      });
    const sheetsOf = async (lines: number) =>
      (await typesetter.print(jobOf({ sourceLanguage: 'Spanish', pages: [pageOf(1)], blocks: page(lines) }), 'someone'))
        .pages;
    expect(await sheetsOf(46)).toBe(1);
    expect(await sheetsOf(90)).toBe(2);
  });

  test('names the page of the original, and states blank ones', async () => {
    const { pages } = await print(sampleText('Portuguese'));
    pages.forEach((page, index) => {
      expect(page).toContain(`Translation from Portuguese · page ${index + 1} of 3 of the original`);
    });
    expect(pages[2]).toContain('[Blank page]');
    expect(pages[1]).toContain('[illegible]');
  });

  test('breaks a long table over pages, repeats its head, and cuts nothing', async () => {
    const { pages } = await print(tall(200));
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain('Subject');
      expect(page.includes('(continued)')).toBe(index > 0);
    });
    expect(pages.join('')).toContain('Subject number 200');
  });

  test('sets twenty columns and words wider than the sheet inside the margins', async () => {
    const row = Array.from({ length: 20 }, (_, at) => `Extraordinarily${at}`);
    const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(20);
    const blocks = [
      blockOf({ kind: 'table', target: { rows: [row, row, row] } }),
      blockOf({ kind: 'paragraph', target: word }),
      blockOf({ kind: 'field', target: { label: word.slice(0, 90), value: word } }),
      blockOf({ kind: 'paragraph', target: 'word '.repeat(2000) }),
    ];
    const { pages } = await print({ sourceLanguage: 'German', pages: [pageOf(1)], blocks });
    const all = squeezed(pages.join(''));
    expect(all).toContain(word);
    expect(all.match(/word/gu)?.length).toBe(2000);
  });

  test('keeps a number in groups on one line of a narrow cell, and breaks it where even small type is too wide', async () => {
    const registration = '123456 01 55 2026 1 00012 345 0012345 67';
    const tableOf = (columns: number): PrintableText => {
      const row = [registration, ...Array.from({ length: columns - 1 }, (_, at) => `A longer entry in column ${at}`)];
      return {
        sourceLanguage: 'Portuguese',
        pages: [pageOf(1)],
        blocks: [blockOf({ kind: 'table', target: { rows: [row, row] } })],
      };
    };
    const inOneLine = async (columns: number) => (await print(tableOf(columns))).pages[0]?.split(registration).length;
    expect(await inOneLine(4)).toBe(3);
    expect(await inOneLine(12)).toBe(1);
  });

  test('prints the source of what nobody translated, and says so', async () => {
    const source = 'Nada mais havendo, lavrei o presente termo.';
    const open = blockOf({ kind: 'paragraph', target: '', source, state: 'untranslated' });
    const { pages } = await print({ sourceLanguage: 'Portuguese', pages: [pageOf(1), pageOf(2)], blocks: [open] });
    expect(pages[0]).toContain(`[untranslated: ${source}]`);
    expect(pages[1]).toContain('[Nothing is translated on this page]');
  });

  test('an English text with Arabic digits of two ranges is printed', async () => {
    const text: PrintableText = {
      sourceLanguage: 'Arabic',
      pages: [pageOf(1)],
      blocks: [
        blockOf({
          kind: 'paragraph',
          target: 'Register No. ٠١٢٣٤٥٦٧٨٩ of the court, No. ۰۱۲۳۴۵۶۷۸۹ of the ministry, dated ۱۳۹۸/٠٢/۰٣.',
        }),
      ],
    };
    await expect(print(text)).resolves.toMatchObject({ pages: { length: 1 } });
  });

  test('refuses a letter that no font has, with its name and its place', async () => {
    const blocks = [
      blockOf({ kind: 'heading', target: 'Certificate' }),
      blockOf({ kind: 'table', target: { rows: [['Name', 'Ana ꦲ Souza']] } }),
    ];
    const job = jobOf({ sourceLanguage: 'Spanish', pages: [pageOf(1)], blocks });
    const error: unknown = await typesetter.print(job, 'someone').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ fault: 'letters', letters: [{ codePoint: 'U+A9B2' }] });
    const [letter] = error instanceof PrintError ? error.letters : [];
    expect(letter && placeOfLetter(letter, job)).toEqual({
      field: 'page 1, row 1, column 2 of the table at place 2',
      blockId: blocks[1]?.id,
    });
  });
});

/** Without spaces; the words of a right-to-left run are compared by their letters, since readers differ in their order. */
function inReadingOrder(text: string): string {
  return squeezed(text)
    .normalize('NFC')
    .replaceAll(/[\p{Script=Arabic}\p{Script=Hebrew}\p{M}־׳]+/gu, (run) => Array.from(run).toSorted().join(''));
}
