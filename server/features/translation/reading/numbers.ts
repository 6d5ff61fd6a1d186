import { foldLetters } from '#shared/spelling.ts';
import { doubtfulBelow } from '#shared/translation-text.ts';
import { around, type Word } from './layout/words.ts';

/** Decides between two readings of a number, a code or a word. What differs is marked as doubtful, whichever is taken. */

const doubted = doubtfulBelow - 1;
/** A second reading below does not replace the first. */
const minSure = 80;
/** The shape engine's confidence is lower than its accuracy. */
const shapeBonus = 6;
const minCodeLength = 8;
const minDigits = 4;
/** Latin letters that a misread number yields. */
const maxMisread = 4;
const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/u;

export function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

/** Letters and digits in one: `MUPA910823MJCXXN07`. */
export function isCode(text: string): boolean {
  return (
    text.length >= minCodeLength && /^[\p{Lu}\d]+$/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text) && /\d.*\d/.test(text)
  );
}

export function settleNumbers(first: readonly Word[], again: readonly Word[]): Word[] {
  return settle(first, again, (word, other) => {
    if (keyOf(word.text) === keyOf(other.text) && !easternDigit.test(word.text)) return agreed(word, other);
    return doubtNumber(replacesNumber(word, other) ? { ...word, text: other.text } : word);
  });
}

/** In scripts without spaces: digits beyond those of the first reading are pieces of a letter beside them. */
export function settleCloseNumbers(first: readonly Word[], again: readonly Word[]): Word[] {
  const longer = (word: Word, other: Word) => digitsOf(other.text).length > digitsOf(word.text).length;
  return settle(first, again, (word, other) => {
    if (keyOf(word.text) === keyOf(other.text)) return agreed(word, other);
    return doubtNumber(!longer(word, other) && replacesNumber(word, other) ? { ...word, text: other.text } : word);
  });
}

export function settleCodes(first: readonly Word[], again: readonly Word[]): Word[] {
  return settle(first, again, (word, other) => {
    if (word.text === other.text) return agreed(word, other);
    const isBetter = isCode(other.text) && other.confidence + shapeBonus > word.confidence;
    const text = isBetter ? other.text : word.text;
    return isCode(text) ? doubtNumber({ ...word, text: withZeros(text) }) : word;
  });
}

/** A word that the engine doubts, read larger. */
export function settleWords(first: readonly Word[], again: readonly Word[]): Word[] {
  return settle(first, again, (word, other) => {
    if (other.confidence <= word.confidence || other.confidence < minSure || !/\p{L}{3}/u.test(other.text)) return word;
    return word.text === other.text ? agreed(word, other) : doubt({ ...word, text: other.text });
  });
}

/** A word that differs only by letters which the first data lacks: `Guemes` and `Giiemes` for `Güemes`. */
export function settleLetters(first: readonly Word[], again: readonly Word[], letters: RegExp): Word[] {
  const bare = (text: string) => foldLetters(text).replaceAll('ii', 'u');
  return settle(first, again, (word, other) =>
    other.confidence >= minSure && letters.test(other.text) && bare(word.text) === bare(other.text)
      ? doubt({ ...word, text: other.text })
      : word,
  );
}

/** Numbers that have no second reading. */
export function doubtNumbers(words: readonly Word[]): Word[] {
  return words.map((word) => (hasDigit(word.text) ? doubtNumber(word) : word));
}

/**
 * What a page of another script shows where its numbers were lost: Hebrew numerals, whose gershayim the data reads as letters
 * (תשמייח for תשמ״ח), and a few Latin letters, which Eastern digits become.
 */
export function doubtNumerals(word: Word): Word {
  return hebrewNumeral.test(word.text) || isFewLatin(word.text) ? doubt(word) : word;
}

/** Hundreds, tens and ones, with gershayim or the two letters they are read as before the last. */
const hebrewNumeral =
  /^(?:[א-ת]{0,3}יי[א-טכלמנסעפצקרשת]|(?:ה[׳'])?ת{0,2}[קרש]?(?:[טיכלמנסעפצ]?["״”][א-ט]|["״”][יכלמנסעפצ]))[.,:]?$/u;

function isFewLatin(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin > 0 && latin <= maxMisread && !isCode(text) && !/[\p{Script=Arabic}\p{Script=Hebrew}]\p{L}/u.test(text);
}

/** Kanji of surnames whose variants (髙, 﨑, 𠮷) the data confidently reads as these. */
const withVariants = /高(?=\p{Script=Han})|(?<=\p{Script=Han})崎|吉(?=\p{Script=Han})/gu;

export function doubtVariants(line: readonly Word[]): Word[] {
  const found = [
    ...line
      .map(({ text }) => text)
      .join('')
      .matchAll(withVariants),
  ].map(({ index }) => index);
  let start = 0;
  return line.map((word) => {
    const [from, to] = [start, start + word.text.length];
    start = to;
    return found.some((at) => at >= from && at < to) ? doubt(word) : word;
  });
}

type Decide = (word: Word, other: Word) => Word;

/** Word by word, or as a whole where the readings are cut into words differently. */
function settle(first: readonly Word[], again: readonly Word[], decide: Decide): Word[] {
  if (again.length === 0) return first.map((word) => decide(word, { ...word, text: '', confidence: 0 }));
  if (first.length === again.length) return first.map((word, index) => decide(word, again[index] ?? word));
  const [one, other] = [joined(first), joined(again)];
  const chosen = decide(one, other);
  if (chosen.text !== one.text) return [chosen];
  const isDoubted = chosen.confidence <= doubted;
  return first.map((word) => (isDoubted ? doubt(word) : agreed(word, other)));
}

function joined(words: readonly Word[]): Word {
  const text = words.map((word) => word.text).join('');
  return { ...around(words), text, confidence: Math.min(...words.map(({ confidence }) => confidence)) };
}

function agreed(word: Word, other: Word): Word {
  return { ...word, confidence: Math.max(word.confidence, other.confidence) };
}

function doubt(word: Word): Word {
  return { ...word, confidence: Math.min(word.confidence, doubted) };
}

/** Tells speckle from numbers by length: a long number is kept at any confidence. */
function doubtNumber(word: Word): Word {
  return doubt(digitsOf(word.text).length >= minDigits ? { ...word, confidence: doubted } : word);
}

/** Digits, letters and what stands between them: `12.50` and `1250` are two numbers. */
function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u2010-\u2015~]/g, '-')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function replacesNumber(word: Word, other: Word): boolean {
  const [digits, others] = [digitsOf(word.text), digitsOf(other.text)];
  const isNumber = others !== '' && lettersOf(other.text) <= lettersOf(word.text);
  // A piece of the number: its edge was cut off.
  if (!isNumber || (digits !== others && digits.includes(others))) return false;
  if (others.includes(digits) && others.length > digits.length) return other.confidence >= minSure;
  return other.confidence > word.confidence;
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^\p{Nd}]/gu, '');
}

function lettersOf(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Both engines confuse these in codes; beside a digit a zero is likelier. */
function withZeros(code: string): string {
  return code.replaceAll(/O(?=\d)|(?<=\d)O/g, '0');
}
