/** Names as in the passport, given by the customer: what a translation spells, and how. */

export interface SpelledName {
  /** In Latin letters, as in the passport. */
  name: string;
  /** As the document writes it, where that is another script. */
  nativeName: string | null;
}

/** A name of the same family, given or certified with another of its documents. */
export interface FamilyName extends SpelledName {
  /** Title of that document; null for the family list. */
  document: string | null;
}

/** The spelling sheet of one document. */
export interface Spelling {
  people: readonly SpelledName[];
  family: readonly FamilyName[];
}

export const noSpelling: Spelling = { people: [], family: [] };

/** Letters without accents, in lower case, words separated by one space. */
export function foldName(name: string): string {
  return foldLetters(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const unfoldable: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l', ı: 'i' };

/** Lower case without accents. */
export function foldLetters(text: string): string {
  // ASCII has no accents, and most words of English are.
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøæœđłı]/g, (letter) => unfoldable[letter] ?? letter);
}
