import { asciiDigits } from '#shared/numerals/digits.ts';
import { parseDates } from '#shared/translation-dates.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import type { Mrz, ReadBlock } from '../page-reading.ts';

/*
 * Confirms doubtful numbers from the page itself: by check digits, a second occurrence, or a date written twice.
 * Never: a short number, which occurs twice by chance.
 */

/** Minimum digits for which a repeated number counts as confirmed. */
const minDigits = 6;

interface Evidence {
  /** Numbers of the page by their blocks. */
  blocksOf: ReadonlyMap<string, ReadonlySet<number>>;
  datesOf: ReadonlyMap<string, ReadonlySet<number>>;
  zone: string;
}

/** The blocks without the doubts that the page resolves. */
export function confirmNumbers(
  blocks: readonly ReadBlock[],
  { lang, mrz }: { lang: LanguageTag; mrz: Mrz | null },
): ReadBlock[] {
  const texts = blocks.map(({ content }) => textsOf(content));
  const evidence: Evidence = {
    blocksOf: placesOf(texts, (text) => numbersIn(text)),
    datesOf: placesOf(texts, (text) => datesIn(text, lang)),
    zone: mrz?.isValid === true ? mrz.lines.join(' ') : '',
  };
  return blocks.map((block, index) => {
    const checked = (texts[index] ?? []).flatMap(checkedNumbers);
    const doubtful = block.doubtful.filter((word) => !isConfirmed(word, { checked, evidence, lang }));
    return doubtful.length === block.doubtful.length ? block : { ...block, doubtful };
  });
}

function isConfirmed(
  word: string,
  { checked, evidence, lang }: { checked: readonly string[]; evidence: Evidence; lang: LanguageTag },
): boolean {
  const digits = digitsOf(word);
  if (digits === '') return false;
  if (digits.length > 1 && checked.some((number) => number.includes(digits))) return true;
  const isDate = datesIn(word, lang).some((iso) => (evidence.datesOf.get(iso)?.size ?? 0) > 1);
  if (isDate) return true;
  if (digits.length < minDigits || digits !== digitsOf(word.replaceAll(/\p{L}/gu, ''))) return false;
  return (evidence.blocksOf.get(digits)?.size ?? 0) > 1 || evidence.zone.includes(digits);
}

function textsOf(content: ReadBlock['content']): string[] {
  if (content.kind === 'field') return [content.label, content.value];
  return content.kind === 'table' ? content.rows.flat() : [content.text];
}

function placesOf(texts: readonly (readonly string[])[], read: (text: string) => readonly string[]) {
  const places = new Map<string, Set<number>>();
  for (const [index, own] of texts.entries())
    for (const key of own.flatMap((text) => read(text)))
      places.set(key, (places.get(key) ?? new Set<number>()).add(index));
  return places;
}

function digitsOf(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, '');
}

/** Days in ISO 8601; ambiguous days are left out. */
function datesIn(text: string, lang: LanguageTag): string[] {
  return parseDates(text, lang).flatMap(({ iso }) => (iso === null ? [] : [iso]));
}

function numbersIn(text: string): string[] {
  return [...asciiDigits(text).matchAll(/\d[\d./-]*\d/g)].map(([found]) => digitsOf(found));
}

/** Digits of numbers in a text whose check digits are right. */
function checkedNumbers(text: string): string[] {
  const plain = asciiDigits(text);
  return checks.flatMap(({ pattern, isValid }) =>
    [...plain.matchAll(pattern)].map(([found]) => found).flatMap((found) => (isValid(found) ? [digitsOf(found)] : [])),
  );
}

const numbers = (text: string) => [...digitsOf(text)].map(Number);
const sumOf = (digits: readonly number[], weight: (index: number) => number) =>
  digits.reduce((sum, digit, index) => sum + digit * weight(index), 0);

const checks: readonly { pattern: RegExp; isValid: (found: string) => boolean }[] = [
  // Brazilian CPF.
  { pattern: /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g, isValid: isCpf },
  // Number of a Brazilian certificate since 2010.
  {
    pattern: /(?<!\d)\d{6}\s?\d{2}\s?\d{2}\s?\d{4}\s?\d\s?\d{5}\s?\d{3}\s?\d{7}[\s-]?\d{2}(?!\d)/g,
    isValid: isCertificateNumber,
  },
  // Spanish DNI and NIE.
  { pattern: /(?<![\p{L}\d])[XYZ]?\d{7,8}-?[A-Z](?![\p{L}\d])/gu, isValid: isSpanishId },
  { pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?(?![\p{L}\d])/gu, isValid: isIban },
];

function isCpf(found: string): boolean {
  const digits = numbers(found);
  const check = (length: number) => ((sumOf(digits.slice(0, length), (index) => length + 1 - index) * 10) % 11) % 10;
  return new Set(digits).size > 1 && check(9) === digits[9] && check(10) === digits[10];
}

function isCertificateNumber(found: string): boolean {
  const digits = numbers(found);
  const check = (length: number) => {
    const rest = sumOf(digits.slice(0, length), (index) => (32 - length + index) % 11) % 11;
    return rest > 9 ? 1 : rest;
  };
  return check(30) === digits[30] && check(31) === digits[31];
}

function isSpanishId(found: string): boolean {
  const plain = found.replace('-', '').replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return plain.length === 9 && 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(plain.slice(0, 8)) % 23) === plain.slice(8);
}

function isIban(found: string): boolean {
  const plain = found.replaceAll(/\s/g, '');
  const moved = `${plain.slice(4)}${plain.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of moved) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
