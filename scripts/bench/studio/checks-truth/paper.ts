import type { SourceTag } from '#shared/translation-text.ts';

export type SeededError = readonly [kind: string, from: string, to: string];

/** A right text and the errors that are put into it, one at a time. */
export interface TruthPaper {
  /** Of the language as it is sold. */
  name: string;
  lang: SourceTag;
  pairs: readonly { source: string; right: string; errors: readonly SeededError[] }[];
}
