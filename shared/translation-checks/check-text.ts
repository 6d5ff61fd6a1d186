import { findDraftStatement } from '#shared/certificate/drafts.ts';
import { decimalDigits } from '#shared/numerals/digits.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';
import type { Spelling } from '#shared/spelling.ts';
import type { TextTag } from '#shared/translation-text.ts';
import { checkCompleteness } from './completeness.ts';
import { checkConsistency, phraseTest, type Term } from './consistency.ts';
import { checkDates } from './dates.ts';
import { checkGlossary, type GlossaryTerm } from './glossary.ts';
import { checkLanguage } from './language.ts';
import { checkLength } from './length.ts';
import { checkClauses } from './meaning/clauses.ts';
import { checkMeanings } from './meaning/comparison.ts';
import { checkLedger } from './meaning/ledger.ts';
import { checkLetters } from './meaning/letters.ts';
import { checkLists } from './meaning/lists.ts';
import { checkMeasures } from './meaning/measures.ts';
import { checkNameCounts } from './meaning/name-counts.ts';
import { checkPairing } from './meaning/pairing.ts';
import { checkPhrases } from './meaning/phrases.ts';
import { checkPlaces } from './meaning/places.ts';
import { checkPlurals } from './meaning/plurals.ts';
import { checkPronouns } from './meaning/pronouns.ts';
import { checkRepeats } from './meaning/repeats.ts';
import { checkRows } from './meaning/rows.ts';
import { checkSentences } from './meaning/sentences.ts';
import { checkSexSigns } from './meaning/sex-signs.ts';
import { checkSigns } from './meaning/signs.ts';
import { checkStrays } from './meaning/strays.ts';
import { checkTurned } from './meaning/turned.ts';
import { checkNames } from './names.ts';
import { checkNumbers } from './numbers.ts';
import { checkReadings } from './readings.ts';
import { at, quoted, type TextRule } from './rules.ts';
import { type CheckedText, isReadSegment, isTranslated, type Segment, segmentsOf } from './segments.ts';
import { checkThings } from './things/things.ts';

/** Words by which a text declares itself unfinished. */
const faults: readonly { rule: TextRule; pattern: RegExp; say: (found: string) => string }[] = [
  {
    rule: 'untranslated-mark',
    pattern: /\[\s*(?:untranslated|to be translated|translation (?:missing|pending))\b[^\]]*\]?/i,
    say: (found) => `${found} is a gap. Translate what stands there.`,
  },
  {
    rule: 'empty-brackets',
    pattern: /\[[\s.…_?-]*\]|\([\s_]*\)|\{[\s\d]*\}|<[\s]*>/,
    say: (found) => `The brackets ${found} are empty. Write what stands there, or remove them.`,
  },
  {
    rule: 'draft-statement',
    pattern:
      /\bnot a(?:n)? (?:certified |official |finished |real |valid )?translation\b|\bis no translation\b|\blorem ipsum\b|\bdolor sit amet\b|\b(?:translation|text) goes here\b|\bplaceholder text\b/i,
    say: (found) => `The text says ${found}. Replace it with the finished translation.`,
  },
  {
    rule: 'draft-words',
    pattern: /\b(?:TODO|TBD|FIXME|XXX+)\b|\?{3,}|(?<!_)_{8,}$/,
    say: (found) => `${found} looks unfinished. Complete it.`,
  },
];

/** Shorter numbers may be days, months or years of another calendar, which English gives in other digits. */
const leastDigits = 5;

/** Digits with the signs between them: `1 234 567`, `12-345/6`. */
const written = /\d{1,3}(?:[ \u{A0}]\d{3})+(?!\d)|\d(?:[\d.,/٬٫’'-]{0,40}\d)?/gu;
/** A day in digits, whose order English changes. */
const day = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;

export interface TextToCheck {
  text: Pick<TranslationText, 'pages' | 'blocks'>;
  spelling: Spelling;
  /** Of the source's language; none for one that a person types. */
  phrases: readonly Term[];
  /** Of the house and of the paper's customer, those that occur in the source. */
  glossary?: readonly GlossaryTerm[];
  /** Pages of the original as counted. */
  sourcePages: number;
  /** An English dictionary; spelling is left out without one. */
  spells?: ((word: string) => boolean) | undefined;
}

/** All findings of a text in reading order; those about the whole text come first. */
export function checkText({ text, spelling, phrases, glossary = [], sourcePages, spells }: TextToCheck): TextFinding[] {
  const all = { text, segments: segmentsOf(text.blocks) };
  const checked = { text, segments: all.segments.filter(isReadSegment) };
  // The house's own phrase is right, whatever its words mean alone.
  const isPhrase = phraseTest(phrases);
  const free = { text, segments: checked.segments.filter((segment) => !isPhrase(segment)) };
  const names = [...spelling.people, ...spelling.family];
  const findings = withoutRepeats([
    ...checkCompleteness(all, sourcePages),
    ...checkLength(all),
    ...checkNames(all, spelling, spells),
    ...checkReadings(all, { spelling, phrases }),
    ...checkNumbers(checked),
    ...checkTypedNumbers(all),
    ...checkDates(checked),
    ...checkConsistency(all, phrases),
    ...checkGlossary(checked, glossary),
    ...checkLanguage(all, { names, spells }),
    ...checkMeanings(free, spelling),
    ...checkLedger(free, { spelling, phrases }),
    ...checkPlaces(free, { spelling, phrases, spells }),
    ...checkPairing(free, spelling),
    ...checkNameCounts(free),
    ...checkTurned(free),
    ...checkPlurals(free),
    ...checkLists(free),
    ...checkClauses(free),
    ...checkThings(free),
    ...checkMeasures(checked),
    ...checkLetters(checked),
    ...checkPhrases(free, phrases),
    ...checkSigns(all),
    ...checkSexSigns(checked),
    ...checkSentences(free),
    ...checkStrays(free),
    ...checkPronouns(free),
    ...checkRepeats(free),
    ...checkRows(free),
    ...checkDrafts(all),
  ]);
  const order = new Map(text.blocks.map(({ id }, index) => [id, index]));
  const orderOf = ({ blockId }: TextFinding) => (blockId === null ? -1 : (order.get(blockId) ?? -1));
  return findings.toSorted((one, other) => (one.page ?? 0) - (other.page ?? 0) || orderOf(one) - orderOf(other));
}

/** Drops findings on places, months and sentences that another finding of the block already covers. */
function withoutRepeats(findings: readonly TextFinding[]): TextFinding[] {
  const others = Map.groupBy(findings, ({ blockId }) => blockId);
  return findings.filter(({ rule, blockId, say }) => {
    const own = others.get(blockId) ?? [];
    if (rule === 'measure') return own.every((other) => !other.rule.startsWith('date-'));
    // The first finding already reports an extra sentence.
    if (rule === 'sentence-added')
      return (
        own.find((other) => other.rule === rule)?.say === say && own.every((other) => other.rule !== 'clause-repeated')
      );
    const word = rule === 'place-name' ? say.match(/“([^“”]*)”/)?.[1] : undefined;
    return word === undefined || own.every((other) => other.rule === rule || !other.say.includes(word));
  });
}

/** Numbers of a paper that a person types, digit by digit: their language's words, dates and separators are not known. */
function checkTypedNumbers({ segments }: CheckedText<TextTag>): TextFinding[] {
  return segments.filter((segment) => !isReadSegment(segment) && isTranslated(segment)).flatMap(numberFindings);
}

function numberFindings(segment: Segment<TextTag>): TextFinding[] {
  const english = decimalDigits(segment.target).replaceAll(/\D/g, '');
  const lost = numbersOf(segment.source).find((number) => !english.includes(number.replaceAll(/\D/g, '')));
  if (lost === undefined) return [];
  const say = `${quoted(lost)} is in the source and not in the English. Copy the digits.`;
  return [at(segment, 'number-missing', say)];
}

function numbersOf(text: string): string[] {
  return [...decimalDigits(text).matchAll(written)]
    .map(([number]) => number)
    .filter((number) => !day.test(number.trim()) && number.replaceAll(/\D/g, '').length >= leastDigits);
}

function checkDrafts({ segments }: CheckedText<TextTag>): TextFinding[] {
  return segments.flatMap((segment) => {
    const own = faults.flatMap(({ rule, pattern, say }) => {
      const found = pattern.exec(segment.target)?.[0];
      return found === undefined || segment.source.includes(found) ? [] : [at(segment, rule, say(quoted(found)))];
    });
    return own.length > 0 ? own : statementFindings(segment);
  });
}

/** Statements that also occur in genuine papers. */
function statementFindings(segment: Segment<TextTag>): TextFinding[] {
  const found = findDraftStatement(segment.target);
  if (found === undefined) return [];
  return [at(segment, 'draft-words', `The text says ${quoted(found)}. Make sure that the source says so.`)];
}
