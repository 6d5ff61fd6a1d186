/** Signs between the parts of a value. */

/** Each begins with a whole run of blanks: tried from each of them, a long run would take its square. */
export const nameSeparator = /(?:(?<!\s)\s+)?[,;/\n]\s*/gu;
/** Maximum parts of a list; a text with more is not drafted as one. */
export const maxListed = 120;
export const listSeparators = [
  /(?:(?<!\s)\s+)?\n\s*/gu,
  /(?:(?<!\s)\s+)?\|\s*/gu,
  /(?<!\s)\s+[–—-]\s+/gu,
  /;\s+/gu,
  /,\s+/gu,
  /(?:(?<!\s)\s+)?\/\s*/gu,
];
