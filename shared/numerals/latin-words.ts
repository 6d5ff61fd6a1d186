import type { Token } from './digits.ts';
import { polishNumerals, ukrainianNumerals } from './slavic-words.ts';
import { meaningOf, type LatinNumerals, type WordNumber } from './word-numbers.ts';

/** Numbers in Portuguese, Spanish and English words. Words are written without accents, as `fold` leaves them. */

export const latinNumerals: Readonly<Record<'pt' | 'es' | 'en' | 'pl' | 'uk', LatinNumerals>> = {
  pl: polishNumerals,
  uk: ukrainianNumerals,
  pt: {
    ones: {
      ...list('zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze', 0),
      ...list('dezesseis dezessete dezoito dezenove', 16),
      ...list('dezasseis dezassete dezoito dezanove', 16),
      uma: 1,
      duas: 2,
      catorze: 14,
      cincoenta: 50,
      ...list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 20, 10),
    },
    hundreds: {
      cem: 100,
      cento: 100,
      ...list('duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos', 200, 100),
      ...list('duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas', 200, 100),
    },
    joiners: ['e'],
    joinsOnes: true,
    hundred: null,
    thousands: ['mil'],
    millions: ['milhao', 'milhoes'],
    ordinals: bothGenders(
      list('primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo', 1),
      list('vigesimo trigesimo quadragesimo quinquagesimo sexagesimo septuagesimo octogesimo nonagesimo', 20, 10),
    ),
  },
  es: {
    ones: {
      ...list('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 0),
      ...list('dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro', 16),
      ...list('veinticinco veintiseis veintisiete veintiocho veintinueve', 25),
      un: 1,
      una: 1,
      veintiun: 21,
      veintiuna: 21,
      ...list('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    },
    hundreds: {
      cien: 100,
      ciento: 100,
      ...list(
        'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
        200,
        100,
      ),
      ...list(
        'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
        200,
        100,
      ),
    },
    joiners: ['y'],
    joinsOnes: true,
    hundred: null,
    thousands: ['mil'],
    millions: ['millon', 'millones'],
    ordinals: {
      primer: 1,
      tercer: 3,
      ...bothGenders(
        list('primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo', 1),
        list('vigesimo trigesimo cuadragesimo quincuagesimo sexagesimo septuagesimo octogesimo nonagesimo', 20, 10),
      ),
    },
  },
  en: {
    ones: {
      ...list('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 0),
      ...list('sixteen seventeen eighteen nineteen', 16),
      ...list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    },
    hundreds: {},
    joiners: ['and', '-', '–'],
    joinsOnes: false,
    hundred: 'hundred',
    thousands: ['thousand'],
    millions: ['million'],
    ordinals: {
      ...list('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth', 1),
      ...list('fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth', 14),
      thirtieth: 30,
    },
  },
};

/** The longest number in words that starts at a token. */
export function readLatinWords(
  tokens: readonly Token[],
  from: number,
  numerals: LatinNumerals,
): WordNumber | undefined {
  const { ones, hundreds, joiners } = numerals;
  let millions = 0;
  let thousands = 0;
  let group = 0;
  /** Place that the next word of the group has to be below: 1000, 100, 10 or 1. */
  let below = 1000;
  let hasThousand = false;
  let hasMillion = false;
  let next = from;
  for (let index = from; index < tokens.length; index += 1) {
    const follower = tokens[index + 1]?.word ?? '';
    // `três mil, duzentos e dezoito`
    const isComma =
      tokens[index]?.word === ',' &&
      hasThousand &&
      group === 0 &&
      (meaningOf(hundreds, follower) !== undefined || tokens[index + 2]?.word === numerals.hundred);
    const isJoined = index > from && (joiners.includes(tokens[index]?.word ?? '') || isComma);
    const at = isJoined ? index + 1 : index;
    const word = tokens[at]?.word ?? '';
    const one = meaningOf(ones, word);
    const hundred = meaningOf(hundreds, word);
    if (hundred !== undefined && below === 1000) {
      group = hundred;
      below = 100;
    } else if (one !== undefined && fits(one, below, isJoined, numerals)) {
      group += one;
      below = one >= 20 && one % 10 === 0 ? 10 : 1;
    } else if (word === numerals.hundred && !isJoined && group >= 1 && group < 100 && group % 10 > 0) {
      group *= 100;
      below = 100;
    } else if (numerals.thousands.includes(word) && !isJoined && !hasThousand && (group > 0 || thousands === 0)) {
      thousands = (group === 0 ? 1 : group) * 1000;
      [group, below, hasThousand] = [0, 1000, true];
    } else if (numerals.millions.includes(word) && !isJoined && !hasMillion && group + thousands > 0) {
      millions = (thousands + group) * 1_000_000;
      [group, thousands, below, hasThousand, hasMillion] = [0, 0, 1000, false, true];
    } else break;
    index = at;
    next = at + 1;
  }
  if (next === from) return undefined;
  const value = millions + thousands + group;
  return { value, next, isAmbiguous: isFollowedByNumber(tokens, next, numerals) };
}

/** An ordinal in words, such as `vigésimo primeiro` or `twenty-first`. */
export function readLatinOrdinal(tokens: readonly Token[], from: number, numerals: LatinNumerals) {
  const { ordinals, ones } = numerals;
  const word = tokens[from]?.word ?? '';
  const ordinal = meaningOf(ordinals, word);
  const tens = numerals.hundred === null ? undefined : meaningOf(ones, word);
  const first = ordinal ?? (tens !== undefined && tens >= 20 ? tens : undefined);
  if (first === undefined) return undefined;
  const at = tokens[from + 1]?.word === '-' ? from + 2 : from + 1;
  const second = meaningOf(ordinals, tokens[at]?.word ?? '');
  if (first >= 10 && first % 10 === 0 && second !== undefined && second < 10) {
    return { value: first + second, next: at + 1, isAmbiguous: false };
  }
  return ordinal === undefined ? undefined : { value: first, next: from + 1, isAmbiguous: false };
}

function fits(one: number, below: number, isJoined: boolean, numerals: LatinNumerals): boolean {
  if (one === 0) return below === 1000 && !isJoined;
  if (one >= 10) return below >= 100;
  return below >= 100 || (below === 10 && (isJoined || !numerals.joinsOnes));
}

function isFollowedByNumber(
  tokens: readonly Token[],
  next: number,
  { ones, hundreds, thousands }: LatinNumerals,
): boolean {
  const after = tokens[next]?.word === ',' ? tokens[next + 1] : tokens[next];
  const word = after?.word ?? '';
  return (meaningOf(ones, word) ?? 0) > 1 || Object.hasOwn(hundreds, word) || thousands.includes(word);
}

function list(words: string, start: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, start + index * step]));
}

function bothGenders(...lists: Record<string, number>[]): Record<string, number> {
  const entries = lists.flatMap((one) => Object.entries(one));
  return Object.fromEntries(
    entries.flatMap(([word, value]) => [
      [word, value],
      [word.replace(/o$/, 'a'), value],
    ]),
  );
}
