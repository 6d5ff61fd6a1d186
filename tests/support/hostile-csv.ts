/** CSVs of orders made to cost their parser as much as possible. */

const header = 'Client name,Language,Type,Reference,Filename\n';

const shapes = {
  /** A fault in each line: quotes inside of a bare value. */
  'broken quotes': (bytes) => header + 'a""\n'.repeat(bytes / 4),
  'broken quotes across lines': (bytes) => header + 'a"\n'.repeat(bytes / 3),
  'text after a quote': (bytes) => header + '"a"b\n'.repeat(bytes / 5),
  /** One line whose quotes are all in the wrong place. */
  'one broken line': (bytes) => header + '"a"b'.repeat(bytes / 4),
  'lines of a comma': (bytes) => header + ',\n'.repeat(bytes / 2),
  'empty lines': (bytes) => header + '\n'.repeat(bytes),
  'one long line': (bytes) => header + 'a'.repeat(bytes),
  '100,000 columns': (bytes) => `${header}${','.repeat(Math.min(bytes, 100_000))}\n`.padEnd(bytes, '\n'),
  'columns of the header': (bytes) => ','.repeat(bytes),
  'unterminated quote': (bytes) => `${header}"${'Ana,,,,a.pdf\n'.repeat(bytes / 13)}`,
  /** A quote is opened in each line, which the quote of the next one closes. */
  'quotes across lines': (bytes) => header + 'Ana,"\n'.repeat(bytes / 6),
  'deep quoting': (bytes) => `${header}"${'"'.repeat(bytes)}`,
  NULs: (bytes) => header + '\0'.repeat(bytes),
  'lines of a NUL': (bytes) => header + '\0\r\n'.repeat(bytes / 3),
  'CR and CRLF in turn': (bytes) => header + 'Ana,,,,a.pdf\rBen,,,,b.pdf\r\n'.repeat(bytes / 27),
  'byte order marks': (bytes) => `\uFEFF${header}${'\uFEFF'.repeat(bytes / 3)}`,
  /** Blanks that are trimmed, up to a character that stays. */
  blanks: (bytes) => header + ' '.repeat(bytes - 1) + 'a',
  /** Each line has as many faults as a line can have. */
  'faults in each column': (bytes) => header + ',x,x,,\n'.repeat(bytes / 7),
  /** Names whose blanks are trimmed, one character before their end. */
  'blanks in names': (bytes) => header + `Ana,,,,.x${' '.repeat(4_000)}.pdf\n`.repeat(bytes / 4_014),
  /** As many as are allowed, each as long as the size allows. */
  '5,000 orders': (bytes) => {
    const blanks = ' '.repeat(Math.max(0, bytes / 5_000 - 20));
    return header + Array.from({ length: 5_000 }, (_, index) => `Ana,,,,${index}.pdf${blanks}\n`).join('');
  },
  'one order again': (bytes) => header + 'Ana,,,,a.pdf\n'.repeat(bytes / 13),
} satisfies Record<string, (bytes: number) => string>;

export type HostileCsv = keyof typeof shapes;
export const hostileCsvs = Object.keys(shapes).filter((kind): kind is HostileCsv => kind in shapes);

/** A CSV of this kind: at most `bytes` of it beside the header line. */
export function hostileCsv(kind: HostileCsv, bytes: number): Buffer {
  return Buffer.from(shapes[kind](bytes));
}
