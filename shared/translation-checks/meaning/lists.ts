import { asciiDigits } from '#shared/numerals/digits.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';
import type { Hit } from './lexicon.ts';
import { hitsOf } from './meanings.ts';
import { pairedSentences } from './sentences.ts';

/**
 * Entries of a list that the English leaves out: "wood" for `Holz und Baustoffe`. The sentence joins fewer things than the
 * source's, and a word with a meaning of the source has no counterpart in it.
 */
export function checkLists({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && segment.part !== 'label' && joiners[segment.lang] !== undefined)
    .flatMap((segment) => {
      const lost = lostEntry(segment);
      if (lost === undefined) return [];
      const say = `The source joins ${quoted(lost)} to other things, the English does not. Translate all of them.`;
      return [at(segment, 'sentence-missing', say)];
    });
}

const maxSentences = 60;

const joiners: Partial<Record<LanguageTag, RegExp>> = {
  pt: /(?<!\p{L})(?:e|ou|bem como|além de)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:y|e|o|u|así como|además de)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:und|oder|sowie|bzw)(?!\p{L})/giu,
  ar: /(?<!\p{L})و(?!الد|زي?ر|زار|كال|كيل|ثيق|ثائق|لاي|لاد|فا[ةت]|رث|صي|حيد|ظيف|ظائف|طن|صل|قع|قت|جد|فق|سط|سيل|راء|ديع|رق|صف|اجب|ضع|عد|احد)(?=\p{L}{3})|(?<!\p{L})أو(?!\p{L})/gu,
  he: /(?<![\p{L}־-])ו(?!ועד|עד[הת]|עדת|יזה|יזת|טרינר|תיק|ריד)(?=\p{L}{3})|(?<!\p{L})או(?!\p{L})/gu,
  ja: /・|及び|および|並びに|ならびに|または|又は/gu,
  ko: /(?<=[가-힣])(?<!(?<!\p{L})위)(?:와|과)(?= )|(?<= )및(?= )|또는/gu,
};
const english =
  /(?<!\p{L})(?:and|or|as well as|along with|together with|with|plus|in addition to|including|nor|both|also)(?!\p{L})|[,;&/]/giu;

function lostEntry({ source, target, lang }: Segment): string | undefined {
  const [own = [], translated = []] = pairedSentences(source, target) ?? [];
  if (own.length > maxSentences) return undefined;
  const said = keysOf(hitsOf(target, 'en'));
  for (const [index, sentence] of own.entries()) {
    const right = translated[index] ?? '';
    const [first, second] = [timesJoined(sentence, lang, joiners[lang] ?? /(?!)/g), timesJoined(right, 'en', english)];
    if (second >= first || second > 0) continue;
    const lost = [...hitsOf(sentence, lang).values()]
      .flat()
      .find((hit) => isThing(hit, lang) && !keysOfHit(hit).some((key) => said.has(key)));
    if (lost) return lost.written;
  }
  return undefined;
}

/** Counts a sentence's conjunctions outside its numbers and dates. */
function timesJoined(text: string, lang: LanguageTag, pattern: RegExp): number {
  const apart = [...parseDates(text, lang), ...parseNumbers(text, lang)];
  return [...asciiDigits(text).matchAll(pattern)].filter(
    ({ index }) =>
      // A sentence of Arabic begins with its conjunction.
      (index > 0 || !/^(?:ar|he)$/.test(lang)) && !apart.some(({ start, end }) => index >= start && index < end),
  ).length;
}

/** Groups of things and people that a list names. */
const things =
  /^(?:trade|contract|kin|body|illness|medicine|work|field|certificate|agency|forces|offence|nation|colour)$/;

/** A name of Arabic or Hebrew may mean a person: `وليد`. */
function isThing({ pattern }: Hit, lang: LanguageTag): boolean {
  const mayBeName = /^(?:ar|he)$/.test(lang) && /^(?:kin|work|nation|contract)$/.test(pattern.group);
  return things.test(pattern.group) && pattern.main.length > 0 && !mayBeName;
}

function keysOfHit({ pattern: { group, main } }: Hit): string[] {
  return main.map((meaning) => `${group} ${meaning}`);
}

function keysOf(hits: ReadonlyMap<string, readonly Hit[]>): ReadonlySet<string> {
  return new Set(
    [...hits.values()]
      .flat()
      .flatMap(({ pattern: { group, main, wide } }) => [...main, ...wide].map((meaning) => `${group} ${meaning}`)),
  );
}
