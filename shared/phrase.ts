/** Entries of the phrasebooks: set words of official papers with their English. */

export const phraseKinds = ['title', 'label', 'phrase', 'office', 'mark', 'unit'] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** `edited`: the target differs from the shipped file. */
export const phraseFilters = ['all', 'edited', 'retired'] as const;
export type PhraseFilter = (typeof phraseFilters)[number];

export interface Phrase {
  /** May hold slots such as `{1}`, which stand for a number, date or name and occur in `target` too. */
  source: string;
  target: string;
  kind: PhraseKind;
  /** ISO 3166-1 code of a phrase that only this country's papers use. */
  country?: string;
  /** For the translator, where the word misleads. */
  note?: string;
}

/** Numbers of the slots of a source or target, in the order of the text. */
export function slotsOf(text: string): number[] {
  return Array.from(text.matchAll(/\{(\d)\}/g), (match) => Number(match[1]));
}
