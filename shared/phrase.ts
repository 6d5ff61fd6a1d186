/** Entries of the phrasebooks: set words of official papers with their English. */

export const phraseKinds = ['title', 'label', 'phrase', 'office', 'mark', 'unit'] as const;
export type PhraseKind = (typeof phraseKinds)[number];

export interface Phrase {
  /** May hold slots such as `{1}`, which stand for a number, date or name and occur in `target` too. */
  source: string;
  target: string;
  kind: PhraseKind;
  /** ISO 3166-1 code, for what only one country's papers say. */
  country?: string;
  /** For the translator, where the word misleads. */
  note?: string;
}
