/** Signs between the parts of a list. */

/** Each begins with a whole run of blanks: tried from each of them, a long run would take its square. */
export const nameSeparator = /(?:(?<!\s)\s+)?[,;/\n]\s*/gu;
export const listSeparators = [
  /(?:(?<!\s)\s+)?\n\s*/gu,
  /(?:(?<!\s)\s+)?\|\s*/gu,
  /(?<!\s)\s+[–—-]\s+/gu,
  /;\s+/gu,
  /,\s+/gu,
  /(?:(?<!\s)\s+)?\/\s*/gu,
];
