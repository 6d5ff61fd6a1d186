/** Texts on which careless parsers take the square of their length, or do not end. */

/** What is repeated: blanks, signs that open or separate something, words that patterns begin with. */
const pumps = [
  ...[' ', '\t', '\n', '\r\n', '\u00A0', '\u3000', '\0', '\u200B', '\u0301', '\uFEFF'],
  ...['/', '\\', '.', ',', ':', ';', '-', '_', '+', '*', '|', '@', '%', '&', '=', '?', '!', '#', '$', '^', '~', '`'],
  ...['(', ')', '[', ']', '{', '}', '<', '>', '"', "'", '“', '”', '«', '’', '()', '[]', '<a>', '</', '<!--', '&amp;'],
  ...['a', 'A', 'Ä', 'ﬃ', 'م', 'א', '漢', 'カ', '한', '💌', '0', '1', '٣', '一', '十', '第', '年', '月'],
  ...['a ', 'A ', 'A. ', 'p. ', 'a@', 'a.', '.a', '@.', 'A-', 'A-D-', 'a-', 'e ', 'y ', 'und ', 'Ana e ', 'Ana '],
  ...['1 ', '1.', '1,', '1/', '1-', '000', '000.', '1.000,', '12:', '1°', 'nº ', 'IV ', 'mil ', 'vinte e ', 'ein und '],
  ...['1 de ', 'de maio de ', '1 de maio de 2020 ', 'março ', '令和', '昭和1年', '1年1月', '١٢/', 'שנת '],
  ...['court of ', 'notary ', 'of ', 'certified and ', 'sworn, ', 'n o t ', 'not a ', '[untranslated', 'XXX', 'www.'],
  ...['q=0.9,', 'en;q=', 'bytes=0-', '--x\r\n', 'a=b; ', 'W/"a", ', 'http://', '+1', '%20', '%u', '\\u0000', '{"a":'],
  ...['&lt;', '<source>', '<unit>', '<segment>', 'P<', '<<', 'Q<O<D', 'O', '::', '0:', 'fe80%', '.x', '.pdf', ' .'],
];
/** What ends it, so that a search that could succeed fails at last. */
const endings = ['', '\0', 'x', '!', ')', '1'];

export interface WorstText {
  name: string;
  make: (length: number) => string;
}

export const worstTexts: readonly WorstText[] = pumps.flatMap((pump) =>
  endings.map((ending) => ({
    name: `${JSON.stringify(pump)} … ${JSON.stringify(ending)}`,
    make: (length) => `${pump.repeat(Math.ceil(length / pump.length)).slice(0, length - 1)}${ending}`,
  })),
);
