import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { noneOf, type Finding } from '../goals.ts';
import type { PaperEnvironment } from './environment.ts';
import { languages, rareNames } from './people.ts';
import { textByPoppler } from './readers.ts';

/** Without spaces, line ends and direction marks, which readers place differently. */
function squeezed(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, '');
}

interface Item {
  text: string;
  isRightToLeft: boolean;
  y: number;
}

/** Text by pdf.js, which gives the words of a right-to-left line from the left. */
async function textByPdfjs(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const found = items.flatMap((item): Item[] =>
    'str' in item ? [{ text: item.str, isRightToLeft: item.dir === 'rtl', y: Number(item.transform[5]) }] : [],
  );
  await task.destroy();
  const lines = Map.groupBy(found, ({ y }) => Math.round(y));
  return [...lines.values()]
    .map((line) => (line.some(({ isRightToLeft }) => isRightToLeft) ? line.toReversed() : line))
    .map((line) => line.map(({ text }) => text).join(''))
    .join('\n');
}

/** Names drawn whole, and extracted equal by pdf.js and pdftotext. */
export async function measureNames(environment: PaperEnvironment): Promise<Finding[]> {
  const lost: Record<string, string[]> = { 'pdf.js': [], pdftotext: [] };
  let names = 0;
  for (const order of [...languages, ...rareNames]) {
    const { bytes } = await environment.deliver(order);
    const texts = { 'pdf.js': await textByPdfjs(bytes), pdftotext: await textByPoppler(bytes, environment.dir) };
    const { name = '', nativeName } = order.holder ?? {};
    for (const written of [name, ...(nativeName ? [nativeName] : [])]) {
      names += 1;
      for (const [reader, text] of Object.entries(texts)) {
        if (!squeezed(text).includes(squeezed(written))) lost[reader]?.push(written);
      }
    }
  }
  return Object.entries(lost).map(([reader, missing]) => noneOf(`Names: lost by ${reader} of ${names}`, missing));
}
