import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';
import type { Spelling } from '#shared/spelling.ts';
import { checkCompleteness } from './completeness.ts';
import { checkConsistency, phraseTest, type Term } from './consistency.ts';
import { checkDates } from './dates.ts';
import { checkDrafts } from './drafts.ts';
import { checkGlossary, type GlossaryTerm } from './glossary.ts';
import { checkLanguage } from './language.ts';
import { checkLength } from './length.ts';
import { checkClauses } from './meaning/clauses.ts';
import { checkLedger } from './meaning/ledger.ts';
import { checkLetters } from './meaning/letters.ts';
import { checkLists } from './meaning/lists.ts';
import { checkMeanings } from './meaning/meanings.ts';
import { checkMeasures } from './meaning/measures.ts';
import { checkPairing } from './meaning/pairing.ts';
import { checkPhrases } from './meaning/phrases.ts';
import { checkPlaces } from './meaning/places.ts';
import { checkPlurals } from './meaning/plurals.ts';
import { checkPronouns } from './meaning/pronouns.ts';
import { checkRepeats } from './meaning/repeats.ts';
import { checkRows } from './meaning/rows.ts';
import { checkSentences } from './meaning/sentences.ts';
import { checkSigns } from './meaning/signs.ts';
import { checkStrays } from './meaning/strays.ts';
import { checkTurned } from './meaning/turned.ts';
import { checkNames } from './names.ts';
import { checkNumbers } from './numbers.ts';
import { checkReadings } from './readings.ts';
import { isReadSegment, segmentsOf } from './segments.ts';
import { checkTypedNumbers } from './typed-numbers.ts';

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
    ...checkTurned(free),
    ...checkPlurals(free),
    ...checkLists(free),
    ...checkClauses(free),
    ...checkMeasures(checked),
    ...checkLetters(checked),
    ...checkPhrases(free, phrases),
    ...checkSigns(all),
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

/** Drops findings of places, months and sentences of which another finding of the block speaks already. */
function withoutRepeats(findings: readonly TextFinding[]): TextFinding[] {
  const others = Map.groupBy(findings, ({ blockId }) => blockId);
  return findings.filter(({ rule, blockId, say }) => {
    const own = others.get(blockId) ?? [];
    if (rule === 'measure') return own.every((other) => !other.rule.startsWith('date-'));
    // Of one sentence too many the first finding speaks.
    if (rule === 'sentence-added')
      return (
        own.find((other) => other.rule === rule)?.say === say && own.every((other) => other.rule !== 'clause-repeated')
      );
    const word = rule === 'place-name' ? say.match(/“([^“”]*)”/)?.[1] : undefined;
    return word === undefined || own.every((other) => other.rule === rule || !other.say.includes(word));
  });
}
