import { decimalDigits } from '#shared/numerals/digits.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextTag } from '#shared/translation-text.ts';
import { at, quoted } from './rules.ts';
import { isReadSegment, isTranslated, type CheckedText, type Segment } from './segments.ts';

/** Numbers of a paper that a person types, digit by digit: their language's words, dates and separators are not known. */
export function checkTypedNumbers({ segments }: CheckedText<TextTag>): TextFinding[] {
  return segments.filter((segment) => !isReadSegment(segment) && isTranslated(segment)).flatMap(numberFindings);
}

/** Shorter numbers may be days, months or years of another calendar, which English gives in other digits. */
const leastDigits = 5;

/** Digits with the signs between them: `1 234 567`, `12-345/6`. */
const written = /\d{1,3}(?:[ \u{A0}]\d{3})+(?!\d)|\d(?:[\d.,/٬٫’'-]{0,40}\d)?/gu;
/** A day in digits, whose order English changes. */
const day = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;

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
