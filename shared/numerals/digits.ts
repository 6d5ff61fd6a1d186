/** Digits of other scripts as ASCII, letter by letter, so that offsets into the text stay the same. */

const zeros = [0x06_60, 0x06_f0, 0xff_10];

/** Arabic-Indic, Eastern Arabic and full-width digits become 0-9. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[\u{660}-\u{669}\u{6F0}-\u{6F9}\u{FF10}-\u{FF19}]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}

const decimalZeros = [
  ...zeros,
  ...[0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_e6, 0x0c_66, 0x0e_50, 0x0e_d0, 0x10_40, 0x17_e0, 0x18_10],
];

/** Digits of every script that orders are in become 0-9. */
export function decimalDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = decimalZeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

export interface Token {
  /** Lower case without accents or vowel signs. */
  word: string;
  /** As it stands in the text. */
  raw: string;
  start: number;
  end: number;
}

/** An apostrophe is part of a Ukrainian word: `дев'ять`. */
const pattern =
  /\d+|\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]*(?:['’ʼ]\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]*)*|[\p{L}\p{M}]+|[^\s]/gu;
const ignored = /[\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/u;

/** Numbers, words and signs with their places; direction marks are left out. */
export function tokenize(text: string): Token[] {
  // A text repeats its words and signs, and folding one costs more than finding it.
  const words = new Map<string, string>();
  const wordOf = (raw: string): string => {
    const word = words.get(raw) ?? fold(raw).replaceAll(/(?<=\p{Script=Cyrillic})['’ʼ]/gu, '');
    words.set(raw, word);
    return word;
  };
  return [...asciiDigits(text).matchAll(pattern)]
    .filter(([raw]) => !ignored.test(raw))
    .map((match) => ({
      word: wordOf(match[0]),
      raw: text.slice(match.index, match.index + match[0].length),
      start: match.index,
      end: match.index + match[0].length,
    }));
}

/** Lower case without accents: `março` is `marco`, `ثَمانية` loses its vowel signs. */
export function fold(text: string): string {
  // ASCII has no accents, and most words and signs are.
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return (
    text
      .toLowerCase()
      .replaceAll(/[ªº°]/gu, 'º')
      .normalize('NFD')
      // The voicing marks of kana make other letters.
      .replaceAll(/(?![\u{3099}\u{309A}])[\p{M}\u{640}]/gu, '')
      .replaceAll('ß', 'ss')
      .replaceAll('ı', 'i')
      .normalize('NFC')
  );
}
