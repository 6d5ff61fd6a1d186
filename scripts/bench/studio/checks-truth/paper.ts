import type { SourceTag } from '#shared/translation-text.ts';

export type SeededError = readonly [kind: string, from: string, to: string];

export interface TruthPair {
  source: string;
  right: string;
  errors: readonly SeededError[];
  /** People of the spelling sheet, as the customer gives them for names in other scripts. */
  people?: readonly { name: string; nativeName: string }[];
}

/** A right text and the errors that are put into it, one at a time. */
export interface TruthPaper {
  /** Of the language as it is sold. */
  name: string;
  lang: SourceTag;
  pairs: readonly TruthPair[];
}
