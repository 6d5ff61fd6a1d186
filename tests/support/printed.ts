import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Removes whitespace and bidi controls, for comparison. */
export function squeezed(text: string): string {
  return text.replaceAll(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, '');
}

interface Item {
  str: string;
  dir: string;
  transform: number[];
  width: number;
}

/**
 * Text per page, extracted by pdf.js, with right-to-left items, alone on their line or beside a label, reversed into reading
 * order. Throws when an item lies outside its page.
 */
export async function readPrinted(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , right = 0] = page.view;
    const { items } = await page.getTextContent({ disableNormalization: true });
    const lines = new Map<number, Item[]>();
    let row = 0;
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , , , x = 0, y = 0] = item.transform as number[];
      if (x < 0 || x + item.width > right) throw new Error(`"${item.str}" lies outside page ${number}`);
      // A sign stands above or below the line of its letter.
      if (!/^\p{M}+$/u.test(item.str)) row = Math.round(y);
      lines.set(row, [...(lines.get(row) ?? []), item]);
    }
    const ordered = [...lines.values()].map((line) =>
      inReadingOrder(line)
        .map(({ str }) => str)
        .join(''),
    );
    texts.push(ordered.join('\n'));
  }
  await task.destroy();
  return texts;
}

/** Each run of right-to-left items reversed; spaces and signs belong to the run around them. */
function inReadingOrder(line: readonly Item[]): Item[] {
  const isFromLeft = ({ dir, str }: Item): boolean => dir === 'ltr' && /[^\p{M}\s]/u.test(str);
  const runs: Item[][] = [];
  let wasFromLeft: boolean | undefined;
  for (const item of line) {
    if (isFromLeft(item) !== wasFromLeft) runs.push([]);
    runs.at(-1)?.push(item);
    wasFromLeft = isFromLeft(item);
  }
  return runs.flatMap((run) => (run.some(({ dir }) => dir === 'rtl') ? run.toReversed() : run));
}

/** Text items of one page with their transforms. */
export async function readPlaced(bytes: Uint8Array, page: number): Promise<{ str: string; transform: number[] }[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true });
  const { items } = await (await (await task.promise).getPage(page)).getTextContent();
  const placed = items.flatMap((item) =>
    'str' in item ? [{ str: item.str, transform: item.transform as number[] }] : [],
  );
  await task.destroy();
  return placed;
}
