import type { TextFinding } from '#shared/schemas/studio.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';
import type { Hit } from './lexicon.ts';
import { hitsOf } from './meanings.ts';

/**
 * One person as several, or several as one: "custody of the minors" for `custodia del menor`. Compared where both sides name
 * the person once, in languages whose plurals show in writing.
 */
export function checkPlurals({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && plurals[segment.lang] !== undefined)
    .flatMap((segment) => {
      const pair = changedNumber(segment);
      if (!pair) return [];
      const say = `${quoted(pair.own.written)} is ${quoted(pair.english.written)} here. Check whether it is one or several.`;
      return [at(segment, 'person-fact', say)];
    });
}

const plurals: Readonly<Record<string, RegExp>> = {
  pt: /(?:s|ns|is)$/i,
  es: /s$/i,
  he: /(?:ים|ות)$/,
};
const englishPlural = /(?:[^s]s|ren|men|wives)$/i;

/** People whom papers count. */
const people: Readonly<Record<string, RegExp>> = {
  kin: /^(?:child|son|daughter|brother|sister|grandson|granddaughter|nephew|niece|guardian|spouse)$/,
  opposite:
    /^(?:age:(?:minor|adult)|party:(?:buyer|seller|tenant|landlord|owner|heir|creditor|debtor|defendant|plaintiff))$/,
  trade: /^role:(?:witness|victim|suspect|successor|patient|guardian)$/,
};

/** People that a block names more often are not compared. */
const maxPeople = 40;

function changedNumber({ source, target, lang }: Segment): { own: Hit; english: Hit } | undefined {
  const [first, second] = [hitsOf(source, lang), hitsOf(target, 'en')];
  for (const [group, meanings] of Object.entries(people)) {
    const found = first.get(group) ?? [];
    if (found.length > maxPeople) continue;
    for (const own of found) {
      const meaning = own.pattern.main.find((one) => meanings.test(one));
      if (meaning === undefined || /\s/.test(own.written)) continue;
      const named = (hits: readonly Hit[]) => hits.filter(({ pattern }) => pattern.main.includes(meaning));
      const [here, there] = [named(first.get(group) ?? []), named(second.get(group) ?? [])];
      const [english] = there;
      if (here.length !== 1 || there.length !== 1 || !english || /\s/.test(english.written)) continue;
      if (
        /^\s(?:support|custody|benefit|allowance|maintenance|care)\b/i.test(
          target.slice(english.start + english.written.length),
        )
      )
        continue;
      if (isAttribute(english, target)) continue;
      // `אחיו`, his brother or his brothers.
      if (lang === 'he' && /(?:יו|יה|[אח]י|אחות)$/.test(own.written)) continue;
      const isSeveral = plurals[lang]?.test(own.written) === true;
      if (isSeveral !== englishPlural.test(english.written) && !isJoint(own, source)) return { own, english };
    }
  }
  return undefined;
}

/** `minor repairs`: said of the noun behind it. */
function isAttribute({ start, written }: Hit, target: string): boolean {
  return /^(?:minor|adult)$/i.test(written) && /^ \p{Ll}{4,}s(?!\p{L})/u.test(target.slice(start + written.length));
}

/** `filhos menores`, `filho(s)`, `menor de idade`: the word is said of others, or of any number. */
function isJoint({ start, written, pattern: { main } }: Hit, source: string): boolean {
  const after = source.slice(start + written.length, start + written.length + 12);
  const isNoun = !/age:/.test(main[0] ?? '') || article.test(source.slice(Math.max(0, start - 6), start));
  return !isNoun || /^\s?(?:\(|\/|de (?:edad|idade))/u.test(after);
}

const article = /(?<!\p{L})(?:d?[oa]s?|[ao]os?|[dn][oa]s?|del|al|el|l[ao]s?) $/iu;
