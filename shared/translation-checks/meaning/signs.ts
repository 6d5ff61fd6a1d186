import { asciiDigits } from '#shared/numerals/digits.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { isReadTag, type TextTag } from '#shared/translation-text.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, wordsOf, type CheckedText, type Segment } from '../segments.ts';
import { apartFromHan } from './letters.ts';

/** What stands beside digits: signs, percents, letters of codes, Roman numerals; and markup that a program left. */
export function checkSigns({ segments }: CheckedText<TextTag>): TextFinding[] {
  return segments.flatMap((segment) => [
    ...markupFindings(segment),
    ...(isTranslated(segment)
      ? [
          ...signFindings(segment),
          ...codeFindings(segment),
          ...prefixFindings(segment),
          ...romanFindings(segment),
          ...bloodFindings(segment),
        ]
      : []),
  ]);
}

const markup =
  /<\/?[a-z][a-z0-9]{0,10}(?: [^<>]{0,80})?\/?>|\$?\{\{?[a-z_.]{0,20}\d{0,3}\}\}?|&(?:[a-z]{2,6}|#x?[\da-f]{1,5});|%(?:[sd](?!\p{L})|\d\$s)|\*\*|\]\(http|\\(?:[nrt](?![\p{L}\d])|u[\da-f]{4})|\u{FFFD}|(?<![\p{L}\p{N}])(?:undefined|NaN|null)(?![\p{L}\p{N}])(?=\s*(?:[.,;]|$))/iu;

function markupFindings(segment: Segment<TextTag>): TextFinding[] {
  const found = markup.exec(segment.target)?.[0];
  if (found === undefined || segment.source.includes(found)) return [];
  return [at(segment, 'markup', `${quoted(found)} is left from a program. Remove it, or write what stands there.`)];
}

const signed =
  /(?<=^|[\s(:$€£¥₪₩：（、，؛،])(?<!\p{N}\s?)[-−–](?:(?:R\$|US\$|[$€£¥₪₩])\s?)?\d[\d.,]{0,20}|\([^()\p{N}]{0,6}\d[\d.,]{2,20}[^()\p{N}]{0,12}\)|\d[.,]\d{2}[-−](?![\p{L}\p{N}])/gu;

/** Digits of the numbers below zero; amounts in parentheses may be some. */
function negatives(text: string): { sure: Set<string>; all: Set<string> } {
  const found = [...asciiDigits(text).replaceAll('\u{66B}', '.').replaceAll('\u{66C}', ',').matchAll(signed)].map(
    ([written]) => written,
  );
  const digits = (list: readonly string[]) => new Set(list.map((written) => written.replaceAll(/\D/g, '')));
  return { sure: digits(found.filter((written) => !written.startsWith('('))), all: digits(found) };
}

function signFindings(segment: Segment<TextTag>): TextFinding[] {
  const { source, target } = segment;
  const [own, english] = [negatives(source), negatives(target)];
  const isSaid =
    /\b(?:minus|negative|debit|below zero)\b(?:[^\p{L}\p{N}]| of ){0,4}\d|\d[^\p{L}]{0,4}(?:debit|below zero)\b/iu.test(
      target,
    );
  const isGiven =
    /\b(?:menos|negativ\p{L}*|minus|débito|débitos)\b|سالب|ناقص|マイナス|△|▲|마이너스|מינוס|שלילי/iu.test(source) ||
    /[△▲]/.test(source);
  const lost = [...own.sure].find((digits) => !english.all.has(digits) && !isSaid);
  const added = [...english.sure].find((digits) => !own.all.has(digits) && !isGiven);
  if (lost !== undefined)
    return [at(segment, 'number-sign', `A number of the source has a minus (${lost}). Write it.`)];
  if (added !== undefined) return [at(segment, 'number-sign', `The source has no minus at ${added}. Check the sign.`)];
  const percents = (text: string) =>
    text.match(/[%٪％]|\bper ?cent(?:age)?\b|パーセント|퍼센트|por ciento|por cento|prozent/giu)?.length ?? 0;
  if (percents(source) > 0 === percents(target) > 0) return [];
  const say =
    percents(source) > 0
      ? 'The percent sign of the source is lost. Write it.'
      : 'The source has no percent sign. Check it.';
  return /[%٪％]/.test(source + target) ? [at(segment, 'number-sign', say)] : [];
}

const codePattern =
  /(?<![\p{L}\p{N}])(?:AB|A|B|O)\s?(?:Rh)?\s?[+\-−](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,24}(?:[-/.][\p{L}\p{N}]{1,24}){0,8}(?![\p{L}\p{N}])/gu;

/** Letters and digits as one code: `A-19`, `12345678Z`, `G 1234/1979`, `O+`. */
function codesOf(text: string): string[] {
  return [...apartFromHan(asciiDigits(text).normalize('NFKC')).matchAll(codePattern)].flatMap(([code]) => {
    if (/[+\-−]$/.test(code)) return [code.replaceAll(/\s|Rh/g, '').replace('−', '-')];
    const isMixed = /[A-Z]/.test(code) && /\d/.test(code) && !/\p{Ll}|\p{Lo}|[À-ÿ]/u.test(code);
    return isMixed && !/^\d+H\d*$|^\d+X\d+$|^R?\d+$/.test(code) ? [code] : [];
  });
}

const compact = (text: string) =>
  asciiDigits(text)
    .normalize('NFKC')
    .replaceAll(/[\s\-−–/.]/g, '')
    .toUpperCase();

function codeFindings(segment: Segment<TextTag>): TextFinding[] {
  const codes = codesOf(segment.source);
  if (codes.length === 0) return [];
  const english = compact(segment.target);
  const lost = codes.find((code) =>
    /[+-]$/.test(code)
      ? !segment.target.replaceAll(/\s|Rh/g, '').replaceAll('−', '-').includes(code)
      : !english.includes(compact(code)) && !isTitled(code, english),
  );
  if (lost === undefined || (/[+-]$/.test(lost) && /positive|negative/i.test(segment.target))) return [];
  return [at(segment, 'code', `${quoted(lost)} is in the source and not in the English. Copy letters and digits.`)];
}

/** `E.2009/318`, `Esas`: a word shortened before a number with a year, which English writes out. */
function isTitled(code: string, english: string): boolean {
  const number = /^\p{Lu}\.((?:19|20)\d\d\/\d{1,6})$/u.exec(code)?.[1];
  return number !== undefined && english.includes(compact(number));
}

/** Capital letters with a space before a number: `C 418/2006`, `AB 731922`. */
const prefixed = /(?<![\p{L}\p{N}])(\p{Lu}{1,3})[ \u{A0}](\d[\d/.-]{2,20}\d)(?!\p{N})/gu;

function prefixFindings(segment: Segment<TextTag>): TextFinding[] {
  const read = (text: string, isOther: RegExp) =>
    [...asciiDigits(text).normalize('NFKC').matchAll(prefixed)]
      .map(([written, letters = '', digits = '']) => ({ written, letters, digits: digits.replaceAll(/\D/g, '') }))
      .filter(({ letters }) => !isOther.test(letters));
  const english = read(segment.target, isEnglishWord);
  // Letters of another script are transliterated.
  const isCopied = (letters: string) => isReadTag(segment.lang) || /\p{Script=Latin}/u.test(letters);
  for (const own of read(segment.source, isWord)) {
    if (!isCopied(own.letters)) continue;
    const same = english.filter(({ digits }) => digits === own.digits);
    const [other] = same;
    if (other && same.every(({ letters }) => !isSameLetters(own.letters, letters)))
      return [at(segment, 'code', `${quoted(own.written)} is ${quoted(other.written)} here. Copy the letters.`)];
  }
  return [];
}

/** `АВ` as AB by its looks, or as AV by its sounds. */
function isSameLetters(own: string, english: string): boolean {
  if (!/\p{Script=Cyrillic}/u.test(own)) return own === english;
  return new RegExp(`^${[...own].map((letter) => `(?:${cyrillic[letter] ?? letter})`).join('')}$`).test(english);
}

const cyrillic: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  В: 'B|V',
  Г: 'H|G',
  Ґ: 'G',
  Д: 'D',
  Е: 'E',
  Є: 'YE|IE|E',
  Ж: 'ZH',
  З: 'Z',
  И: 'Y|I',
  І: 'I',
  Ї: 'YI|I',
  Й: 'Y|I',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'H|N',
  О: 'O',
  П: 'P',
  Р: 'P|R',
  С: 'C|S',
  Т: 'T',
  У: 'Y|U',
  Ф: 'F',
  Х: 'X|KH',
  Ц: 'TS',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SHCH',
  Ю: 'YU|IU',
  Я: 'YA|IA',
};

/** Money and words before a number, which are translated. */
const isWord =
  /^(?:[A-Z]{2}D|EUR|GBP|CHF|BRL|MXN|JPY|KRW|ILS|NIS|EGP|SAR|COP|ARS|CLP|PEN|DEM|DM|RS|US|NO|NR|N|AM|PM|AD|BC|AH|UM|OS|AS|EM|DE|LA|EL|EN|Y|E|A|I)$/;

const isEnglishWord =
  /^(?:[A-Z]{2}D|EUR|GBP|CHF|BRL|MXN|JPY|KRW|ILS|NIS|EGP|SAR|COP|ARS|CLP|PEN|DEM|DM|US|NO|NR|N|AM|PM|AD|BC|AH|A|I)$/;

const roman = /^(?=[IVXLC]{2,})C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

function romanFindings(segment: Segment<TextTag>): TextFinding[] {
  const numerals = (text: string) => wordsOf(text).filter((word) => word.length <= 9 && roman.test(word));
  const [own, english] = [numerals(segment.source), numerals(segment.target)];
  const lost = own.find((numeral) => !english.includes(numeral));
  const other = english.find((numeral) => !own.includes(numeral));
  if (lost === undefined || other === undefined) return [];
  return [at(segment, 'code', `${quoted(lost)} is ${quoted(other)} here. Copy the numeral.`)];
}

const bloodLabel =
  '(?:blood (?:type|group)|type|group|(?:tipo|grupo)(?: sangu[ií]neo| de sangr?[eu]e?)?|blutgruppe|فصيلة الدم|زمرة الدم|סוג דם|血液型は?|혈액형)';
const bloodGroup = new RegExp(
  `${bloodLabel}\\s?[:：]?\\s?(AB|A|B|O|0)(?![\\p{Script=Latin}\\d])|(?<![\\p{L}\\d])(AB|A|B|O|0)\\s?(?:[,;]?\\s?Rh[- ]?(?:factor|faktor|fator)?[: ]?)?\\s?(?:[+\\-−](?![\\p{L}\\d])|positiv|negativ|型|형|موجب|سالب|חיובי|שלילי)`,
  'iu',
);

/** Another blood group than that of the source. */
function bloodFindings(segment: Segment<TextTag>): TextFinding[] {
  const groupOf = (text: string) => {
    const found = bloodGroup.exec(text.normalize('NFKC').slice(0, bloodReach));
    return (found?.[1] ?? found?.[2])?.toUpperCase().replace('0', 'O');
  };
  const [own, english] = [groupOf(segment.source), groupOf(segment.target)];
  if (own === undefined || english === undefined || own === english) return [];
  return [at(segment, 'code', `Blood group ${own} of the source is ${english} here. Copy the letters.`)];
}

/** Letters of a block that are searched. */
const bloodReach = 4000;
