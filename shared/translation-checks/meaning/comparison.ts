import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters, type Spelling } from '#shared/spelling.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { isCompared } from '../languages/all.ts';
import { at } from '../rules.ts';
import { isTranslated, wordsOf, type CheckedText, type Segment } from '../segments.ts';
import { exchangedInSentence, faultOf, pairsOf, sameSentence, type IsNear } from './faults.ts';
import type { Group } from './group.ts';
import type { Hit } from './lexicon.ts';
import { expectedFor, groups, hitsOf, knowsWord } from './meanings.ts';
import { hasUnknownWord } from './unknown-words.ts';

/** Labels of dates whose words mean little else. */
function isSureDate({ pattern }: Hit): boolean {
  return pattern.main.some((meaning) => /^(?:issue|expiry|birth|death|divorce)$/.test(meaning));
}

/** Meanings of the source that the English exchanges, loses or adds. */
export function checkMeanings({ segments }: CheckedText, spelling: Spelling): TextFinding[] {
  const named = new Set(
    [...spelling.people, ...spelling.family].flatMap(({ name }) => wordsOf(name).map((word) => foldLetters(word))),
  );
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en')
    .flatMap((segment) => {
      const source = readInContext(hitsOf(segment.source, segment.lang), {
        text: segment.source,
        lang: segment.lang,
        blanks: 0,
      });
      const target = readInContext(hitsOf(segment.target, 'en'), {
        text: segment.target,
        lang: 'en',
        from: segment.lang,
        blanks: blanksOf(segment.source),
      });
      const turned = turnedRound({ source, target, lang: segment.lang });
      const isNear = sameSentence(segment);
      return Object.entries(groups).flatMap(([name, group]) => {
        const [own, english] = comparedHits(name, group, { source, target, turned, isNear });
        const facts = {
          segment,
          group,
          named,
          knows: (word: string) => knowsWord(word, segment.lang),
          expected: expectedFor,
          isRendered: renderedTest(group, { source, target }),
          isMeantElsewhere: (hit: Hit) => isMeantElsewhere(hit, { source, target }),
          mayBeMeant: () => mayBeMeant(segment),
        };
        // Of several dates each has its own label.
        if (name === 'dateKind') {
          const say = exchangedInSentence({
            ...facts,
            own: own.filter(isSureDate),
            english: english.filter(isSureDate),
          });
          return say === undefined ? [] : [at(segment, group.rule, say)];
        }
        if (
          group.isLabel ||
          !isCompared(segment.lang, name) ||
          (own.length === 0 && (english.length === 0 || !group.added))
        )
          return [];
        const say =
          pairsOf(segment, group, { own, english })
            .map((pair) => faultOf({ ...pair, ...facts }))
            .find((found) => found !== undefined) ?? exchangedInSentence({ ...facts, own, english });
        return say === undefined ? [] : [at(segment, group.rule, say)];
      });
    });
}

/** What may render its meaning, and does not prove it. */
function withoutProof({ pattern, ...hit }: Hit): Hit {
  return { ...hit, pattern: { ...pattern, main: [], wide: [...pattern.wide, ...pattern.main] } };
}

type Hits = ReadonlyMap<string, Hit[]>;

interface Side {
  text: string;
  lang: LanguageTag;
  /** Language of the source, for a text in English. */
  from?: LanguageTag;
  /** Signs for nothing on the other side, which this one may say in words. */
  blanks: number;
}

/** Labels with a sign for nothing: `Mentions : —`, `Uwagi: ***`. */
function blanksOf(text: string): number {
  return text.match(/[:：]\s?(?:[—–/…＊]|-\/-|-{1,5}|\*{1,5}|={1,5}|\.{3,5})(?=\s?(?:[.,;|\n。；]|$))/gu)?.length ?? 0;
}

/** Hits by what stands beside them: months of dates are compared as dates, and syllables of `Ha-neul` and `Kyung-min` are no units. */
function readInContext(hits: Hits, { text, lang, from, blanks }: Side): Hits {
  let left = blanks;
  // `Remarks: none`, for a dash of the source.
  const isBlank = ({ start }: Hit) => {
    const isValue = left > 0 && /[:：]\s?$/u.test(text.slice(Math.max(0, start - 2), start));
    if (isValue) left -= 1;
    return isValue;
  };
  const months = hits.get('month') ?? [];
  const dates = months.length === 0 ? [] : parseDates(text, lang);
  const isDated = ({ start }: Hit) => dates.some((date) => start >= date.start && start < date.end);
  const isNamed = ({ start, written }: Hit) =>
    /^[²³]/u.test(text.slice(start + written.length, start + written.length + 1)) ||
    (/^\p{Lu}\p{Ll}$/u.test(written) && !/\d\s?$/.test(text.slice(Math.max(0, start - 2), start))) ||
    /\p{Ll}-$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    (/^\p{Lu}\p{Ll}+$/u.test(written) &&
      /^-\p{Ll}/u.test(text.slice(start + written.length, start + written.length + 2)));
  // `6 luni` are months, `luni` alone is a Monday.
  const numbers = lang === 'ro' && hits.has('weekday') ? parseNumbers(text, lang) : [];
  const isCounted = ({ start }: Hit) => numbers.some(({ end }) => end <= start && start - end <= 4);
  // `Beijing Road` names a street by a town.
  const isStreet = ({ start, written }: Hit) =>
    /^ (?:Road|Street|Avenue|Boulevard|Lane|Square|Bank|University|Hospital|Hotel|Insurance|Industries|Electric)(?!\p{L})/u.test(
      text.slice(start + written.length, start + written.length + 12),
    );
  const isNone: Readonly<Record<string, (hit: Hit) => boolean>> = {
    unit: (hit) => isNamed(hit) || isWhen(hit, text),
    era: isNamed,
    weekday: (hit) => isCounted(hit) || isChineseName(hit, text),
    negation: isBlank,
  };
  // `Ao Ishikawa`: a surname of Japan that is a place too.
  const isSurname = ({ start }: Hit) =>
    from === 'ja' && /(?:^|[:;,.] )\p{Lu}\p{Ll}{1,12} $/u.test(text.slice(Math.max(0, start - 16), start));
  const isVague: Readonly<Record<string, (hit: Hit) => boolean>> = {
    month: isDated,
    place: (hit) => isStreet(hit) || isSurname(hit),
  };
  return new Map(
    [...hits].map(([group, all]) => [
      group,
      all
        .filter((hit) => isNone[group]?.(hit) !== true)
        .map((hit) => (isVague[group]?.(hit) === true ? withoutProof(hit) : hit)),
    ]),
  );
}

/** `갱신 시`, upon renewal: an hour has its number before it. */
function isWhen({ start, written }: Hit, text: string): boolean {
  return written === '시' && !/(?:\p{N}|[한두세네섯곱덟홉열]) ?$/u.test(text.slice(Math.max(0, start - 3), start));
}

/** `Sun Jianguo` is a person's name. */
function isChineseName({ start, written }: Hit, text: string): boolean {
  return (
    /^(?:Sun|Mon|Sat)$/.test(written) &&
    /^ (?!Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Lu}\p{Ll}/u.test(text.slice(start + 3, start + 9))
  );
}

interface Sides {
  source: ReadonlyMap<string, Hit[]>;
  target: ReadonlyMap<string, Hit[]>;
}

/** Hits of a group on both sides, without negations expressed by another word. */
function comparedHits(
  name: string,
  { hasAxes }: Group,
  { source, target, turned, isNear }: Sides & { turned: Turned; isNear: IsNear },
): [own: Hit[], english: Hit[]] {
  const [own, english] = [source.get(name) ?? [], target.get(name) ?? []];
  if (name === 'negation' && own.length + english.length <= maxNegations)
    return [
      own.filter((hit) => !isPartOfMeaning(hit, { source, target }) && !turned.negations.has(hit)),
      english.filter((hit) => !isSaidItself(hit, { source, target }) && !isTurnedHere(hit, turned, target)),
    ];
  if (hasAxes !== true) return [own.filter((hit) => !turned.words.has(hit)), english];
  const negations = (source.get('negation') ?? []).filter(({ pattern }) => pattern.main.length > 0);
  const saidNegations = (target.get('negation') ?? []).filter(({ pattern }) => pattern.main.length > 0);
  const holdsOne = ({ start, written }: Hit) =>
    /\s/.test(written) && negations.some((hit) => hit.start >= start && hit.start < start + written.length);
  const isFew = negations.length <= maxNegations && saidNegations.length <= maxNegations;
  // `لم يصب أحد`, "no one was hurt": the other way round.
  const isNegatedHere = (hit: Hit) => saidNegations.some((said) => !isFew || isNear(hit, said));
  // `허가되지 않았다`, not permitted: the word and its negation apart.
  const isNegated = (hit: Hit) => negations.some((one) => !isFew || isNear(one, hit));
  return [
    own.filter((hit) => !turned.words.has(hit) && !(holdsOne(hit) && isNegatedHere(hit))),
    english.filter((hit) => !(negatedVerb.test(hit.written) && isNegated(hit))),
  ];
}

interface Turned {
  negations: ReadonlySet<Hit>;
  words: ReadonlySet<Hit>;
}

/**
 * `не вчасно`, late: negations of which the English has fewer, and the words behind them for which it has the other one of the two,
 * and not themselves.
 */
function turnedRound({ source, target, lang }: Sides & { lang: LanguageTag }): Turned {
  const found = { negations: new Set<Hit>(), words: new Set<Hit>() };
  // Their negations follow the words they negate.
  if (isIn(lang, 'Japanese') || /^(?:ko|tr)$/.test(lang)) return found;
  const firm = (hits: readonly Hit[] = []) => hits.filter(({ pattern }) => pattern.main.length > 0);
  const negations = firm(source.get('negation'));
  if (negations.length > maxNegations || firm(target.get('negation')).length >= negations.length) return found;
  for (const [name, hits] of source) {
    if (groups[name]?.hasAxes !== true) continue;
    for (const hit of hits) {
      const before = negations.filter(
        ({ start, written }) => hit.start >= start + written.length && hit.start <= start + written.length + behind,
      );
      const { main } = hit.pattern;
      if (before.length === 0 || main.length !== 1 || !isOther(main[0] ?? '', target.get(name) ?? [])) continue;
      for (const negation of before) found.negations.add(negation);
      found.words.add(hit);
    }
  }
  return found;
}

/** The negation within "no one was injured", whose source negates the opposite word: `Ninguém ficou ferido`. */
function isTurnedHere({ start }: Hit, { words }: Turned, target: Sides['target']): boolean {
  return [...words].some(({ pattern: { group, main } }) =>
    (target.get(group) ?? []).some((said) => holdsNegation(said, start) && isOther(main[0] ?? '', [said])),
  );
}

/** Letters between a negation and what it turns round. */
const behind = 16;

function isOther(meaning: string, english: readonly Hit[]): boolean {
  const said = english.flatMap(({ pattern }) => pattern.main);
  const axis = meaning.slice(0, meaning.indexOf(':') + 1);
  return !said.includes(meaning) && said.some((other) => other.startsWith(axis));
}

/** Negations of both sides that are compared by their neighboring words. */
const maxNegations = 200;

const negatedVerb = /^(?:(?:does|do|did|is|are|was|were|has|have) )?(?:not|never|no|non)[ -]/i;

/**
 * Whether a word and the English one beside it are explained by others: both by one expression of another group, as
 * "immigration" of `Ausländerbehörde`, or each by another word.
 */
function renderedTest({ hasAxes }: Group, { source, target }: Sides): (own: Hit, english: Hit) => boolean {
  const endOf = ({ start, written }: Hit) => start + written.length;
  const holds = (one: Hit, other: Hit) => one.start <= other.start && endOf(one) >= endOf(other);
  const isSame = ({ pattern: one }: Hit, { pattern: other }: Hit) =>
    one.main.some((meaning) => other.main.includes(meaning));
  if ([...source.values(), ...target.values()].reduce((sum, hits) => sum + hits.length, 0) > maxHits)
    return () => false;
  return (own, english) => {
    const groupsOf = [...source].filter(([name]) => name !== own.pattern.group);
    const isWhole = groupsOf.some(([name, hits]) =>
      hits.some(
        (one) =>
          holds(one, own) &&
          (target.get(name) ?? []).some(
            (other) =>
              holds(other, english) && endOf(other) - other.start > english.written.length && isSame(one, other),
          ),
      ),
    );
    // `Certified` of "certified copy", which the source says in a word of its own.
    const isOfExpression = groupsOf.some(([name, hits]) =>
      (target.get(name) ?? []).some(
        (other) =>
          other.start === english.start &&
          other.written.length > english.written.length &&
          hits.some((one) => one.start !== own.start && isSame(one, other)),
      ),
    );
    if (isWhole || isOfExpression || hasAxes !== true) return isWhole || isOfExpression;
    const isElsewhere = (isOwn: (one: Hit, other: Hit) => boolean) =>
      groupsOf.some(([name, hits]) =>
        hits.some((one) => (target.get(name) ?? []).some((other) => isSame(one, other) && isOwn(one, other))),
      );
    return (
      isElsewhere((one, other) => one.start === own.start && other.start !== english.start) &&
      // As a whole: "divorce" is no more than a part of "divorce by judgment".
      isElsewhere(
        (one, other) =>
          one.start !== own.start && other.start === english.start && other.written.length >= english.written.length,
      )
    );
  };
}

/** Words with a meaning of both sides; what explains two of more is not looked for. */
const maxHits = 600;

/** `refused` of another list, which the source's word for a refusal is on. */
function isMeantElsewhere({ pattern, start }: Hit, { source, target }: Sides): boolean {
  return [...target].some(
    ([name, hits]) =>
      name !== pattern.group &&
      hits.some(
        (hit) =>
          hit.start === start &&
          hit.pattern.main.some((meaning) =>
            (source.get(name) ?? []).some((own) => own.pattern.main.includes(meaning)),
          ),
      ),
  );
}

/** Whether each side has a word of unknown meaning, which may translate one of the other side. */
function mayBeMeant({ source, target, lang }: Segment): { own: boolean; english: boolean } {
  const wordsIn = (text: string) => new Set(wordsOf(text).map((word) => foldLetters(word)));
  return {
    own: hasUnknownWord({ text: source, lang }, wordsIn(target)),
    english: hasUnknownWord({ text: target, lang: 'en' }, wordsIn(source)),
  };
}

/** Groups whose meanings may be words with a negation inside. */
const selfNegated = /^(?:opposite|annulment|civilStatus|contract|unknown)$/;

/** The negation of `无效`, which "void" renders as a whole: another of the English is one more. */
function isPartOfMeaning({ start, written }: Hit, { source, target }: Sides): boolean {
  const english = (target.get('negation') ?? []).filter(({ pattern }) => pattern.main.length === 0);
  return [...source].some(
    ([group, hits]) =>
      selfNegated.test(group) &&
      hits.some(
        (own) =>
          own.start <= start &&
          own.start + own.written.length >= start + written.length &&
          own.written.length > written.length &&
          !/\s/.test(own.written) &&
          (target.get(group) ?? []).some(
            (hit) =>
              english.some((word) => word.start === hit.start && word.written === hit.written) &&
              hit.pattern.main.some((meaning) => own.pattern.main.includes(meaning)),
          ),
      ),
  );
}

/** `not permitted`, an expression with its negation. */
const holdsNegation = ({ start, written }: Hit, place: number) =>
  /\s/.test(written) && place >= start && place < start + written.length;

/** `single` renders `solteira`, `dismissed` one who was dismissed, and no negation beside it. */
function isSaidItself({ pattern, start }: Hit, { source, target }: Sides): boolean {
  // `無効` is void by its own negation.
  const negated = (source.get('negation') ?? []).map((own) => own.start);
  const isNegated = (own: Hit) => negated.some((place) => place >= own.start && place < own.start + own.written.length);
  const rendered = ['civilStatus', 'verdict', 'opposite', 'trade', 'daily', 'contract', 'ruling'].flatMap((group) =>
    (target.get(group) ?? [])
      .filter((hit) => (pattern.main.length === 0 ? hit.start === start : holdsNegation(hit, start)))
      .flatMap((hit) =>
        (source.get(group) ?? []).filter((own) =>
          own.pattern.main.some((meaning) => hit.pattern.main.includes(meaning)),
        ),
      ),
  );
  // `nicht erlaubt` has a negation of its own behind "not allowed".
  const isOwn = pattern.main.length > 0 && rendered.some(isNegated);
  return !isOwn && rendered.some((own) => !isNegated(own));
}
