import { fold, type Token } from './digits.ts';
import { meaningOf, type WordNumber } from './word-numbers.ts';

/** Numbers in Arabic and Hebrew words, and Hebrew letters as numbers. */

interface Semitic {
  /** Prefix that joins parts. */
  and: string;
  ones: Record<string, number>;
  /** `عشر` after a one makes a teen. */
  ten: readonly string[];
  tens: Record<string, number>;
  hundreds: Record<string, number>;
  /** After a one: `تسع مائة`. */
  hundred: readonly string[];
  thousands: Record<string, number>;
  ordinals: Record<string, number>;
}

const arabic: Semitic = {
  and: 'و',
  ones: {
    ...pairs('واحد واحده', 1),
    ...pairs('احد احدي', 1),
    ...pairs('اثنان اثنين اثنتان اثنتين اثنا اثني', 2),
    ...counted('ثلاث اربع خمس ست سبع ثمان تسع', 3, 'ه'),
    ...pairs('ثماني ثمانيه', 8),
    ...pairs('عشر عشره', 10),
  },
  ten: ['عشر', 'عشره'].map(key),
  tens: {
    ...counted('عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون', 20, '', 10),
    ...counted('عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين', 20, '', 10),
  },
  hundreds: {
    ...pairs('مائه مئه', 100),
    ...pairs('مائتان مئتان مائتين مئتين', 200),
    ...counted('ثلاثمائه اربعمائه خمسمائه ستمائه سبعمائه ثمانمائه تسعمائه', 300, '', 100),
    ...counted('ثلاثمئه اربعمئه خمسمئه ستمئه سبعمئه ثمانمئه تسعمئه', 300, '', 100),
  },
  hundred: ['مائه', 'مئه'].map(key),
  thousands: { الف: 1000, الفا: 1000, الاف: 1000, الفان: 2000, الفين: 2000 },
  ordinals: definite(
    'ال',
    { ...pairs('اول اولي', 1), ...pairs('ثاني ثانيه', 2) },
    counted('ثالث رابع خامس سادس سابع ثامن تاسع عاشر', 3, 'ه'),
    pairs('حادي', 1),
  ),
};

const hebrew: Semitic = {
  and: 'ו',
  ones: {
    ...pairs('אחד אחת', 1),
    ...pairs('שניים שתיים שנים שתים שני שתי', 2),
    ...counted('שלוש ארבע חמש שש שבע שמונה תשע עשר', 3, ''),
    ...counted('שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה', 3, ''),
    ...counted('שלושת ארבעת חמשת ששת שבעת שמונת תשעת עשרת', 3, ''),
    ...pairs('חמשה', 5),
    ...pairs('ששה', 6),
  },
  ten: ['עשר', 'עשרה'],
  tens: { ...counted('עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים', 20, '', 10), ששים: 60 },
  hundreds: { מאה: 100, מאתיים: 200, מאתים: 200 },
  hundred: ['מאות'],
  thousands: { אלף: 1000, אלפיים: 2000, אלפים: 2000 },
  ordinals: definite(
    'ה',
    counted('ראשון שני שלישי רביעי חמישי שישי שביעי שמיני תשיעי עשירי', 1, ''),
    counted('ראשונה שנייה שלישית רביעית חמישית שישית שביעית שמינית תשיעית עשירית', 1, ''),
    pairs('שניה', 2),
  ),
};

const words = { ar: arabic, he: hebrew } as const;

/** The longest number in words that starts at a token. */
export function readSemiticWords(tokens: readonly Token[], from: number, tag: 'ar' | 'he'): WordNumber | undefined {
  const { and, ones, ten, tens, hundreds, hundred, thousands } = words[tag];
  if (tag === 'he' && isYears(tokens, from)) return undefined;
  let [thousand, group, next] = [0, 0, from];
  let [hasOne, hasTen, hasHundred] = [false, false, false];
  for (let index = from; index < tokens.length; index += 1) {
    const { word: whole, isJoined } = unjoin(bare(tokens[index]?.word ?? '', tag), and, [
      ones,
      tens,
      hundreds,
      thousands,
    ]);
    const word = tag === 'he' && index === from ? withoutPreposition(whole, tokens[index + 1]?.word ?? '') : whole;
    const one = meaningOf(ones, word);
    const many = meaningOf(thousands, word);
    const hundredOf = meaningOf(hundreds, word);
    const tenOf = meaningOf(tens, word);
    const after = bare(tokens[index + 1]?.word ?? '', tag);
    // `خمسة آلاف`: so many thousands.
    if (many !== undefined && thousand === 0 && group > 1 && !(tag === 'ar' && isJoined && hasHundred)) {
      [thousand, group, next] = [group * 1000, 0, index + 1];
      [hasOne, hasTen, hasHundred] = [false, false, false];
      continue;
    }
    // Arabic joins every part; Hebrew the last.
    if (index > from && tag === 'ar' && !isJoined) break;
    // `ثمان وتسعين وتسعمائة وألف`: ones and tens before the hundreds and the thousand.
    const isTurned = tag === 'ar' && isJoined && index > from;
    if (many !== undefined && thousand === 0 && (group === 0 || isTurned)) thousand = many;
    else if (hundredOf !== undefined && !hasHundred && ((!hasOne && !hasTen) || isTurned)) {
      group += hundredOf;
      hasHundred = true;
    } else if (one !== undefined && one < 10 && hundred.includes(after) && !hasHundred && !hasOne && !hasTen) {
      group += one * 100;
      hasHundred = true;
      index += 1;
    } else if (one !== undefined && one < 10 && ten.includes(after) && !hasOne && !hasTen) {
      group += one + 10;
      [hasOne, hasTen] = [true, true];
      index += 1;
    } else if (one !== undefined && !hasOne && (tag === 'he' || !hasTen)) {
      group += one;
      [hasOne, hasTen] = [true, hasTen || one === 10];
    } else if (tenOf !== undefined && !hasTen && (tag === 'ar' || !hasOne)) {
      group += tenOf;
      hasTen = true;
    } else break;
    next = index + 1;
  }
  const value = thousand + group;
  return next === from || value === 0 ? undefined : { value, next, isAmbiguous: false };
}

/** `בשלושה תשלומים`, in three installments; a time of the day is compared as one. */
function withoutPreposition(word: string, after: string): string {
  const { ones, tens } = words.he;
  if (!/^[בלמ]/.test(word) || /^ב?(?:בוקר|ערב|צהריים|לילה|אחר)/.test(after)) return word;
  const rest = word.slice(1);
  return [ones, tens].some((numbers) => (meaningOf(numbers, rest) ?? 0) >= 3) ? rest : word;
}

/** `שש שנים`, six years: the noun is written as the number two. */
function isYears(tokens: readonly Token[], at: number): boolean {
  const { ones, tens, hundreds } = words.he;
  const before = unjoin(tokens[at - 1]?.word ?? '', 'ו', [ones, tens, hundreds]).word;
  return (
    tokens[at]?.word === 'שנים' && [ones, tens, hundreds].some((numbers) => meaningOf(numbers, before) !== undefined)
  );
}

/** `السابع`, `الحادي والعشرون`, `השביעי`. */
export function readSemiticOrdinal(tokens: readonly Token[], from: number, tag: 'ar' | 'he'): WordNumber | undefined {
  const { ordinals, tens, ten, and } = words[tag];
  const first = meaningOf(ordinals, bare(tokens[from]?.word ?? '', tag));
  if (first === undefined) return readDefiniteTens(tokens, from, tag);
  const after = bare(tokens[from + 1]?.word ?? '', tag);
  if (tag === 'ar' && ten.includes(after)) return { value: first + 10, next: from + 2, isAmbiguous: false };
  const joined = after.startsWith(`${and}ال`) ? tens[after.slice(3)] : undefined;
  if (tag === 'ar' && joined !== undefined) return { value: first + joined, next: from + 2, isAmbiguous: false };
  return { value: first, next: from + 1, isAmbiguous: false };
}

function readDefiniteTens(tokens: readonly Token[], from: number, tag: 'ar' | 'he'): WordNumber | undefined {
  const word = bare(tokens[from]?.word ?? '', tag);
  const value = tag === 'ar' && word.startsWith('ال') ? words.ar.tens[word.slice(2)] : undefined;
  return value === undefined ? undefined : { value, next: from + 1, isAmbiguous: false };
}

/** Arabic letters that are spelled several ways become one. */
export function bare(word: string, tag: 'ar' | 'he'): string {
  if (tag === 'he' || !/[أإآٱىة]/.test(word)) return word;
  return word
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

const letters: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('אבגדהוזחט', (letter, index) => [letter, index + 1])),
  ...Object.fromEntries(Array.from('יכלמנסעפצ', (letter, index) => [letter, (index + 1) * 10])),
  ...Object.fromEntries(Array.from('קרשת', (letter, index) => [letter, (index + 1) * 100])),
};

/** Hebrew letters as a number: `תשמח` is 748. */
export function gematria(text: string): number | undefined {
  const values = [...text].map((letter) => meaningOf(letters, letter));
  if (values.length === 0 || values.includes(undefined)) return undefined;
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

function unjoin(word: string, and: string, tables: Record<string, number>[]) {
  const isKnown = tables.some((table) => Object.hasOwn(table, word));
  const isJoined = !isKnown && word.startsWith(and);
  return { word: isJoined ? word.slice(and.length) : word, isJoined };
}

function pairs(list: string, value: number): Record<string, number> {
  return Object.fromEntries(list.split(' ').map((word) => [key(word), value]));
}

function counted(list: string, start: number, suffix: string, step = 1): Record<string, number> {
  return Object.fromEntries(
    list.split(' ').flatMap((word, index) => [
      [key(word), start + index * step],
      [key(word + suffix), start + index * step],
    ]),
  );
}

/** As `fold` and `bare` leave a word. */
function key(word: string): string {
  return bare(fold(word), 'ar');
}

function definite(article: string, ...tables: Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    tables.flatMap((table) => Object.entries(table)).map(([word, value]) => [article + word, value]),
  );
}
