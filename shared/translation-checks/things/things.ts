import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters } from '#shared/spelling.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import { isIn } from '#shared/writing-systems.ts';
import type { Hit } from '../meaning/lexicon.ts';
import { canSay, englishWords, hitsOf } from '../meaning/meanings.ts';
import { pairedSentences } from '../meaning/sentences.ts';
import { hasUnknownWord } from '../meaning/unknown-words.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, wordsOf, type CheckedText, type Segment } from '../segments.ts';
import { canSayThing, isPartOfWord, kindOf, meaningsOf, thingsIn, type Thing } from './thing-lexicon.ts';

/**
 * A thing of the source that the English does not name, beside one of the same kind that the source does not name: "guitar" for
 * `piano`. The words are those of a generated list; where the lists by meaning explain a word, it is left to them.
 */
export function checkThings({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en' && segment.kind !== 'note')
    .flatMap((segment) => {
      const found = partsOf(segment)
        .map((part) => exchangedIn(part))
        .find((pair) => pair !== undefined);
      if (!found) return [];
      const say = `${quoted(found.own.written)} is ${quoted(found.english.written)} here. Check which one is right.`;
      return [at(segment, 'opposite', say)];
    });
}

/** A block of more sentences is compared as a whole. */
const maxSentences = 100;

function partsOf(segment: Segment): Segment[] {
  const [own, english] = pairedSentences(segment.source, segment.target) ?? [[], []];
  if (own.length < 2 || own.length > maxSentences) return [segment];
  return own.map((source, index) => ({ ...segment, source, target: english[index] ?? '' }));
}

interface Compared extends Thing {
  /** What the lists by meaning say of it, and what it may render by them. */
  told: readonly string[];
  mayBe: readonly string[];
  kinds: ReadonlySet<string>;
  /** Whether the generated list and those by meaning have it. */
  isInBoth: boolean;
}

function exchangedIn({ source, target, lang }: Segment): { own: Thing; english: Thing } | undefined {
  const left = [...hitsOf(source, lang).values()].flat();
  const own = withHits(thingsIn(source, lang), left, { source, lang });
  if (own.every(({ kinds }) => kinds.size === 0)) return undefined;
  const right = [...hitsOf(target, 'en').values()].flat();
  const english = withHits(thingsIn(target, 'en'), right);
  const copied = wordsOf(target).map(foldLetters);
  const lost = unmatched(own, english).filter(
    (thing) => !isAlike(thing, copied) && !isName(thing, { source, lang }) && !isToldBy(thing, right),
  );
  if (lost.length === 0) return undefined;
  const written = wordsOf(source).map(foldLetters);
  const isKnown = !hasUnknownWord({ text: source, lang }, new Set(copied));
  const strange = unmatched(english, own).filter(
    (thing) =>
      (thing.start === 0 || !/^\p{Lu}/u.test(thing.written)) &&
      !isHour(thing, target) &&
      (isKnown || isSayable(thing, right, lang) || lost.some(({ isInBoth }) => isInBoth)) &&
      !isAlike(thing, written) &&
      !isToldBy(thing, left),
  );
  for (const thing of lost) {
    const other = strange.find(({ kinds }) => [...kinds].some((kind) => thing.kinds.has(kind)));
    if (other && !isNumber(thing, { source, lang })) return { own: thing, english: other };
  }
  return undefined;
}

/** Whether a word of the other side that is no thing says what the lists by meaning know of it. */
function isToldBy({ told, mayBe }: Compared, hits: readonly Hit[]): boolean {
  const keys = new Set([...told, ...mayBe]);
  return hits.some(
    (hit) =>
      listedKind(hit) === undefined &&
      [...hit.pattern.main, ...hit.pattern.wide].some((meaning) => keys.has(`${hit.pattern.group}:${meaning}`)),
  );
}

/** `ten o'clock`. */
const isHour = ({ start }: Thing, target: string) => /['’]/.test(target.charAt(start - 1));

type Source = Pick<Segment, 'source' | 'lang'>;

/** `Kok`, a person's name: nouns of other languages than German have no capital within a sentence. */
function isName({ start, written }: Thing, { source, lang }: Source): boolean {
  return lang !== 'de' && start > 0 && /^\p{Lu}\p{Ll}/u.test(written) && !/[.!?:;]\s+$/.test(source.slice(0, start));
}

/** `venti`, twenty and winds. */
function isNumber(thing: Thing, { source, lang }: Source): boolean {
  return parseNumbers(source, lang).some(
    ({ start, end }) => thing.start < end && thing.start + thing.written.length > start,
  );
}

/** Things of one side that no word of the other renders. A word that stands for its own meaning renders no other besides. */
function unmatched(things: readonly Compared[], others: readonly Compared[]): Compared[] {
  const taken = new Set(others.filter((other) => things.some((thing) => isSame(thing, other))));
  return things.filter(
    (thing) =>
      thing.kinds.size > 0 &&
      !others.some((other) => isSame(thing, other) || (!taken.has(other) && isNear(thing, other))),
  );
}

function isSame(one: Compared, other: Compared): boolean {
  return one.firm.some((meaning) => other.firm.includes(meaning)) || one.told.some((key) => other.told.includes(key));
}

function isNear(one: Compared, other: Compared): boolean {
  return (
    one.firm.some((meaning) => other.all.has(meaning)) ||
    other.firm.some((meaning) => one.all.has(meaning)) ||
    one.told.some((key) => other.mayBe.includes(key)) ||
    one.mayBe.some((key) => other.told.includes(key) || other.mayBe.includes(key))
  );
}

const isWithin = (one: Place, { start, written }: Place) =>
  one.start < start + written.length && one.start + one.written.length > start;

type Place = Pick<Hit, 'start' | 'written'>;

/** Kinds of the things that the lists by meaning know, by group and axis. */
const kindsOfLists: Readonly<Record<string, RegExp>> = {
  thing:
    /^(?:trade:(?:room:(?!office)|(?:land|land-use|jewel|item|fixture|appliance|instrument|aid|site):|goods:(?!wood|gold))|contract:(?:(?:vehicle|licence-kind|port):|thing:(?:piano|jewel)))/,
  animal: /^trade:animal:/,
  food: /^trade:crop:/,
  body: /^body:/,
  illness: /^(?:illness:|trade:symptom:)/,
  person: /^work:/,
  sport: /^trade:game:/,
};

/** Kind of a word of the lists by meaning; none where it names no thing. */
function listedKind({ pattern: { group, main } }: Hit): string | undefined {
  const [meaning, other] = main;
  if (meaning === undefined || other !== undefined) return undefined;
  return Object.entries(kindsOfLists).find(([, keys]) => keys.test(`${group}:${meaning}`))?.[0];
}

/** Things with what the lists by meaning know of them, and words of those lists that name one. */
function withHits(things: readonly Thing[], hits: readonly Hit[], source?: Source): Compared[] {
  const isInWord = ({ start, written }: Place) =>
    source !== undefined &&
    isIn(source.lang, 'Japanese', 'Chinese') &&
    isPartOfWord(source.source.charAt(start - 1), written);
  const listed = hits
    .filter((hit) => listedKind(hit) !== undefined)
    .map((hit): Thing => {
      const { firm, wide } = meaningsOf(englishWords(hit.pattern.group, hit.pattern.main[0] ?? ''));
      return { ...hit, form: '', firm, all: new Set([...firm, ...wide]) };
    });
  const alone = listed.filter((hit) => !things.some((thing) => isWithin(thing, hit)) && !isInWord(hit));
  return [...things, ...alone].map((thing) => {
    // `right eye` says which, and not what.
    const own = hits.filter(
      (hit) => isWithin(hit, thing) && (hit.pattern.group !== 'opposite' || hit.written.length <= thing.written.length),
    );
    const same = listed.filter((hit) => isWithin(hit, thing));
    const firm = [...new Set([...thing.firm, ...same.flatMap((hit) => hit.firm)])];
    const kinds = own.flatMap((hit) => listedKind(hit) ?? []);
    // `fazenda`, the tax office: what other lists know is left to them.
    const isOther = source !== undefined && kinds.length === 0 && own.some(({ pattern }) => pattern.main.length > 0);
    return {
      ...thing,
      firm,
      all: new Set([...thing.all, ...same.flatMap((hit) => [...hit.all])]),
      told: own.flatMap(({ pattern: { group, main } }) => main.map((meaning) => `${group}:${meaning}`)),
      mayBe: own.flatMap(({ pattern: { group, wide } }) => wide.map((meaning) => `${group}:${meaning}`)),
      isInBoth: kinds.length > 0 && thing.form !== '' && thing.firm.length > 0,
      kinds: new Set(isOther ? [] : [...kinds, ...firm.map(kindOf)]),
    };
  });
}

/** Whether the source's language has a word known here, by which the source could confirm it. */
function isSayable(thing: Thing, hits: readonly Hit[], lang: Segment['lang']): boolean {
  return (
    canSayThing(lang, thing.firm) ||
    hits.some((hit) => hit.pattern.main.length > 0 && isWithin(hit, thing) && canSay(lang, hit))
  );
}

/** Letters that words of the same root begin with. */
const root = 4;

/** `bandura`, `Hotel`: written alike on the other side. */
function isAlike({ written }: Thing, words: readonly string[]): boolean {
  const start = foldLetters(written).slice(0, root);
  return /^[a-z]{4}/.test(start) && words.some((word) => word.startsWith(start));
}
