import { AppError } from '#server/errors.ts';
import { cellsOf, readRecords, type CsvRecord } from '#server/platform/http/csv-records.ts';
import {
  type ImportColumn,
  type ImportKind,
  importColumnLabels,
  importColumns,
  importLimits,
  importShapes,
} from '#shared/imports.ts';
import { limits } from '#shared/limits.ts';
import type { ImportFault } from '#shared/schemas/imports.ts';
import { readLine, type ImportRow } from './read-line.ts';

/** CSV of an import, parsed as it arrives, in slices of the event loop. */

export interface ParsedImport {
  rows: ImportRow[];
  faults: ImportFault[];
}

const otherNames: Readonly<Record<string, ImportColumn>> = {
  ...{ customer: 'name', contact: 'name', contactname: 'name', fullname: 'name', mail: 'email', emailaddress: 'email' },
  ...{ telephone: 'phone', mobile: 'phone', locale: 'language', company: 'firm', organization: 'firm' },
  ...{ organisation: 'firm', billingaddress: 'address', vat: 'vatId', taxid: 'vatId', pricelist: 'prices' },
  ...{ order: 'reference', number: 'reference', ordernumber: 'reference', ordered: 'date', total: 'amount' },
};
const columnOf = new Map<string, ImportColumn>([
  ...Object.entries(otherNames),
  ...importColumns.map((column) => [plain(importColumnLabels[column]), column] as const),
]);

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** Every row and every fault. Throws IMPORT_TOO_LARGE (lines), IMPORT_HEADER (a column is missing, or named twice). */
export async function parseImport(kind: ImportKind, csv: AsyncIterable<Buffer>): Promise<ParsedImport> {
  const reader = new ImportReader(kind);
  await readRecords(csv, reader);
  return reader.finish();
}

class ImportReader {
  readonly #kind: ImportKind;
  readonly #rows: ImportRow[] = [];
  readonly #faults: ImportFault[] = [];
  /** The first line of each identity. */
  readonly #seen = new Map<string, number>();
  #delimiter = ',';
  #columns: (ImportColumn | undefined)[] | undefined;
  #lines = 0;
  #isFull = false;

  constructor(kind: ImportKind) {
    this.#kind = kind;
  }

  /** Nothing more is to be read. */
  get isFull(): boolean {
    return this.#isFull;
  }

  read({ line, text }: CsvRecord): void {
    if (!this.#columns) {
      const header = (text ?? '').replace(/^\u{feff}/u, '');
      this.#delimiter = [';', '\t'].find((one) => header.includes(one)) ?? ',';
      this.#columns = this.#readHeader(cellsOf(header, this.#delimiter) ?? []);
      return;
    }
    this.#lines += 1;
    if (this.#lines > importLimits.lines) throw new AppError('IMPORT_TOO_LARGE');
    if (this.#faults.length >= limits.bulkFaults) {
      this.#isFull = true;
      this.#fault(line, 'From this line on nothing was read: correct the lines above first.');
      return;
    }
    const cells = text === undefined ? undefined : cellsOf(text, this.#delimiter);
    if (cells === undefined) {
      this.#fault(line, 'This line cannot be read: check the quotes in it and above it.');
    } else if (cells.length === this.#columns.length) {
      this.#take(line, cells, this.#columns);
    } else {
      this.#fault(line, `This line has ${cells.length} values; the header has ${this.#columns.length}.`);
    }
  }

  #take(line: number, cells: readonly string[], columns: readonly (ImportColumn | undefined)[]): void {
    const cell = (column: ImportColumn): string => unguarded(cells[columns.indexOf(column)] ?? '');
    const { row, faults } = readLine(this.#kind, { line, cell });
    const first = row && this.#seen.get(row.identity);
    if (row && first !== undefined) {
      const column = this.#kind === 'orders' ? 'reference' : 'email';
      this.#faults.push({ line, column, say: `This is in line ${first} already.` });
    } else if (row) {
      this.#seen.set(row.identity, line);
      this.#rows.push(row);
    }
    this.#faults.push(...faults);
  }

  #fault(line: number, say: string): void {
    this.#faults.push({ line, column: null, say });
  }

  finish(): ParsedImport {
    if (!this.#columns) throw headerError(this.#kind);
    return { rows: this.#rows, faults: this.#faults };
  }

  /** Undefined where quotes are in the wrong places. */
  #readHeader(cells: readonly string[]): (ImportColumn | undefined)[] {
    const columns = cells.map((cell) => columnOf.get(plain(cell)));
    const known = columns.filter((column) => column !== undefined);
    const isComplete = importShapes[this.#kind].needed.every((column) => known.includes(column));
    if (!isComplete || new Set(known).size !== known.length) throw headerError(this.#kind);
    return columns;
  }
}

function headerError(kind: ImportKind): AppError {
  const columns = importShapes[kind].needed.map((column) => importColumnLabels[column]).join(', ');
  return new AppError('IMPORT_HEADER', { details: { columns } });
}

/** Spreadsheets and our exports prefix formula-like cells with an apostrophe. */
function unguarded(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}
