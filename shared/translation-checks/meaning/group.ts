import type { TextRule } from '../rules.ts';

/**
 * Words whose exchange falsifies a paper, compared by meaning. Each group tells one meaning for another; of some a meaning that
 * is lost or added is named too.
 */
export interface Group {
  words: string;
  rule: TextRule;
  lost?: true;
  added?: true;
  /** As `added`, beside another meaning of the group. */
  addedBeside?: true;
  /** Compared in the order of the text. */
  ordered?: true;
  /** Its words stand in lists, where one that is lost may be another of the list. */
  isCounted?: true;
  /** Compared sentence by sentence, where both sides have as many. */
  bySentence?: true;
  /** Its words are not all known: one that is lost or added alone counts where no unknown word may stand for it. */
  isOpen?: true;
  /** Meanings are `axis:meaning`, and each axis is compared alone. */
  hasAxes?: true;
  /** Compared by neighboring words, in `pairing.ts`. */
  isLabel?: true;
}
