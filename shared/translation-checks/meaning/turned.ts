import type { TextFinding } from '#shared/schemas/studio.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';
import type { Hit } from './lexicon.ts';
import { hitsOf } from './meanings.ts';
import { pairedSentences } from './sentences.ts';

/**
 * Parties of one sentence in each other's place: "the tenant leases to the landlord". Both sides name the same two, each as
 * often, in the other order; a passive English sentence names them so rightly.
 */
export function checkTurned({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && segment.part !== 'label' && segment.lang !== 'en')
    .flatMap((segment) => {
      const [one, other] = turnedParties(segment) ?? [];
      if (!one || !other) {
        const sentence = turnedLetters(segment);
        return sentence === undefined
          ? []
          : [
              at(
                segment,
                'pairing',
                `The letters of ${quoted(sentence)} stand in another order here. Compare who does what.`,
              ),
            ];
      }
      const say = `${quoted(one.written)} stands before ${quoted(other.written)} in the source, and behind it here. Compare who does what.`;
      return [at(segment, 'pairing', say)];
    });
}

/** The English names first what is acted upon. */
const passive = /\b(?:is|are|was|were|be|been)\b(?:(?!\bby\b)[^.;])*\bby\b|\b(?:is|are|was|were|be|been) \w+ed to\b/i;
const joined = /\b(?:whose|which|whom|who|between|and|or)\b/i;
const maxSentences = 60;

const parties: Readonly<Record<string, RegExp>> = {
  opposite: /^party:/,
  trade: /^role:/,
  kin: /^(?:mother|father|husband|wife|son|daughter|brother|sister|grandmother|grandfather)$/,
};

function turnedParties({ source, target, lang }: Segment): [Hit, Hit] | undefined {
  const [own = [], english = []] = pairedSentences(source, target) ?? [];
  if (own.length > maxSentences) return undefined;
  for (const [index, sentence] of own.entries()) {
    const right = english[index] ?? '';
    const [named, rendered] = [hitsOf(sentence, lang), hitsOf(right, 'en')];
    for (const [group, axis] of Object.entries(parties)) {
      const isParty = ({ pattern: { main } }: Hit) => main.length === 1 && axis.test(main[0] ?? '');
      const first = (named.get(group) ?? []).filter(isParty);
      const second = (rendered.get(group) ?? []).filter(isParty);
      const [one, other] = first;
      const [left, behind] = second;
      if (!one || !other || !left || !behind || first.length !== 2 || second.length !== 2) continue;
      if (isCrossed(sentence, right, { own: [one, other], english: [left, behind] })) return [one, other];
      const between = right.slice(left.start + left.written.length, behind.start);
      // `the bride’s father` turns the order of `والد الزوجة`.
      if (/^['’]s?\s/.test(between) || /^['’]s?\s/.test(right.slice(behind.start + behind.written.length))) continue;
      if (group === 'kin' && !/^(?:pt|es|ar|he)$/.test(lang)) continue;
      if (meaningOf(one) === meaningOf(other)) continue;
      if (
        meaningOf(one) === meaningOf(behind) &&
        meaningOf(other) === meaningOf(left) &&
        !passive.test(between) &&
        !joined.test(between) &&
        !passive.test(right.slice(0, behind.start)) &&
        !/\b(?:whose|which|whom|who|between|from)\b/i.test(right.slice(0, left.start))
      )
        return [one, other];
    }
  }
  return undefined;
}

/** Each party of a list of clauses in the clause of the other: `由被告抚养，原告每月支付`. */
function isCrossed(
  source: string,
  target: string,
  { own, english }: { own: readonly [Hit, Hit]; english: readonly [Hit, Hit] },
): boolean {
  const places = (text: string, hits: readonly [Hit, Hit], marks: RegExp) =>
    hits.map(({ start }) => text.slice(0, start).match(marks)?.length ?? 0);
  const marks = [/[,،，、]/gu, /,\s/gu] as const;
  const [first, second] = [places(source, own, marks[0]), places(target, english, marks[1])];
  const all = [source.match(marks[0])?.length ?? 0, target.match(marks[1])?.length ?? 0];
  return (
    all[0] === all[1] &&
    first[0] !== first[1] &&
    first[0] === second[0] &&
    first[1] === second[1] &&
    meaningOf(own[0]) === meaningOf(english[1]) &&
    meaningOf(own[1]) === meaningOf(english[0])
  );
}

/** Letters for the parties of a contract: `을은 갑의 동의 없이`. */
const lettered: Readonly<Record<string, RegExp>> = {
  ko: /(?<!\p{L})([갑을병정])(?=[은는이가의을를에과와]|\s)/gu,
  ja: /(?<!\p{Script=Han})([甲乙丙丁])(?=[はがのをにと])/gu,
};
const lettersOfParties: Readonly<Record<string, string>> = {
  갑: 'A',
  을: 'B',
  병: 'C',
  정: 'D',
  甲: 'A',
  乙: 'B',
  丙: 'C',
  丁: 'D',
};

function turnedLetters({ source, target, lang }: Segment): string | undefined {
  const pattern = lettered[lang];
  const [own = [], english = []] = (pattern && pairedSentences(source, target)) ?? [];
  if (pattern === undefined || own.length > maxSentences) return undefined;
  for (const [index, sentence] of own.entries()) {
    const right = english[index] ?? '';
    const [one, other, ...more] = [...sentence.matchAll(pattern)].map(([, sign = '']) => lettersOfParties[sign] ?? '');
    const [left, behind, ...rest] = right.match(/(?<![\p{L}\p{N}])[A-D](?![\p{L}\p{N}]|\.\p{L})/gu) ?? [];
    if (one === other || one === undefined || other === undefined || more.length + rest.length > 0) continue;
    if (one === behind && other === left && !/\bby\b/i.test(right)) return sentence;
  }
  return undefined;
}

const meaningOf = ({ pattern }: Hit) => pattern.main[0];
