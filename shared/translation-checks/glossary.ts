import type { CollectionLevel, TermStatus } from '#shared/memory-collections.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { at, quoted } from './rules.ts';
import { isTranslated, type CheckedText, type Segment } from './segments.ts';

/** A term of a glossary, of the house or of the paper's customer. */
export interface GlossaryTerm {
  source: string;
  target: string;
  status: TermStatus;
  glossary: string;
  level: CollectionLevel;
  isOfAccount: boolean;
}

/** Glossary terms of the source that the English translates differently, or with forbidden words. */
export function checkGlossary({ segments }: CheckedText, terms: readonly GlossaryTerm[]): TextFinding[] {
  if (terms.length === 0) return [];
  const entries = [...Map.groupBy(terms, ({ source }) => source.toLowerCase()).values()].map(entryOf);
  return segments.filter(isTranslated).flatMap((segment) => {
    const found = longestOnly(entries.filter(({ inSource }) => inSource.test(segment.source)));
    return found.flatMap((entry) => judge(segment, entry));
  });
}

interface Entry {
  source: string;
  inSource: RegExp;
  terms: readonly GlossaryTerm[];
}

/** The customer's own terms replace the house's for the same words. */
function entryOf(terms: readonly GlossaryTerm[]): Entry {
  const own = terms.filter(({ isOfAccount }) => isOfAccount);
  const used = own.length > 0 ? own : terms;
  const source = used[0]?.source ?? '';
  return { source, inSource: wordsOf(source, endings), terms: used };
}

/** A term inside a longer one is covered by it. */
function longestOnly(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !entries.some((other) => other !== entry && entry.inSource.test(other.source)));
}

function judge(segment: Segment, { source, terms }: Entry): TextFinding[] {
  const allowed = terms.filter(({ status }) => status !== 'forbidden');
  const forbidden = terms.find(
    ({ status, target }) => status === 'forbidden' && wordsOf(target, plural).test(segment.target),
  );
  const [term] = allowed.toSorted((one, other) => rank(one) - rank(other));
  const isUsed = allowed.some(({ target }) => wordsOf(target, plural).test(segment.target));
  const rule = (level: CollectionLevel) => (level === 'answer' ? 'glossary-term' : 'glossary-advice');
  if (forbidden && !isUsed) {
    const instead = term ? ` Write ${quoted(term.target)}.` : '';
    const say = `${quoted(forbidden.target)} is not used for ${quoted(source)} in the glossary ${quoted(forbidden.glossary)}.${instead}`;
    return [at(segment, rule(forbidden.level), say)];
  }
  if (!term || isUsed) return [];
  return [
    at(
      segment,
      rule(term.level),
      `${quoted(source)} is ${quoted(term.target)} in the glossary ${quoted(term.glossary)}.`,
    ),
  ];
}

function rank({ status }: GlossaryTerm): number {
  return status === 'preferred' ? 0 : 1;
}

/** Case and number of a noun, as in `Standesamtes`; words of the script alone end there. */
const endings = String.raw`\p{L}{0,2}`;
const plural = '(?:e?s)?';
const shortest = 4;

const cache = new Map<string, RegExp>();

/** Matches the words as whole words; anywhere in scripts without spaces. */
function wordsOf(words: string, ending: string): RegExp {
  const key = `${ending} ${words}`;
  const known = cache.get(key);
  if (known) return known;
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const isUndivided = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(words);
  const tail = words.length >= shortest ? ending : '';
  const made = isUndivided
    ? new RegExp(pattern, 'iu')
    : new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${pattern}${tail}(?![\p{L}\p{M}\p{N}])`, 'iu');
  if (cache.size > 2_000) cache.clear();
  cache.set(key, made);
  return made;
}
