import type { TextFinding } from '#shared/schemas/studio.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';
import type { Hit } from './lexicon.ts';
import { hitsOf } from './meanings.ts';
import { pairedSentences } from './sentences.ts';

/**
 * Facts of a list that stand beside another of its entries than in the source: `chemistry poor, history good` for `Chemie gut,
 * Geschichte mangelhaft`. Two clauses exchange their meanings of one group, and one of them keeps a meaning of another.
 */
export function checkClauses({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en' && segment.part !== 'label')
    .flatMap((segment) => {
      const moved = movedFact(segment);
      if (moved === undefined) return [];
      const say = `${quoted(moved.written)} stands beside another word than in the source. Compare both sides.`;
      return [at(segment, 'pairing', say)];
    });
}

const maxClauses = 40;

function movedFact({ source, target, lang }: Segment): Hit | undefined {
  const [own = [], english = []] = pairedSentences(source, target) ?? [];
  const lists = own.map((sentence, index) => [clausesOf(sentence), clausesOf(english[index] ?? '')] as const);
  // `La madre, romana, è sarta; il padre, rumeno, è autista.`
  const halves = own.map((sentence, index) => [halvesOf(sentence), halvesOf(english[index] ?? '')] as const);
  // `אביו נכה ואמו מורה`
  const pairs = own.map((sentence, index) => [joinedOf(sentence, lang), joinedOf(english[index] ?? '', 'en')] as const);
  // A text of short sentences is a list of its own.
  const all = own.length <= maxClauses ? [...lists, ...halves, ...pairs, [own, english] as const] : lists;
  for (const [first, second] of all) {
    if (first.length !== second.length || first.length < 2 || first.length > maxClauses) continue;
    const left = first.map((clause) => hitsOf(clause, lang));
    const right = second.map((clause) => hitsOf(clause, 'en'));
    const found = exchangedRow(left, right);
    if (found) return found;
  }
  return undefined;
}

type Facts = ReadonlyMap<string, Hit[]>;

/** Groups of labels and subjects; statements about these are compared. */
const anchors = [
  'fraction',
  'field',
  'kin',
  'side',
  'body',
  'medicine',
  'dateKind',
  'bookPart',
  'office',
  'opposite',
  'contract',
  'work',
];
/** Groups of statements about them. */
const said = [
  'grade',
  'civilStatus',
  'nation',
  'religion',
  'work',
  'illness',
  'test',
  'colour',
  'verdict',
  'ruling',
  'gender',
  'kin',
  'forceRank',
];

function exchangedRow(left: readonly Facts[], right: readonly Facts[]): Hit | undefined {
  for (const group of said) {
    const [own, english] = [left.map((facts) => onlyOf(facts, group)), right.map((facts) => onlyOf(facts, group))];
    for (const [row, one] of own.entries()) {
      const [there] = [english[row]];
      if (!one || !there || isSame(one, there) || !isAnchored(left[row], right[row], group)) continue;
      const other = own.findIndex(
        (fact, index) => index !== row && fact && isSame(fact, there) && isSameAt(english[index], one),
      );
      if (other >= 0) return there;
    }
  }
  return undefined;
}

function isSameAt(hit: Hit | undefined, other: Hit): boolean {
  return hit !== undefined && isSame(hit, other);
}

/** The one fact of a group. */
function onlyOf(facts: Facts, group: string): Hit | undefined {
  const found = (facts.get(group) ?? []).filter(({ pattern }) => pattern.main.length > 0);
  return found.length === 1 ? found[0] : undefined;
}

function isSame({ pattern: one }: Hit, { pattern: other }: Hit): boolean {
  return one.main.some((meaning) => other.main.includes(meaning));
}

/** Whether the two clauses share a fact of another group. */
function isAnchored(own: Facts | undefined, english: Facts | undefined, group: string): boolean {
  return anchors.some((anchor) => {
    if (anchor === group) return false;
    const [one, other] = [own && onlyOf(own, anchor), english && onlyOf(english, anchor)];
    return one !== undefined && other !== undefined && isSame(one, other);
  });
}

const joiners: Partial<Record<LanguageTag, RegExp>> = {
  en: /,? and |, /u,
  pt: / e |, /u,
  es: / [ye] |, /u,
  fr: / et |, /u,
  it: / ed? |, /u,
  de: / und |, /u,
  pl: / (?:i|a|oraz) |, /u,
  uk: / (?:і|й|та|а) |, /u,
  ar: / و(?=\p{L}{2})|، /u,
  he: / ו(?=\p{L}{2})|, /u,
};

/** Two clauses that a conjunction joins. */
function joinedOf(sentence: string, lang: LanguageTag): string[] {
  const clauses = sentence.split(joiners[lang] ?? /(?!)/u);
  return clauses.length === 2 ? clauses : [];
}

const halvesOf = (sentence: string) => sentence.split(/[;；؛]/u).filter((half) => /[\p{L}\p{N}]/u.test(half));

/** Clauses of a list; a heading before its first entry stays with that. */
function clausesOf(sentence: string): string[] {
  return sentence.split(/[,;،؛]\s+|[、，；]/u).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}
