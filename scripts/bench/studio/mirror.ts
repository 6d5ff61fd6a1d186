import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describeText } from '#server/platform/typesetting/text-job.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { atLeast, type Finding } from '../goals.ts';
import { drawForms, type DrawnForm } from './mirrored-forms/draw.ts';
import { latinForms } from './mirrored-forms/latin-forms.ts';
import { otherForms } from './mirrored-forms/other-forms.ts';

/**
 * Forms beside their printed translations: the share of blocks that are printed where they stand on the original. `BENCH_PICTURES=<folder>`
 * writes both pages of each form, for an eye to compare.
 */
export async function benchMirror(): Promise<Finding[]> {
  const folder = process.env['BENCH_PICTURES'];
  const press = createTypesetter();
  const findings: Finding[] = [];
  try {
    for (const drawn of await drawForms([...latinForms, ...otherForms])) {
      const { form, blocks } = drawn;
      const text = {
        sourceLanguage: form.language,
        pages: [{ page: 1, isBlank: false, rotation: 0 as const }],
        blocks,
      };
      const job = describeText(text, { brand: 'Bench', title: form.name, now: new Date(), size: 'a4' });
      const { pdf, pages } = await press.print(job, 'bench');
      const printed = await lettersOf(pdf);
      const places = blocks.flatMap((block) => missOf(block, printed) ?? []);
      const near = places.filter(({ across, down }) => across <= nearAcross && down <= nearDown).length;
      findings.push(
        atLeast(
          `${form.name}, ${pages === 1 ? '1 page' : `${pages} pages`}, blocks in place %`,
          85,
          (100 * near) / places.length,
        ),
      );
      if (folder) await writePictures(folder, drawn, pdf);
    }
  } finally {
    await press.close();
  }
  return findings;
}

/** Distance from the place on the original, in widths and heights of the page. */
const nearAcross = 0.12;
const nearDown = 0.08;

interface Letter {
  letter: string;
  x: number;
  y: number;
}

/** Letters of the first page in their logical order, with places in fractions of it. */
async function lettersOf(pdf: Uint8Array): Promise<Letter[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const page = await (await task.promise).getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ disableNormalization: true });
  const letters = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const all = [...item.str];
    return all.flatMap((letter, at) =>
      letter.trim() === '' ? [] : [{ letter, x: (x + (item.width * at) / all.length) / width, y: 1 - y / height }],
    );
  });
  await task.destroy();
  return letters;
}

/** How far the first letters of a block are from where it begins, or its last ones from where it ends; the lesser counts. */
function missOf(block: BlockContent, printed: readonly Letter[]): { across: number; down: number } | undefined {
  const { box } = block;
  const words = firstWords(block);
  if (!box || words === '') return undefined;
  const all = printed.map(({ letter }) => letter).join('');
  const misses: { across: number; down: number }[] = [];
  for (let at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + 1)) {
    const [start, end] = [printed[at], printed[at + words.length - 1]];
    if (!start || !end) break;
    const center = Math.abs((start.x + end.x) / 2 - (box.x + box.width / 2));
    const across = Math.min(Math.abs(start.x - box.x), center, Math.abs(end.x - box.x - box.width));
    const down = start.y < box.y ? box.y - start.y : Math.max(0, start.y - box.y - box.height);
    misses.push({ across, down });
  }
  return misses.toSorted((a, b) => a.across + a.down - b.across - b.down)[0] ?? { across: 1, down: 1 };
}

function firstWords(block: BlockContent): string {
  const text =
    block.kind === 'field'
      ? block.target.label
      : block.kind === 'table'
        ? (block.target.rows[0]?.[0] ?? '')
        : block.target;
  return text.replaceAll(/\s+/gu, '').slice(0, 14);
}

async function writePictures(folder: string, { form, png }: DrawnForm, pdf: Uint8Array): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, form.name.replaceAll(' ', '-'));
  await fs.writeFile(`${file}.original.png`, png);
  await fs.writeFile(`${file}.pdf`, pdf);
  await promisify(execFile)('pdftoppm', ['-r', '108', '-png', `${file}.pdf`, `${file}.english`]);
}
