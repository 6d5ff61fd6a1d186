import { Readable } from 'node:stream';
import type { Response } from 'express';

type CsvValue = string | number | boolean | Date | null;

/** Integer cents as decimal dollars: never text to a spreadsheet, so never escaped as a formula. */
export class Dollars {
  readonly cents: number;

  constructor(cents: number) {
    this.cents = cents;
  }

  toString(): string {
    return (this.cents / 100).toFixed(2);
  }
}

/** A column's name, and its cell of a row. */
export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => CsvValue | Dollars];

/** What spreadsheets may evaluate: full-width signs too, and signs behind spaces, which some of them trim. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** One cell per RFC 4180; text that reads as a formula gets a leading apostrophe (OWASP: CSV injection). */
function csvCell(value: CsvValue | Dollars): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const isFormula = formula.test(value);
  const text = isFormula ? `'${value}` : value;
  return isFormula || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvLine(cells: readonly (CsvValue | Dollars)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * UTF-8 with a byte order mark, without which Excel reads another encoding. Pages are read as the response drains, so one
 * page is in memory at a time. The first page is read before the first byte: its failure is still an error answer.
 */
export function csvStream<Row>(columns: readonly CsvColumn<Row>[], pages: AsyncIterable<readonly Row[]>): Readable {
  async function* chunks() {
    let head = `\uFEFF${csvLine(columns.map(([header]) => header))}`;
    for await (const rows of pages) {
      yield head + rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
      head = '';
    }
    if (head !== '') yield head;
  }
  return Readable.from(chunks(), { objectMode: true, highWaterMark: 1 });
}

export function setCsvHeaders(response: Response, filename: string): void {
  response.attachment(filename);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}
