import type { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { makesClaim } from '#shared/certificate/claims.ts';
import { hasAcceptedExtension, sanitizeFilename } from '#shared/files.ts';
import { defaultSourceLanguage, sourceLanguages, type SourceLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import type { TranslationType } from '#shared/pricing.ts';
import type { BulkColumn, BulkFault } from '#shared/schemas/bulk.ts';
import { AppError } from '#server/errors.ts';

/** CSV of orders. Parsed as it arrives, so that its size does not become memory twice. */

export interface BulkOrder {
  line: number;
  clientName: string;
  sourceLanguage: SourceLanguage;
  translationType: TranslationType;
  isBankStatement: boolean;
  reference: string | null;
  filename: string;
}

const headers: Readonly<Record<string, BulkColumn>> = {
  client: 'clientName',
  clientname: 'clientName',
  language: 'language',
  type: 'type',
  reference: 'reference',
  title: 'reference',
  file: 'filename',
  filename: 'filename',
};

const types: Readonly<Record<string, Pick<BulkOrder, 'translationType' | 'isBankStatement'>>> = {
  '': { translationType: 'certified', isBankStatement: false },
  certified: { translationType: 'certified', isBankStatement: false },
  notarized: { translationType: 'notarized', isBankStatement: false },
  'certified bank statement': { translationType: 'certified', isBankStatement: true },
  'notarized bank statement': { translationType: 'notarized', isBankStatement: true },
};

const languages = new Map<string, SourceLanguage>([
  ['', defaultSourceLanguage],
  ...sourceLanguages.map((language) => [language.toLowerCase(), language] as const),
]);

interface Row {
  record: string[];
  info: { lines: number };
}

/**
 * Every order and every fault of a CSV with a header line. Throws BULK_TOO_LARGE (lines), BULK_HEADER (a column is missing).
 */
export async function parseOrders(csv: Readable): Promise<{ orders: BulkOrder[]; faults: BulkFault[] }> {
  const orders: BulkOrder[] = [];
  const faults: BulkFault[] = [];
  const seen = new Map<string, number>();
  let columns: (BulkColumn | undefined)[] | undefined;
  const parser = csv.pipe(
    parse({
      bom: true,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: limits.bulkLineBytes,
    }),
  );
  csv.on('error', (error) => parser.destroy(error));
  parser.on('skip', (error: CsvError | undefined) => {
    const line = Number(error?.['lines']);
    // One broken line may be reported at each of its quotes.
    if (faults.some((fault) => fault.line === line)) return;
    faults.push({ line, column: null, say: 'This line cannot be read: check the quotes in it and above it.' });
  });
  for await (const { record, info } of parser as AsyncIterable<Row>) {
    if (!columns) {
      columns = readHeader(record);
      continue;
    }
    const found = readLine(record, { columns, line: info.lines, seen });
    if (found.order) orders.push(found.order);
    faults.push(...found.faults);
  }
  if (!columns) throw new AppError('BULK_HEADER');
  if (new Set([...orders, ...faults].map(({ line }) => line)).size > limits.bulkLines) {
    throw new AppError('BULK_TOO_LARGE', { details: { max: limits.bulkLines } });
  }
  return { orders, faults: faults.toSorted((one, other) => one.line - other.line) };
}

function readHeader(record: readonly string[]): (BulkColumn | undefined)[] {
  const columns = record.map((name) => headers[name.toLowerCase().replaceAll(/[\s_-]/g, '')]);
  const isComplete = (['clientName', 'filename'] as const).every((column) => columns.includes(column));
  if (!isComplete || new Set(columns).size !== columns.length) throw new AppError('BULK_HEADER');
  return columns;
}

function readLine(
  record: readonly string[],
  { columns, line, seen }: { columns: readonly (BulkColumn | undefined)[]; line: number; seen: Map<string, number> },
): { order?: BulkOrder; faults: BulkFault[] } {
  const faults: BulkFault[] = [];
  const fault = (column: BulkColumn | null, say: string) => void faults.push({ line, column, say });
  if (record.length !== columns.length) {
    fault(null, `This line has ${record.length} values; the header has ${columns.length}.`);
    return { faults };
  }
  const cell = (column: BulkColumn): string => record[columns.indexOf(column)] ?? '';

  const clientName = cell('clientName');
  if (clientName === '') fault('clientName', 'The client’s name is missing.');
  else if (clientName.length > limits.nameMax) fault('clientName', `A name has at most ${limits.nameMax} characters.`);
  else if (makesClaim(clientName)) fault('clientName', 'This is not a name.');

  const sourceLanguage = languages.get(cell('language').toLowerCase());
  if (!sourceLanguage) fault('language', `Languages are ${sourceLanguages.join(', ')}.`);
  const type = types[cell('type').toLowerCase()];
  if (!type) fault('type', `Types are ${Object.keys(types).filter(Boolean).join(', ')}.`);
  const reference = cell('reference');
  if (reference.length > limits.folderReference) {
    fault('reference', `A reference has at most ${limits.folderReference} characters.`);
  }

  const filename = cell('filename');
  const first = seen.get(filename);
  if (filename === '') fault('filename', 'The file’s name is missing.');
  else if (!hasAcceptedExtension(filename)) fault('filename', 'Files are PDF, JPEG or PNG.');
  else if (sanitizeFilename(filename) !== filename) fault('filename', 'This name cannot be stored. Rename the file.');
  else if (first !== undefined) fault('filename', `This file is in line ${first} already.`);
  seen.set(filename, first ?? line);

  if (faults.length > 0 || !sourceLanguage || !type) return { faults };
  return { order: { line, clientName, sourceLanguage, ...type, reference: reference || null, filename }, faults };
}
