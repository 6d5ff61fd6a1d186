/** Signs between the parts of a value. Each begins with a whole run of blanks: tried from each of them, a long run would take its square. */

export const nameSeparator = /(?:(?<!\s)\s+)?[,;،؛/\n]\s*/gu;

/** Maximum parts of a list; a text with more is not drafted as one. */
export const maxListed = 120;

/** Checkboxes are kept: their meaning depends on which one is ticked. */
export const boxes = /[□■☐☑☒]/u;

/** The strongest first. */
export const listSeparators = [
  /(?:(?<!\s)\s+)?\n\s*/gu,
  /(?<!\s)\s+(?=[□■☐☑☒])/gu,
  /(?:(?<!\s)\s+)?\|\s*/gu,
  /(?<!\s)\s+[–—-]\s+/gu,
  /[;؛]\s+/gu,
  /[,،]\s+/gu,
  /(?:(?<!\s)\s+)?\/\s*/gu,
];

/** Commas of Arabic as those of English. */
export function asLatin(sign: string): string {
  return sign.replace('،', ',').replace('؛', ';');
}
