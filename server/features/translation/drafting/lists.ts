import { joined, type Piece } from './pieces.ts';

/** Signs between the parts of a list. Each begins with a whole run of blanks: tried from each of them, a long run would take its square. */

export const nameSeparator = /(?:(?<!\s)\s+)?[,;/\n]\s*/gu;

/** Checkboxes: what they say depends on which is ticked, so that they are kept. */
export const boxes = /[□■☐☑☒]/u;

/** Maximum parts of a list; a text with more is not drafted as one. */
export const maxListed = 120;

export const listSeparators = [
  /(?:(?<!\s)\s+)?\n\s*/gu,
  /(?<!\s)\s+(?=[□■☐☑☒])/gu,
  /(?:(?<!\s)\s+)?\|\s*/gu,
  /(?<!\s)\s+[–—-]\s+/gu,
  /;\s+/gu,
  /,\s+/gu,
  /(?:(?<!\s)\s+)?\/\s*/gu,
];

/** `Livro A-12 Folha 34 Termo 5678`: labels, each followed by its number. */
export function labelRun(
  text: string,
  { label, number }: { label: (part: string) => Piece | undefined; number: (part: string) => Piece | undefined },
): Piece | undefined {
  const parts = [...text.matchAll(/([\p{L}.º°ª/\s]*?[\p{L}.º°ª/])\s+((?:[A-Z]-?)?\d[\d./-]*(?:-[A-Z])?)(?=\s|$)/guy)];
  const isAll = parts.length > 0 && parts.map(([part]) => part).join('').length === text.length;
  if (!isAll) return undefined;
  const pieces = parts.map(([, name = '', value = '']) =>
    joined([label(name), number(value)], (both) => both.join(' ')),
  );
  return joined(pieces, (targets) => targets.join(' '));
}
