import type { TextFinding } from '#shared/schemas/studio.ts';
import type { Term } from '../consistency.ts';
import { keptWith } from '../kept.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';

/**
 * Titles and offices of the phrasebook that stand in the place of others: the source names one, the English has none of its
 * words and names another that the source does not.
 */
export function checkPhrases({ segments }: CheckedText, phrases: readonly Term[]): TextFinding[] {
  const named = namedPhrases(phrases);
  if (named.length === 0) return [];
  return segments.filter(isTranslated).flatMap((segment) => {
    const say = replacedPhrase(segment, named);
    return say === undefined ? [] : [at(segment, say.kind === 'title' ? 'event' : 'authority', say.text)];
  });
}

const namedPhrases = keptWith((phrases: readonly Term[]): Named[] =>
  phrases
    .filter(({ kind, source }) => (kind === 'title' || kind === 'office') && !source.includes('{'))
    .map(({ source, target, kind }) => ({ source: plain(source), target: plain(target), kind, written: target }))
    .filter(({ source, target }) => source.length >= 4 && target.includes(' ')),
);

interface Named {
  source: string;
  target: string;
  kind: Term['kind'];
  written: string;
}

function replacedPhrase(segment: Segment, named: readonly Named[]): { kind: Term['kind']; text: string } | undefined {
  const [source, target] = [` ${plain(segment.source)} `, ` ${plain(segment.target)} `];
  const isTight = segment.lang === 'ja' || segment.lang === 'ko';
  const stands = (text: string, phrase: string, tight: boolean) => text.includes(tight ? phrase : ` ${phrase} `);
  const own = longest(
    named.filter((one) => stands(source, one.source, isTight)),
    'source',
  );
  const english = longest(
    named.filter((one) => stands(target, one.target, false)),
    'target',
  );
  if (own.length === 0 || english.length === 0) return undefined;
  const rendered = (one: Named) => named.filter(({ source: same }) => same === one.source);
  // A phrase of which the English has a word is rendered in another way.
  const lost = own.find((one) => rendered(one).every((way) => !sharesWord(way.target, target)));
  if (lost === undefined) return undefined;
  const strange = english.find(
    (one) =>
      one.kind === lost.kind &&
      named.every((other) => other.target !== one.target || !stands(source, other.source, isTight)) &&
      rendered(lost).every((way) => !sharesWord(way.target, one.target)) &&
      own.every((other) => newWords(one.target, ` ${other.target} `).length > 0) &&
      isNear(source.indexOf(lost.source) / source.length, target.indexOf(one.target) / target.length, target),
  );
  if (strange === undefined) return undefined;
  return {
    kind: lost.kind,
    text: `The source says ${quoted(lost.written)}, the English ${quoted(strange.written)}. Check which one is right.`,
  };
}

/** In a long text a substitute is near the place of what it replaces. */
function isNear(own: number, english: number, { length }: string): boolean {
  return length < placed || Math.abs(own - english) <= drift;
}

const placed = 160;
const drift = 0.3;

/** The longest of nested phrases. */
function longest(found: readonly Named[], side: 'source' | 'target'): Named[] {
  return found.filter((one) => !found.some((other) => other[side] !== one[side] && other[side].includes(one[side])));
}

/** Words that many titles and offices share. */
const small =
  /^(?:of|the|and|in|to|for|a|an|on|by|s|certificates?|certified|certification|records?|extract|copy|office|full|general)$/;
const stemLength = 5;

/** Words of a phrase that a text lacks, by their stems. */
function newWords(phrase: string, text: string): string[] {
  return phrase.split(' ').filter((word) => !small.test(word) && !text.includes(` ${word.slice(0, stemLength)}`));
}

function sharesWord(one: string, other: string): boolean {
  return newWords(one, ` ${other} `).length < one.split(' ').filter((word) => !small.test(word)).length;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}
