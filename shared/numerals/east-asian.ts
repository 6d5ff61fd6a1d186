/** Numbers in kanji, those of Chinese money included, and in Sino-Korean hangul. */

const digits: Readonly<Record<string, number>> = Object.fromEntries([
  ...signs('〇一二三四五六七八九'),
  ...signs('零壱弐参'),
  ...signs('영일이삼사오육칠팔구'),
  ['壹', 1],
  ['貳', 2],
  ['參', 3],
  ['伍', 5],
  ['공', 0],
  ['륙', 6],
  // A circle stands for the zero of Chinese years: `二○○五`.
  ['○', 0],
  ['两', 2],
  ['兩', 2],
  ['陸', 6],
  ['贰', 2],
  ['叁', 3],
  ['肆', 4],
  ['陆', 6],
  ['柒', 7],
  ['捌', 8],
  ['玖', 9],
]);
const places: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  佰: 100,
  仟: 1000,
  百: 100,
  千: 1000,
  십: 10,
  백: 100,
  천: 1000,
};
const groups: Readonly<Record<string, number>> = {
  万: 10_000,
  萬: 10_000,
  만: 10_000,
  億: 100_000_000,
  亿: 100_000_000,
  억: 100_000_000,
};

export const kanjiNumeral = '[〇一二三四五六七八九零○两兩壱弐参壹貳參贰叁肆伍陆陸柒捌玖十拾百佰千仟万萬億亿]';
export const hangulNumeral = '[영일이삼사오육칠팔구공륙십백천만억]';

/** `千九百八十八`, `一九八八` or `이천이십삼`; undefined for anything else. */
export function parseEastAsian(text: string): number | undefined {
  const letters = [...text.replaceAll(/\s/g, '')];
  if (letters.length === 0) return undefined;
  if (letters.every((letter) => letter in digits)) return Number(letters.map((letter) => digits[letter]).join(''));
  let total = 0;
  let group = 0;
  let digit: number | undefined;
  let lastPlace = Infinity;
  let lastGroup = Infinity;
  for (const letter of letters) {
    const place = places[letter];
    const scale = groups[letter];
    if (place !== undefined) {
      if (place >= lastPlace || digit === 0) return undefined;
      group += (digit ?? 1) * place;
      [digit, lastPlace] = [undefined, place];
    } else if (digits[letter] === 0 && Math.min(lastPlace, lastGroup) < Infinity) {
      // `一百零五`: the place between is empty.
      if (digit !== undefined) return undefined;
    } else if (scale === undefined) {
      if (digit !== undefined || digits[letter] === undefined) return undefined;
      digit = digits[letter];
    } else {
      if (scale >= lastGroup || group + (digit ?? 0) === 0) return undefined;
      total += (group + (digit ?? 0)) * scale;
      [group, digit, lastPlace, lastGroup] = [0, undefined, Infinity, scale];
    }
  }
  return total + group + (digit ?? 0);
}

function signs(text: string): [string, number][] {
  return [...text].map((sign, value) => [sign, value]);
}

const koreanOnes = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const koreanTens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];
const counters =
  '명|분|살|통|번(?!째)|달|해|일(?!\\p{L})|날|장|개|차례|시간|시(?!\\p{L})|마리|권|대|채|주|가지|학기|과목|사람|곳|배|부(?!\\p{L})|건';

/** Native numerals before a counter, with a space behind those of one letter: `두통` is no two copies. */
const native = new RegExp(
  `(?<!\\p{L})(?:(${koreanTens.slice(1).join('|')}|스무)(${koreanOnes.slice(1).join('|')})?|(${koreanOnes.slice(2).join('|')}))(\\s?)(?=${counters})`,
  'gu',
);

const koreanDays = ['하루', '이틀', '사흘', '나흘', '닷새', '엿새', '이레', '여드레', '아흐레', '열흘'];
const days = new RegExp(`(?<!\\p{L})(?:${koreanDays.slice(1).join('|')}|보름)(?!\\p{L}{3})`, 'gu');

/** `석 달`, `넉 장`: three and four before some counters. */
const beforeMeasures = /(?<!\p{L})[석넉](?=\s(?:달|장|대|잔|자|섬))/gu;

/** `열두 일`, `세 명`, `나흘` */
export function nativeKorean(text: string): { start: number; end: number; value: number }[] {
  const inDays = [...text.matchAll(days)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    value: written === '보름' ? 15 : koreanDays.indexOf(written) + 1,
  }));
  const counted = [...text.matchAll(native)].flatMap(
    ({ 1: tens = '', 2: one = '', 3: alone = '', 4: space, index }) => {
      const written = tens + one + alone;
      if (written.length === 1 && space === '') return [];
      const ten = tens === '스무' ? 2 : koreanTens.indexOf(tens);
      return [{ start: index, end: index + written.length, value: ten * 10 + koreanOnes.indexOf(one + alone) }];
    },
  );
  const ancient = [...text.matchAll(beforeMeasures)].map(({ 0: written, index }) => ({
    start: index,
    end: index + 1,
    value: written === '석' ? 3 : 4,
  }));
  return [...counted, ...inDays, ...ancient];
}
