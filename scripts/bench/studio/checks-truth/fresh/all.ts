import { createHash } from 'node:crypto';
import type { TruthPaper } from '../paper.ts';
import { betweenLatin } from './between-latin.ts';
import { betweenOther } from './between-other.ts';
import { central } from './central.ts';
import { eastAsian } from './east-asian.ts';
import { eighteenthLatin } from './eighteenth-latin.ts';
import { eighteenthOther } from './eighteenth-other.ts';
import { eighteenthRight } from './eighteenth-right.ts';
import { eighthLatin } from './eighth-latin.ts';
import { eighthOther } from './eighth-other.ts';
import { fifthLatin } from './fifth-latin.ts';
import { fifthOther } from './fifth-other.ts';
import { fourthLatin } from './fourth-latin.ts';
import { fourthOther } from './fourth-other.ts';
import { italian } from './italian.ts';
import { papersOf } from './lines.ts';
import { nineteenthLatin } from './nineteenth-latin.ts';
import { nineteenthOther } from './nineteenth-other.ts';
import { romance } from './romance.ts';
import { secondLatin } from './second-latin.ts';
import { secondOther } from './second-other.ts';
import { semitic } from './semitic.ts';
import { sixteenthLatin } from './sixteenth-latin.ts';
import { sixteenthOther } from './sixteenth-other.ts';
import { sixthLatin } from './sixth-latin.ts';
import { sixthOther } from './sixth-other.ts';
import { thirdLatin } from './third-latin.ts';
import { thirdOther } from './third-other.ts';
import { twentyEighthLatin } from './twenty-eighth-latin.ts';
import { twentyEighthOther } from './twenty-eighth-other.ts';
import { twentySixthLatin } from './twenty-sixth-latin.ts';
import { twentySixthOther } from './twenty-sixth-other.ts';
import { twentyThirdLatin } from './twenty-third-latin.ts';
import { twentyThirdOther } from './twenty-third-other.ts';
import { variedCentral } from './varied-central.ts';
import { variedLatin } from './varied-latin.ts';
import { variedOther } from './varied-other.ts';

/**
 * Errors of 26 kinds in each of the twelve languages, written before anything was mended by them. Every second source of a
 * language, in the order of their hashes, is looked at (`tune`); what is missed of the others (`held`) is counted, never listed.
 */
export const fresh: readonly TruthPaper[] = [...romance, ...italian, ...central, ...semitic, ...eastAsian];

export type Half = 'tune' | 'held';

const hashOf = (source: string) => createHash('sha256').update(source).digest('hex');

export function halfOf({ pairs }: TruthPaper, source: string): Half {
  const hashes = pairs.map((pair) => hashOf(pair.source)).toSorted();
  return hashes.indexOf(hashOf(source)) % 2 === 0 ? 'tune' : 'held';
}

/** A set of its own, measured once before anything was mended by it. */
export const second: readonly TruthPaper[] = [...secondLatin, ...secondOther];

/** As `second`, with all kinds of error in each of eight languages. */
export const third: readonly TruthPaper[] = [...thirdLatin, ...thirdOther];

/** Dense paragraphs to mend by after the third. */
export const between: readonly TruthPaper[] = [...betweenLatin, ...betweenOther];

/** As `second`, after the third. */
export const fourth: readonly TruthPaper[] = [...fourthLatin, ...fourthOther];

/** As `second`, after the fourth: all 24 kinds in eight languages. */
export const fifth: readonly TruthPaper[] = [...fifthLatin, ...fifthOther];

/** As `second`, after the fifth: five errors of each kind. */
export const sixth: readonly TruthPaper[] = [...sixthLatin, ...sixthOther];

/** Paragraphs of many kinds of paper to mend by, written after the first half of `eighth` was mended. */
export const varied: readonly TruthPaper[] = [...variedLatin, ...variedCentral, ...variedOther];

/** Whole records to mend by after the fifteenth. */
export const sixteenth: readonly TruthPaper[] = [...sixteenthLatin, ...sixteenthOther];

const eighteenthSeeded = [...eighteenthLatin, ...eighteenthOther];

/** Whole records of other kinds, written before the checks were mended by the seventeenth and measured once after that. */
export const eighteenth: readonly TruthPaper[] = papersOf(eighteenthSeeded);

/** The same in lines, with those that have no errors. */
export const eighteenthLined = [...eighteenthSeeded, ...eighteenthRight];

const nineteenthAll = [...nineteenthLatin, ...nineteenthOther];

const nineteenthOf = (half: Half): TruthPaper[] =>
  nineteenthAll.map((paper) => ({
    ...paper,
    pairs: paper.pairs.filter(({ source }) => halfOf(paper, source) === half),
  }));

/** Ordinary blocks of personal papers, one error each; every second source of a language to mend by. */
export const nineteenth: readonly TruthPaper[] = nineteenthOf('tune');

/** The other half of `nineteenth`, counted and never listed. */
export const nineteenthHeld: readonly TruthPaper[] = nineteenthOf('held');

/** Ordinary blocks in twelve languages, after the twenty-second. */
export const twentyThird: readonly TruthPaper[] = [...twentyThirdLatin, ...twentyThirdOther];

/** As `twentyThird`, after the right blocks of the twenty-fifth. */
export const twentySixth: readonly TruthPaper[] = [...twentySixthLatin, ...twentySixthOther];

/** As `twentyThird`, after the twenty-seventh. */
export const twentyEighth: readonly TruthPaper[] = [...twentyEighthLatin, ...twentyEighthOther];

export { fifteenth } from './fifteenth.ts';
export { fourteenth } from './fourteenth.ts';
export { ninth } from './ninth.ts';
export { seventeenth } from './seventeenth.ts';
export { seventh } from './seventh.ts';
export { tenth } from './tenth.ts';
export { thirteenth } from './thirteenth.ts';
export { thirtieth } from './thirtieth.ts';
export { twentieth } from './twentieth.ts';
export { twentyFirst } from './twenty-first.ts';
export { twentyFourth } from './twenty-fourth.ts';
export { twentySeventh } from './twenty-seventh.ts';
export { twentySecond } from './twenty-second.ts';

const eighthSources = [...eighthLatin, ...eighthOther]
  .flatMap((paper) => paper.pairs.map(({ source }) => hashOf(source)))
  .toSorted();

const eighthOf = (half: Half): TruthPaper[] =>
  [...eighthLatin, ...eighthOther].map((paper) => ({
    ...paper,
    pairs: paper.pairs.filter(
      ({ source }) => (eighthSources.indexOf(hashOf(source)) % 2 === 0 ? 'tune' : 'held') === half,
    ),
  }));

/** Slips in ten languages; every second source, in the order of their hashes, to mend by. */
export const eighth: readonly TruthPaper[] = eighthOf('tune');

/** The other half of `eighth`, measured when the checks had been mended by that. */
export const eighthHeld: readonly TruthPaper[] = eighthOf('held');
