import { sourceTags, type SourceTag } from '#shared/translation-text.ts';
import { isEastAsian } from '#shared/writing-systems.ts';

/** A word of a text, or a character where words are not divided by spaces. */
export interface Token {
  /** Without case, accents and vowel signs. */
  key: string;
  /** Folds case and keeps accents: "país" and "pais" are two words. */
  accented: string;
  /** Place in the text as given. */
  start: number;
  end: number;
}

/** Spacing of these scripts is layout: "氏 名" is 氏名. */
const undivided: ReadonlySet<SourceTag> = new Set(sourceTags.filter((tag) => isEastAsian(tag)));

/** Spellings and abbreviations that count as one word. Number signs become `no` in every language. */
const variants: Partial<Record<SourceTag, Readonly<Record<string, string>>>> = {
  pt: {
    registo: 'registro',
    registos: 'registros',
    registado: 'registrado',
    registada: 'registrada',
    acto: 'ato',
    actos: 'atos',
    facto: 'fato',
    dt: 'data',
    nasc: 'nascimento',
  },
  es: { setiembre: 'septiembre', nro: 'no', num: 'no' },
  pl: { nr: 'no', numer: 'no', nry: 'no', ur: 'urodzony', im: 'imie' },
  uk: { номер: 'no' },
  fr: { num: 'no', d: 'de' },
  it: { num: 'no', nr: 'no' },
  ro: { nr: 'no', numar: 'no', numarul: 'no', jud: 'judetul', str: 'strada', mun: 'municipiul' },
  nl: { nr: 'no', nummer: 'no', geb: 'geboren' },
  tr: { numarasi: 'no', numara: 'no' },
  vi: { số: 'no' },
  de: { nr: 'no', nummer: 'no', str: 'strasse' },
  zh: { 帐: '账', 査: '查' },
  'zh-Hant': pairsOf(
    '台臺 証證 户戶 戸戶 税稅 説說 為爲 裏裡 賬帳 紀記 録錄 衞衛 啓啟 綫線 羣群 着著 份分 佈布 週周 畫劃 註注 査查',
  ),
};

/** `台臺`: the first is another form of the second, both in use. */
function pairsOf(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));
}

const numberSign = String.raw`(?<![\p{L}\p{N}])[nN](?:\.\s?[ºo°]|[º°])s?(?![\p{L}\p{N}])|№`;
const initials = String.raw`(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{M}])`;
const byWord = new RegExp(String.raw`${numberSign}|${initials}|[\p{L}\p{M}\p{N}]+[º°ª]?`, 'gu');
const byCharacter = /[\p{L}\p{N}\u{3200}-\u{32FF}][\p{M}\u{FF9E}\u{FF9F}]*/gu;

/** Folded words of one language by the words as written: folding one costs more than finding it. */
export type FoldedWords = Map<string, Pick<Token, 'key' | 'accented'>>;

/** `known` caches folded words across texts that repeat each other's words. */
export function tokenize(text: string, tag: SourceTag, known: FoldedWords = new Map()): Token[] {
  const matches = text.matchAll(undivided.has(tag) ? byCharacter : byWord);
  const keysIn = (word: string) => {
    const keys = known.get(word) ?? keysOf(word, tag);
    known.set(word, keys);
    return keys;
  };
  return Array.from(matches, (match) => ({
    ...keysIn(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter((token) => token.key !== '');
}

/** Case, accents, vowel signs, punctuation and spacing do not count. `known` caches folded words across texts. */
export function normalize(text: string, tag: SourceTag, known?: FoldedWords): string {
  return joinKeys(tokenize(text, tag, known), tag, 'key');
}

/** Case, punctuation and spacing do not count. */
export function normalizeAccented(text: string, tag: SourceTag): string {
  return joinKeys(tokenize(text, tag), tag, 'accented');
}

export function joinKeys(tokens: readonly Token[], tag: SourceTag, part: 'key' | 'accented'): string {
  const joined = tokens.map((token) => token[part]).join(undivided.has(tag) ? '' : ' ');
  return joined.replaceAll(/(?<!\S)(?:\p{L} ){3,}\p{L}(?!\S)/gu, (spaced) => spaced.replaceAll(' ', ''));
}

function keysOf(word: string, tag: SourceTag): Pick<Token, 'key' | 'accented'> {
  const plain = fold(word.normalize('NFKD').replaceAll(accents, ''));
  const accented = fold(word.normalize('NFKC'));
  // Vietnamese tells "số" (number) from "sổ" (book) and "sở" (department) by its accents alone.
  const variant = plain === 'numero' ? 'no' : (variants[tag]?.[plain] ?? variants[tag]?.[accented]);
  if (variant !== undefined) return { key: variant, accented: variant };
  // Romanian papers often use letters with a cedilla for those with a comma below.
  return { key: plain, accented: tag === 'ro' ? accented.replaceAll('ş', 'ș').replaceAll('ţ', 'ț') : accented };
}

/** Sound marks of kana make other letters; marks elsewhere are accents and vowel signs. */
const accents = /(?![\u{3099}\u{309A}])\p{M}/gu;

/** Lower case without punctuation; Arabic without lengthening strokes, and final yāʼ however it is dotted. */
function fold(word: string): string {
  return word
    .replaceAll('°', 'o')
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/ı|i\u{307}/gu, 'i')
    .replaceAll('đ', 'd')
    .replaceAll('\u{0640}', '')
    .replaceAll('\u{0649}', '\u{064A}')
    .normalize('NFC');
}
