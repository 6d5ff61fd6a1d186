import { asciiDigits, tokenize } from './numerals/digits.ts';
import { hangulNumeral, kanjiNumeral, nativeKorean, parseEastAsian } from './numerals/east-asian.ts';
import { ordinalDigits, spellNumber } from './numerals/english-words.ts';
import { readGermanWord } from './numerals/german-words.ts';
import { isWritten, writtenLanguages } from './numerals/languages/all.ts';
import { readParts } from './numerals/languages/read-parts.ts';
import { latinNumerals, readLatinWords } from './numerals/latin-words.ts';
import { readFrenchWords, readItalianWord } from './numerals/romance-words.ts';
import { readSemiticWords } from './numerals/semitic-words.ts';
import { readDigits, spacesThousands } from './numerals/separators.ts';
import type { WordNumber } from './numerals/word-numbers.ts';
import { parseDates, type FoundDate } from './translation-dates.ts';
import type { LanguageTag } from './translation-text.ts';
import { isEastAsian, isIn, isSemitic, type TagIn } from './writing-systems.ts';

type EastAsianTag = TagIn<'Japanese' | 'Korean' | 'Chinese'>;

export interface FoundNumber {
  /** Offsets into the text; `end` is exclusive. */
  start: number;
  end: number;
  /** `register`: digits with leading zeros, dashes or slashes, which are copied digit by digit. */
  kind: 'number' | 'register' | 'ordinal' | 'words';
  /** `1234.56`; the bare digits of a register number; null when it can be read two ways. */
  value: string | null;
  isAmbiguous: boolean;
  candidates: readonly string[];
}

const run = /\d{1,3}(?:[ \u{A0}\u{202F}]\d{3})+[.,]\d{1,2}(?!\d)|\d+(?:[.,\u{66B}\u{66C}\-/:]\d+)*/gu;
/** Thousands behind spaces, as French, Polish and Ukrainian write them: `9 400 гривень`. */
const spacedRun = new RegExp(
  `(?<![\\d.,/-]|\\d[ \\u{A0}\\u{202F}])[1-9]\\d{0,2}(?:[ \\u{A0}\\u{202F}]\\d{3})+(?![\\d.,/-]| \\d)|${run.source}`,
  'gu',
);
const ordinalMark = /^(?:\s?[.]?[ºª°]|(?:st|nd|rd|th|er|[.]?er|re|do|da|to|ta)(?!\p{L}))/u;

/** Numbers of a text in digits and in words, without those of its dates, ordered by place. */
export function parseNumbers(
  text: string,
  tag: LanguageTag,
  dates: readonly FoundDate[] = parseDates(text, tag),
): FoundNumber[] {
  // `ventiseienne`, aged twenty-six.
  const plain = tag === 'it' ? text.replaceAll(/(?<=\p{L}{4})enn[ei](?!\p{L})/gu, '    ') : text;
  const digits = digitNumbers(text, tag);
  // `7万2千` is one amount, whose `千` is no number by itself.
  const isApart = (word: FoundNumber) => digits.every(({ start, end }) => word.end <= start || word.start >= end);
  const found = [...digits, ...wordNumbers(plain, tag).filter((word) => !isEastAsian(tag) || isApart(word))];
  return found
    .filter(({ start, end }) => dates.every((date) => end <= date.start || start >= date.end))
    .toSorted((one, other) => one.start - other.start);
}

/** `1억 2천만`, `3万5千`: amounts of several parts, each of digits with its unit. */
const mixed =
  /\d[\d,]*\s?(?:[천백십千百十]?\s?[조억만兆億亿万萬])(?:\s?\d[\d,]*\s?(?:[천백십千百十]\s?[만万萬]?|[만万萬])?)+(?![\d년월일年月日])/gu;
const parts = /(\d[\d,]*)\s?([천백십千百十])?\s?([조억만兆億亿万萬])?/gu;
const factors: Readonly<Record<string, number>> = {
  천: 1e3,
  千: 1e3,
  백: 100,
  百: 100,
  십: 10,
  十: 10,
  만: 1e4,
  万: 1e4,
  萬: 1e4,
  억: 1e8,
  億: 1e8,
  亿: 1e8,
  조: 1e12,
  兆: 1e12,
};

function mixedAmounts(digits: string, tag: LanguageTag): FoundNumber[] {
  if (!isEastAsian(tag)) return [];
  return [...digits.matchAll(mixed)].map(({ 0: written, index }) => {
    const sum = [...written.matchAll(parts)].reduce(
      (total, [, count = '', small = '', large = '']) =>
        total + Number(count.replaceAll(',', '')) * (factors[small] ?? 1) * (factors[large] ?? 1),
      0,
    );
    const value = String(sum);
    const place = { start: index, end: index + written.trimEnd().length };
    return { ...place, kind: 'number', value, isAmbiguous: false, candidates: [value] };
  });
}

function digitNumbers(text: string, tag: LanguageTag): FoundNumber[] {
  const amounts = mixedAmounts(asciiDigits(text), tag);
  const digits = amounts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    asciiDigits(text),
  );
  const others = [...digits.matchAll(spacesThousands(tag) ? spacedRun : run)].map((match): FoundNumber => {
    const written = match[0]
      .replaceAll(/[\u{A0}\u{202F}]/gu, ' ')
      .replaceAll('\u{66B}', '.')
      .replaceAll('\u{66C}', ',');
    const reading = readDigits(written, tag);
    const end = match.index + match[0].length;
    const mark = /^\d{1,3}$/.test(written) ? (ordinalMark.exec(digits.slice(end))?.[0].length ?? 0) : 0;
    return {
      start: match.index,
      end: end + mark,
      kind: mark > 0 ? 'ordinal' : reading.kind,
      value: mark > 0 ? String(Number(written)) : reading.value,
      isAmbiguous: mark === 0 && reading.value === null,
      candidates: mark > 0 ? [String(Number(written))] : withScale(reading.candidates, digits.slice(end), tag),
    };
  });
  return [...amounts, ...others];
}

const scales: Partial<Record<LanguageTag, readonly (readonly [pattern: RegExp, factor: number])[]>> = {
  en: [
    [/^\s?million\b/i, 1e6],
    [/^\s?billion\b/i, 1e9],
    [/^\s?thousand\b/i, 1e3],
  ],
  ja: [
    [/^千万/, 1e7],
    [/^百万/, 1e6],
    [/^十万/, 1e5],
    [/^万/, 1e4],
    [/^億/, 1e8],
  ],
  zh: [
    [/^万/, 1e4],
    [/^亿/, 1e8],
  ],
  'zh-Hant': [
    [/^萬/, 1e4],
    [/^億/, 1e8],
  ],
  ko: [
    [/^\s?천만/, 1e7],
    [/^\s?백만/, 1e6],
    [/^\s?십만/, 1e5],
    [/^\s?만(?!점)/, 1e4],
    [/^\s?억/, 1e8],
  ],
};

/** `250만원` and `2.5 million won` are one amount; digits of English alone count as well. */
function withScale(candidates: readonly string[], after: string, tag: LanguageTag): readonly string[] {
  const factor = scales[tag]?.find(([pattern]) => pattern.test(after))?.[1];
  if (factor === undefined) return candidates;
  const scaled = candidates.map((value) => String(Math.round(Number(value) * factor)));
  // English writes `250만` out; what it writes itself may be no amount: `2.5 million-year`.
  return tag === 'en' ? [...candidates, ...scaled] : scaled;
}

/** A lone one is left out: it is an article in most of the languages. */
function wordNumbers(text: string, tag: LanguageTag): FoundNumber[] {
  if (isEastAsian(tag)) return eastAsianNumbers(text, tag);
  const tokens = tokenize(text);
  const found: FoundNumber[] = duals(text, tag);
  for (let index = 0; index < tokens.length; index += 1) {
    const read = readWordsAt(tokens, index, tag);
    const [first, after] = [tokens[index], tokens[read?.next ?? 0]];
    if (read === undefined || first === undefined) continue;
    // German writes all nouns with a capital.
    const isName =
      tag !== 'de' &&
      isTitleCase(first.raw) &&
      after !== undefined &&
      isTitleCase(after.raw) &&
      read.next === index + 1;
    const end = tokens[read.next - 1]?.end ?? first.end;
    if (read.value !== 1 && !isName) {
      const value = String(read.value);
      const isAmbiguous =
        read.isAmbiguous ||
        found.some((other) => other.isAmbiguous && text.slice(other.end, first.start).trim().length <= 1);
      found.push({
        start: first.start,
        end,
        kind: 'words',
        value: isAmbiguous ? null : value,
        isAmbiguous,
        candidates: [value],
      });
    }
    index = read.next - 1;
  }
  return found;
}

/** Two of something by the form of the word: `سنتان`, `חודשיים`. */
const dual: Partial<Record<LanguageTag, RegExp>> = {
  ar: /(?<!\p{L})(?:سنت|عام|شهر|يوم|أسبوع|ساعت|دقيقت|نسخت|صفحت|طفل|ولد|ابن|ابنت|بنت|شاهد|غرفت)(?:ان|ين)(?!\p{L})/gu,
  he: /(?<!\p{L})[ושהבלמכ]?(?:שנתיים|חודשיים|יומיים|שבועיים|שעתיים)(?!\p{L})/gu,
};

function duals(text: string, tag: LanguageTag): FoundNumber[] {
  return [...text.matchAll(dual[tag] ?? /(?!)/g)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    kind: 'words',
    value: '2',
    isAmbiguous: false,
    candidates: ['2'],
  }));
}

function readWordsAt(tokens: ReturnType<typeof tokenize>, index: number, tag: Exclude<LanguageTag, EastAsianTag>) {
  if (tag === 'de') return readGermanWord(tokens, index);
  if (tag === 'fr') return readFrenchWords(tokens, index);
  if (tag === 'it') return readItalianWord(tokens, index);
  if (isWritten(tag)) return readParts(tokens, index, writtenLanguages[tag].numbers);
  if (isSemitic(tag)) return readSemiticWords(tokens, index, tag);
  const read = readLatinWords(tokens, index, latinNumerals[tag]);
  return tag === 'en' ? (readCentury(tokens, read) ?? read) : read;
}

/** `nineteen sixty-two`, a year. */
function readCentury(tokens: ReturnType<typeof tokenize>, first: WordNumber | undefined): WordNumber | undefined {
  if (first === undefined || first.value < 15 || first.value > 20) return undefined;
  const rest = readLatinWords(tokens, first.next, latinNumerals.en);
  if (rest === undefined || rest.value < 10 || rest.value > 99) return undefined;
  return { value: first.value * 100 + rest.value, next: rest.next, isAmbiguous: rest.isAmbiguous };
}

/** `Sete Lagoas` is a town. */
function isTitleCase(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

/** Before a counter only: kanji numerals are part of names, and hangul ones of words. */
const counted = {
  ja: new RegExp(
    `${kanjiNumeral}+(?=\\s?(?:[名人通円番号条項歳回枚級位個件学泊校社冊]|週間|日間|時間|年間|[かヶカケヵ箇]月|部屋|親等|年(?=[以後前内の])))`,
    'gu',
  ),
  zh: new RegExp(`${kanjiNumeral}+(?=\\s?[名人元号条项岁次页份个届位学年])`, 'gu'),
  'zh-Hant': new RegExp(`${kanjiNumeral}+(?=\\s?[名人元號條項歲次頁份個屆位學年分])`, 'gu'),
  ko: new RegExp(
    `(?<![\\p{L}\\d])${hangulNumeral}{2,}(?=\\s?(?:원|명|호|번|세|통|회|매|점|평|마리|그루|제곱미터|미터|킬로미터))`,
    'gu',
  ),
} as const;

/** `一米七五`, a height. */
const heights = /(?<=[高长長：:])([一二两兩12])米([一二三四五六七八九零〇\d]{1,2})(?![米厘])/gu;

function heightsIn(text: string): FoundNumber[] {
  return [...text.matchAll(heights)].flatMap(([written, whole = '', part = ''], index, all) => {
    const value = [whole, part]
      .map((digits) => (/^\d+$/.test(digits) ? digits : String(parseEastAsian(digits))))
      .join('.');
    const start = all[index]?.index ?? 0;
    const common = { start, end: start + written.length, kind: 'words' as const, isAmbiguous: false };
    return [{ ...common, value, candidates: [value, value.replace('.', '').padEnd(3, '0')] }];
  });
}

function eastAsianNumbers(text: string, tag: EastAsianTag): FoundNumber[] {
  const first = isIn(tag, 'Chinese') ? heightsIn(text) : [];
  const rest = isIn(tag, 'Chinese') ? text.replaceAll(heights, (found) => '。'.repeat(found.length)) : text;
  const native =
    tag === 'ko'
      ? nativeKorean(text).map(({ start, end, value }) => ({
          start,
          end,
          kind: 'words' as const,
          value: String(value),
          isAmbiguous: false,
          candidates: [String(value)],
        }))
      : [];
  return [
    ...first,
    ...native,
    ...[...rest.matchAll(counted[tag])].flatMap((match): FoundNumber[] => {
      const number = parseEastAsian(match[0]);
      if (number === undefined) return [];
      const value = String(number);
      // `一年`: a lone one is left out, as in words.
      if (tag !== 'ko' && number === 1) return [];
      return [
        {
          start: match.index,
          end: match.index + match[0].length,
          kind: 'words',
          value,
          isAmbiguous: false,
          candidates: [value],
        },
      ];
    }),
  ];
}

/** English of a number: register numbers digit by digit as written, others with English separators; null for an ambiguous one. */
export function formatNumber(number: FoundNumber, text: string): string | null {
  const { kind, value } = number;
  const written = asciiDigits(text.slice(number.start, number.end));
  if (value === null) return null;
  if (kind === 'register') return written;
  if (kind === 'ordinal') return ordinalDigits(Number(value));
  if (kind === 'words') return spellNumber(Number(value));
  const [whole = '', part] = value.split('.');
  const isGrouped =
    written.replaceAll(/\D/g, '').length < written.length && /\D\d{3}(?!\d)/.test(written) && whole.length > 3;
  const grouped = isGrouped ? groupThousands(whole) : whole;
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** `1234567` → `1,234,567` */
function groupThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/** `12.500` → `12.5`, `12.00` → `12` */
function withoutEndZeros(value: string): string {
  if (!value.includes('.')) return value;
  let end = value.length;
  while (value[end - 1] === '0') end -= 1;
  return value.slice(0, value[end - 1] === '.' ? end - 1 : end);
}

/** Whether two numbers are equal by value, or digit by digit when one of them is a register number. */
export function isSameNumber(one: FoundNumber, other: FoundNumber): boolean {
  const isRegister = one.kind === 'register' || other.kind === 'register';
  const plain = (value: string): string => (isRegister ? value.replaceAll(/\D/g, '') : withoutEndZeros(value));
  return one.candidates.some((left) => other.candidates.some((right) => plain(left) === plain(right)));
}
