import type { Response } from 'express';
import { decimalOf, type Currency } from '#shared/money.ts';
import { setAttachment } from './response-headers.ts';

type CsvValue = string | number | boolean | Date | null;

/** A plain decimal such as `105.00`, which is never a formula, also where it is negative. */
export class Decimal {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** An amount with the decimals of its currency, which stands in a column of its own. */
export function amountCell(cents: number, currency: Currency): Decimal {
  return new Decimal(decimalOf({ cents, currency }));
}

/** A column's header, and the cell of a row. */
export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => CsvValue | Decimal];

/** Text that spreadsheets may evaluate, with full-width signs and leading spaces, which some of them trim. */
const formulaPattern = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** One cell per RFC 4180; text that reads as a formula gets a leading apostrophe (OWASP: CSV injection). */
function csvCell(value: CsvValue | Decimal): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const isFormula = formulaPattern.test(value);
  const text = isFormula ? `'${value}` : value;
  return isFormula || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvLine(cells: readonly (CsvValue | Decimal)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** UTF-8 with a byte order mark, which Excel needs. Pages are read as the response drains, one in memory at a time. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let head = `\uFEFF${csvLine(columns.map(([header]) => header))}`;
  for await (const rows of pages) {
    yield head + rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    head = '';
  }
  if (head !== '') yield head;
}

export function setCsvHeaders(response: Response, filename: string): void {
  setAttachment(response, filename, 'text/csv; charset=utf-8');
}
