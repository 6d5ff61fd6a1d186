import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';
import type { Spelling } from '#shared/spelling.ts';
import { checkCompleteness } from './completeness.ts';
import { checkConsistency, type Term } from './consistency.ts';
import { checkDates } from './dates.ts';
import { checkDrafts } from './drafts.ts';
import { checkLanguage } from './language.ts';
import { checkLength } from './length.ts';
import { checkNames } from './names.ts';
import { checkNumbers } from './numbers.ts';
import { checkReadings } from './readings.ts';
import { segmentsOf } from './segments.ts';

export interface TextToCheck {
  text: Pick<TranslationText, 'pages' | 'blocks'>;
  spelling: Spelling;
  /** Of the source's language. */
  phrases: readonly Term[];
  /** Pages of the original as counted. */
  sourcePages: number;
  /** An English dictionary; spelling is left out without one. */
  spells?: ((word: string) => boolean) | undefined;
}

/** All findings of a text in reading order; those about the whole text come first. */
export function checkText({ text, spelling, phrases, sourcePages, spells }: TextToCheck): TextFinding[] {
  const checked = { text, segments: segmentsOf(text.blocks) };
  const names = [...spelling.people, ...spelling.family];
  const findings = [
    ...checkCompleteness(checked, sourcePages),
    ...checkLength(checked),
    ...checkNames(checked, spelling),
    ...checkReadings(checked, { spelling, phrases }),
    ...checkNumbers(checked),
    ...checkDates(checked),
    ...checkConsistency(checked, phrases),
    ...checkLanguage(checked, { names, spells }),
    ...checkDrafts(checked),
  ];
  const order = new Map(text.blocks.map(({ id }, index) => [id, index]));
  const orderOf = ({ blockId }: TextFinding) => (blockId === null ? -1 : (order.get(blockId) ?? -1));
  return findings.toSorted((one, other) => (one.page ?? 0) - (other.page ?? 0) || orderOf(one) - orderOf(other));
}
