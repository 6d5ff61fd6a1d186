import type { PhraseKind } from '#shared/phrase.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextTag } from '#shared/translation-text.ts';
import { keptWith } from './kept.ts';
import { at, quoted } from './rules.ts';
import { isTranslated, type CheckedText, type Segment } from './segments.ts';

/** A phrase of the house's phrasebook. */
export interface Term {
  source: string;
  target: string;
  kind?: PhraseKind | undefined;
}

/** One source rendered in two ways, and phrases rendered otherwise than in the phrasebook. */
export function checkConsistency({ segments }: CheckedText<TextTag>, phrases: readonly Term[]): TextFinding[] {
  const terms = termsBySource(phrases);
  const first = new Map<string, Segment<TextTag>>();
  return segments.filter(isTranslated).flatMap((segment) => {
    const source = plain(segment.source);
    // Values of letters only; a repeated number is a matter of numbers.
    if (!/\p{L}{2}/u.test(source)) return [];
    const findings: TextFinding[] = [];
    const known = first.get(source);
    if (known === undefined) first.set(source, segment);
    else if (plain(known.target) !== plain(segment.target)) {
      const where = known.page === segment.page ? 'elsewhere on this page' : `on page ${known.page}`;
      const say = `${quoted(segment.source)} is ${quoted(known.target)} ${where}, and ${quoted(segment.target)} here. Use one of them.`;
      findings.push(at(segment, 'segment-differs', say));
    }
    const term = terms.get(source);
    if (term && ![...term].some((target) => isRendering(segment.target, target))) {
      const [usual = ''] = term;
      const say = `${quoted(segment.source)} is usually ${quoted(usual)}. Use that, or give a reason.`;
      findings.push(at(segment, 'term-differs', say));
    }
    return findings;
  });
}

/** Returns a test for segments that are a phrase of the phrasebook with its English. */
export function phraseTest(phrases: readonly Term[]): (segment: Pick<Segment, 'source' | 'target'>) => boolean {
  const terms = termsBySource(phrases);
  return ({ source, target }) => [...(terms.get(plain(source)) ?? [])].some((term) => plain(term) === plain(target));
}

const termsBySource = keptWith((phrases: readonly Term[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const terms = new Map<string, Set<string>>();
  for (const { source, target } of phrases) {
    if (source.includes('{')) continue;
    const key = plain(source);
    terms.set(key, (terms.get(key) ?? new Set()).add(target));
  }
  return terms;
});

/** Lower case, with articles, punctuation and spaces left out, which vary without a difference in meaning. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .replaceAll(/(?:^| )(?:the|a|an)(?= )/g, '')
    .trim();
}

/** Whether one is no more specific than the other: "Name" and "Full name", "Parents" and "Parentage". */
function isRendering(one: string, other: string): boolean {
  const [fewer, more] = [stemsOf(one), stemsOf(other)].toSorted((a, b) => a.size - b.size);
  return fewer !== undefined && more !== undefined && fewer.size > 0 && [...fewer].every((stem) => more.has(stem));
}

const stemLength = 5;

function stemsOf(text: string): Set<string> {
  const words = plain(text).split(' ');
  return new Set(
    words.filter((word) => !/^(?:of|and|in|to|for|no)?$/.test(word)).map((word) => word.slice(0, stemLength)),
  );
}
