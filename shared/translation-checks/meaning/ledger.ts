import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters, type Spelling } from '#shared/spelling.ts';
import { isIn } from '#shared/writing-systems.ts';
import type { Term } from '../consistency.ts';
import { keptWith } from '../kept.ts';
import { isCompared } from '../languages/all.ts';
import { at, quoted, type TextRule } from '../rules.ts';
import { editsBetween, isTranslated, wordsOf, type CheckedText, type Segment } from '../segments.ts';
import { exchangedSay, spansOf } from './faults.ts';
import {
  addedAlone,
  apart,
  areKindred,
  facets,
  isClosed,
  isSureAlone,
  lostAlone,
  strict,
  sureFacets,
  vague,
} from './ledger-groups.ts';
import type { Hit } from './lexicon.ts';
import { canSay, englishWords, expectedFor, groupRule, hitsOf, knowsWord } from './meanings.ts';
import { pairedSentences } from './sentences.ts';
import { likeness, skeletonOf } from './skeletons.ts';
import { hasUnknownWord } from './unknown-words.ts';

/**
 * Facts of both sides as a ledger: each word with a meaning, of any group, has its counterpart on the other side. One that has
 * none beside one of the other side that has none is a replaced word, whatever the two mean; of groups whose words are known
 * well, one alone is a word that was left out or put in.
 */
export function checkLedger(
  { segments }: CheckedText,
  { spelling, phrases }: { spelling: Spelling; phrases: readonly Term[] },
): TextFinding[] {
  const people = [...spelling.people, ...spelling.family];
  const named = {
    words: new Set(people.flatMap(({ name }) => wordsOf(name).map((word) => foldLetters(word)))),
    native: people.flatMap(({ nativeName }) => (nativeName === null || nativeName.trim() === '' ? [] : [nativeName])),
  };
  const known = comparablePhrases(phrases);
  return segments
    .filter((segment) => isTranslated(segment) && segment.lang !== 'en' && segment.kind !== 'note')
    .flatMap((segment) => {
      const found = faultOf(segment, named, phrasesIn(segment, known));
      return found === undefined ? [] : [at(segment, found.rule, found.say)];
    });
}

const comparablePhrases = keptWith((phrases: readonly Term[]) =>
  phrases
    .filter(({ source }) => !source.includes('{') && source.length >= 4)
    .map(({ source, target }) => ({ source: source.toLowerCase(), target: target.toLowerCase() })),
);

interface Ledger {
  lost: readonly Hit[];
  added: readonly Hit[];
  /** Whether the English has a word that may render what is lost, and the source one that may stand behind what is added. */
  mayRender: boolean;
  mayExplain: boolean;
  /** The sentence in which the places of both are counted. */
  part: Segment;
}

/** Words of the names on the spelling sheet, and the names as the source writes them. */
interface Named {
  words: ReadonlySet<string>;
  native: readonly string[];
}

type Covered = readonly { start: number; end: number }[];

function faultOf(
  segment: Segment,
  named: Named,
  phrases: { source: Covered; target: Covered },
): { rule: TextRule; say: string } | undefined {
  const ledgers = ledgersOf(segment, named, phrases);
  for (const ledger of ledgers) {
    const [one, other] = exchanged(ledger, ledgers.length > 1) ?? [];
    if (one && other && !isOwnWord(one, other))
      return { rule: ruleOf(one), say: exchangedSay(one, other.written, expectedFor(one)) };
  }
  const gone = surest(
    ledgers
      .flatMap(({ lost, mayRender }) => lost.filter((hit) => !mayRender || isClosed(hit)))
      .filter((hit) => isAlone(hit, lostAlone)),
  );
  const strange = surest(
    ledgers
      .flatMap(({ added, mayExplain, part }) =>
        added.filter(
          (hit) =>
            (!mayExplain || (isClosed(hit) && hit.pattern.group !== 'kin')) &&
            !isName(hit, part) &&
            !isShownByForm(hit, part),
        ),
      )
      .filter((hit) => canSay(segment.lang, hit) && isAlone(hit, addedAlone)),
  );
  if (gone && (isSureAlone(gone) || !strange || !isSureAlone(strange))) {
    const expected = expectedFor(gone);
    const wanted =
      expected === undefined ? 'Check the meaning.' : `${quoted(expected)} is expected. Check the meaning.`;
    return { rule: aloneRule(gone), say: `${quoted(gone.written)} is in the source and not in the English. ${wanted}` };
  }
  return (
    strange && { rule: aloneRule(strange), say: `${quoted(strange.written)} is not in the source. Check the meaning.` }
  );
}

/** `clerk` of a court for `greffier`, which is in another group as well. */
function isOwnWord({ pattern: { group, main } }: Hit, { written }: Hit): boolean {
  const said = written.toLowerCase().replaceAll(/[\s-]+/g, '_');
  return main.some((meaning) => englishWords(group, meaning).includes(said));
}

const surest = (hits: readonly Hit[]) => hits.find(isSureAlone) ?? hits[0];

const ruleOf = ({ pattern }: Hit) => groupRule(pattern.group);
const aloneRule = (hit: Hit) => (isSureAlone(hit) ? ruleOf(hit) : 'word-unmatched');

/** A block of more sentences is compared as a whole. */
const maxSentences = 100;

/** The ledger of the whole, by sentences where both sides have as many, and those of the sentences for what is said less often. */
function ledgersOf(segment: Segment, named: Named, phrases: { source: Covered; target: Covered }): Ledger[] {
  const whole = ledgerOf(segment, named, phrases);
  const pairs = pairedSentences(segment.source, segment.target) ?? [[], []];
  if (pairs[0].length < 2 || pairs[0].length > maxSentences) return [whole];
  const own = [...hitsOf(segment.source, segment.lang).values()].flat();
  const english = [...hitsOf(segment.target, 'en').values()].flat();
  const times = (hits: readonly Hit[], key: string) => hits.filter((hit) => mainOf(hit).includes(key)).length;
  const bounds = [startsOf(segment.source, pairs[0]), startsOf(segment.target, pairs[1])];
  return pairs[0].map((source, index) => {
    const target = pairs[1][index] ?? '';
    const [from, to] = [bounds[0]?.[index] ?? 0, bounds[1]?.[index] ?? 0];
    const part = ledgerOf({ ...segment, source, target }, named, {
      source: phrases.source.map(({ start, end }) => ({ start: start - from, end: end - from })),
      target: phrases.target.map(({ start, end }) => ({ start: start - to, end: end - to })),
    });
    const isWhole = (list: readonly Hit[], hit: Hit, offset: number) =>
      list.some((other) => other.start === hit.start + offset && other.pattern === hit.pattern);
    return {
      ...part,
      lost: part.lost.filter(
        (hit) =>
          isWhole(whole.lost, hit, from) ||
          mainOf(hit).every((key) => times(own, key) > times(english, key) && times(english, key) > 0),
      ),
      added: part.added.filter(
        (hit) =>
          isWhole(whole.added, hit, to) ||
          mainOf(hit).every((key) => times(english, key) > times(own, key) && times(own, key) > 0),
      ),
    };
  });
}

function startsOf(text: string, parts: readonly string[]): number[] {
  let end = 0;
  return parts.map((part) => {
    const start = text.indexOf(part, end);
    end = start + part.length;
    return start;
  });
}

function exchanged({ lost, added }: Ledger, isPaired: boolean): [Hit, Hit] | undefined {
  const isSure = ({ pattern }: Hit) => !vague.test(pattern.group);
  const [one, other] = [lost.find(isSure) ?? lost[0], added.find(isSure) ?? added[0]];
  const isOfKind = one && other && (one.pattern.group === other.pattern.group || areKindred(one, other));
  if (one && other && isOfKind && isSure(one) && isSure(other)) return [one, other];
  if (!isPaired) return undefined;
  const pairs = lost.flatMap((hit) => added.map((strange): [Hit, Hit] => [hit, strange]));
  return pairs.find(([hit, strange]) => areKindred(hit, strange) && (isSure(hit) || isSure(strange)));
}

function isAlone({ pattern }: Hit, groups: Readonly<Record<string, string>>): boolean {
  if (groups === lostAlone && pattern.main.length === 1 && sureFacets.has(pattern.main[0] ?? '')) return true;
  const left = groups[pattern.group];
  if (left === undefined) return false;
  const vagueMeanings = left.split(' ');
  return pattern.main.every((meaning) => !vagueMeanings.includes(meaning) && !meaning.startsWith('region-'));
}

/** Words with a meaning that have no counterpart. A word counts as rendered when any of its meanings is, in any group. */
function ledgerOf(segment: Segment, named: Named, phrases: { source: Covered; target: Covered }): Ledger {
  const { source, target, lang } = segment;
  const own = [...hitsOf(source, lang).values()].flat().filter(({ pattern }) => !apart.test(pattern.group));
  const english = [...hitsOf(target, 'en').values()].flat().filter(({ pattern }) => !apart.test(pattern.group));
  const [given, said] = [new Set(own.flatMap(mainOf)), new Set(english.flatMap(mainOf))];
  // A word that stands for its own meaning does not render another besides.
  const free = (hits: readonly Hit[], other: ReadonlySet<string>) =>
    new Set(hits.filter((hit) => !mainOf(hit).some((key) => other.has(key))).flatMap(wideOf));
  const [mayRender, mayExplain] = [free(english, given), new Set(own.flatMap(wideOf))];
  const [sourceWords, targetWords] = [foldedWords(source), foldedWords(target)];
  const copied = ({ written }: Hit, other: ReadonlySet<string>) => {
    const words = wordsOf(written).map(foldLetters);
    return words.some((word) => named.words.has(word)) || (words.length > 0 && words.every((word) => other.has(word)));
  };
  const sounds = soundsOf(target);
  const names = named.native.flatMap((name) => {
    const start = source.indexOf(name);
    return start < 0 ? [] : [{ start, end: start + name.length }];
  });
  const paired = own.filter(
    (hit) => hit.pattern.main.length === 0 || mainOf(hit).some((key) => said.has(key) || mayRender.has(key)),
  );
  // `장남` is eldest and son: the eldest daughter renders half of it.
  const [rendered, renderedKin] = [
    spansOf(paired),
    spansOf(paired.filter(({ pattern }) => !facets.test(pattern.group))),
  ];
  const explained = spansOf(
    english.filter((hit) =>
      hit.pattern.main.length === 0
        ? wideOf(hit).some((key) => given.has(key))
        : mainOf(hit).some((key) => given.has(key) || given.has(subjectOf(key)) || mayExplain.has(key)) ||
          isVagueRendering(hit, given),
    ),
  );
  const isOpen = (hit: Hit, done: (hit: Hit) => boolean, covered: Covered) =>
    hit.pattern.main.length > 0 &&
    !done(hit) &&
    !covered.some(({ start, end }) => hit.start >= start && hit.start < end);
  const lost = own.filter(
    (hit) =>
      isOpen(hit, hit.pattern.group === 'kin' ? renderedKin : rendered, [...phrases.source, ...names]) &&
      !copied(hit, targetWords) &&
      !isPartOfWord(hit, segment) &&
      !isSounded(hit, sounds, lang) &&
      !isMisspelt(hit, targetWords) &&
      !isDerivative(hit, targetWords),
  );
  const added = english.filter(
    (hit) => isCompared(lang, hit.pattern.group) && isOpen(hit, explained, phrases.target) && !copied(hit, sourceWords),
  );
  return {
    lost,
    added,
    mayRender: lost.length > 0 && hasUnknownWord({ text: target, lang: 'en' }, sourceWords),
    mayExplain: added.length > 0 && hasUnknownWord({ text: source, lang }, targetWords, sounds),
    part: segment,
  };
}

/** `Consejería de Educación`: a department of education beside the subject alone. */
const subjectOf = (key: string) => key.replace('agency:ministry-', 'subject:');

const mainOf = ({ pattern: { group, main } }: Hit) => main.map((meaning) => `${group}:${meaning}`);
const wideOf = ({ pattern: { group, wide } }: Hit) => wide.map((meaning) => `${group}:${meaning}`);

/** A word of a vague group that may render a meaning of the source. */
function isVagueRendering(hit: Hit, given: ReadonlySet<string>): boolean {
  return !strict.test(hit.pattern.group) && wideOf(hit).some((key) => given.has(key));
}

/** Letters of names and of longer words: the husband of `恒夫`. */
function isPartOfWord({ start, written }: Hit, { source, lang }: Segment): boolean {
  if (lang === 'ko') return written.length === 1;
  if (!isIn(lang, 'Japanese', 'Chinese')) return false;
  const isHan = (text: string) => /^\p{Script=Han}$/u.test(text);
  return written.length === 1 && (isHan(source.charAt(start - 1)) || isHan(source.charAt(start + 1)));
}

/** `fahter`, which the spelling names: a word of no meaning that is near one of the meaning's. */
function isMisspelt({ pattern }: Hit, target: ReadonlySet<string>): boolean {
  const wanted = pattern.main
    .flatMap((meaning) => englishWords(pattern.group, meaning))
    .filter((word) => word.length >= 5 && !word.includes('_'));
  return [...target].some(
    (word) =>
      word.length >= 5 &&
      !knowsWord(word, 'en') &&
      wanted.some((other) => word.charAt(0) === other.charAt(0) && editsBetween(word, other, 2) <= 2),
  );
}

/** `herniated` of a hernia: a word of the meaning's stem. */
function isDerivative({ pattern: { group, main } }: Hit, target: ReadonlySet<string>): boolean {
  if (!derived.test(group)) return false;
  const stems = main
    .flatMap((meaning) => englishWords(group, meaning))
    .filter((word) => word.length >= 5 && /^[a-z]+$/.test(word))
    .map((word) => word.slice(0, Math.max(5, word.length - 2)));
  return [...target].some((word) => stems.some((stem) => word.startsWith(stem)));
}

const derived = /^(?:illness|medicine|daily|trade|contract|opposite)$/;

/** Consonants of the capitalized words of the English. */
function soundsOf(target: string): readonly string[] {
  return wordsOf(target)
    .flatMap((word) => word.split('-'))
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !knowsWord(word, 'en'))
    .map((word) => skeletonOf(word, 'en'))
    .filter(({ length }) => length >= 2);
}

/** `الحداد`, a person's Al-Haddad and no smith. */
function isSounded({ written }: Hit, sounds: readonly string[], lang: Segment['lang']): boolean {
  if (!/^(?:ar|he|ko)$/.test(lang)) return false;
  const sound = skeletonOf(written.replace(/^ال/, ''), lang);
  return (
    sound.length >= 2 &&
    sounds.some((other) => single(other) === single(sound) || (sound.length >= 3 && likeness(sound, other) >= 0.8))
  );
}

/** Doubled consonants as one: `حداد`, Haddad. */
const single = (sound: string) => sound.replaceAll(/(.)\1+/g, '$1');

/** `La finada`, the deceased woman; `bijrijdster`, a female passenger: other languages show it by the form of a word. */
function isShownByForm({ pattern, start, written }: Hit, { source, target, lang }: Segment): boolean {
  if (pattern.group !== 'gender' || hitsOf(source, lang).has('gender')) return false;
  if (/^(?:(?:wo)?m[ae]n|girls?|boys?)$/i.test(written)) return true;
  return /^(?:fe)?male$/.test(written) && /^ \p{L}{4}/u.test(target.slice(start + written.length));
}

/** A capitalized word inside a name: `Judge Jones`, `Riyad Haddad`. */
function isName({ start, written }: Hit, { target }: Segment): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(written) &&
    (/^ \p{Lu}\p{Ll}/u.test(target.slice(start + written.length, start + written.length + 3)) ||
      /\p{Ll} $/u.test(target.slice(Math.max(0, start - 2), start)))
  );
}

/** Places of phrasebook phrases that occur in the source and whose English is in the translation. */
function phrasesIn(
  { source, target }: Segment,
  known: readonly { source: string; target: string }[],
): { source: Covered; target: Covered } {
  const [own, english] = [source.toLowerCase(), target.toLowerCase()];
  const found = known.filter((phrase) => own.includes(phrase.source) && english.includes(phrase.target));
  const placesOf = (text: string, side: 'source' | 'target') =>
    found.map((phrase) => {
      const start = text.indexOf(phrase[side]);
      return { start, end: start + phrase[side].length };
    });
  return { source: placesOf(own, 'source'), target: placesOf(english, 'target') };
}

function foldedWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(foldLetters));
}
