import { AppError } from '#server/errors.ts';
import { cellsOf, readRecords, type CsvRecord } from '#server/platform/http/csv-records.ts';
import { makesClaimAsName } from '#shared/certificate/claims.ts';
import { hasAcceptedExtension, sanitizeFilename } from '#shared/files.ts';
import { defaultSourceLanguage, sourceLanguages, type SourceLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { describeService, translationTypes, type TranslationType } from '#shared/pricing.ts';
import type { BulkColumn, BulkFault, BulkFaultCode } from '#shared/schemas/bulk.ts';

/** CSV of orders. Parsed as it arrives, so that the body is not buffered in addition to its orders. */

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

type Service = Pick<BulkOrder, 'translationType' | 'isBankStatement'>;
const offered: readonly Service[] = [false, true].flatMap((isBankStatement) =>
  translationTypes.map((translationType) => ({ translationType, isBankStatement })),
);

/** By the words that lists show: `certified`, `notarized bank statement`. */
const types: Readonly<Record<string, Service>> = {
  '': { translationType: 'certified', isBankStatement: false },
  ...Object.fromEntries(offered.map((service) => [describeService(service, 'short').toLowerCase(), service])),
};

const languages = new Map<string, SourceLanguage>([
  ['', defaultSourceLanguage],
  ...sourceLanguages.map((language) => [language.toLowerCase(), language] as const),
]);

interface Parsed {
  orders: BulkOrder[];
  faults: BulkFault[];
}

/**
 * Every order and every fault of a CSV with a header line, read in slices of the event loop. After `limits.bulkFaults` faults the
 * last one says that the rest was not read. Throws BULK_TOO_LARGE (lines), BULK_HEADER (a column is missing).
 */
export async function parseOrders(csv: AsyncIterable<Buffer>): Promise<Parsed> {
  const reader = new OrderReader();
  await readRecords(csv, reader);
  return reader.finish();
}

class OrderReader {
  readonly #orders: BulkOrder[] = [];
  readonly #faults: BulkFault[] = [];
  /** Lines of file names. */
  readonly #seen = new Map<string, number>();
  #columns: (BulkColumn | undefined)[] | undefined;
  #lines = 0;
  #isFull = false;

  /** True when the rest is only hashed. */
  get isFull(): boolean {
    return this.#isFull;
  }

  read({ line, text }: CsvRecord): void {
    const record = text === undefined ? undefined : cellsOf(text);
    if (!this.#columns) {
      this.#columns = readHeader(record ?? []);
      return;
    }
    this.#lines += 1;
    if (this.#lines > limits.bulkLines) throw new AppError('BULK_TOO_LARGE', { details: { max: limits.bulkLines } });
    if (this.#faults.length >= limits.bulkFaults) {
      this.#isFull = true;
      this.#faults.push(faultOf('unread', { line, column: null }));
      return;
    }
    if (!record) {
      this.#faults.push(faultOf(text === undefined ? 'endless' : 'unreadable', { line, column: null }));
      return;
    }
    const found = readLine(record, { columns: this.#columns, line, seen: this.#seen });
    if (found.order) this.#orders.push(found.order);
    this.#faults.push(...found.faults);
  }

  finish(): Parsed {
    if (!this.#columns) throw new AppError('BULK_HEADER');
    return { orders: this.#orders, faults: this.#faults };
  }
}

type Figures = NonNullable<BulkFault['figures']>;

/** English of each code, for programs; pages say the same in the reader's language by the code. */
const sentences: Readonly<Record<BulkFaultCode, (figures: Figures) => string>> = {
  unread: () => 'From this line on nothing was read: correct the lines above first.',
  unreadable: () => 'This line cannot be read: check the quotes in it and above it.',
  endless: ({ max }) => `This line has no end within ${max} characters: check the quotes in it.`,
  values: ({ found, expected }) => `This line has ${found} values; the header has ${expected}.`,
  nameMissing: () => 'The client’s name is missing.',
  nameLong: ({ max }) => `A name has at most ${max} characters.`,
  nameWrong: () => 'This is not a name.',
  language: () => `Languages are ${sourceLanguages.join(', ')}.`,
  type: () => `Types are ${Object.keys(types).filter(Boolean).join(', ')}.`,
  referenceLong: ({ max }) => `A reference has at most ${max} characters.`,
  referenceWrong: () => 'This is not a reference.',
  fileMissing: () => 'The file’s name is missing.',
  fileType: () => 'Files are PDF, JPEG or PNG.',
  fileName: () => 'This name cannot be stored. Rename the file.',
  fileTwice: ({ first }) => `This file is in line ${first} already.`,
};

/** The limit that each code states. */
const maxima: Readonly<Partial<Record<BulkFaultCode, number>>> = {
  endless: limits.bulkLineBytes,
  nameLong: limits.nameMax,
  referenceLong: limits.folderReference,
};

function faultOf(code: BulkFaultCode, at: Pick<BulkFault, 'line' | 'column'>, found: Figures = {}): BulkFault {
  const max = maxima[code];
  const figures = { ...found, ...(max !== undefined && { max }) };
  return { ...at, say: sentences[code](figures), code, figures };
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
  const fault = (column: BulkColumn | null, code: BulkFaultCode, figures?: Figures) =>
    void faults.push(faultOf(code, { line, column }, figures));
  if (record.length !== columns.length) {
    fault(null, 'values', { found: record.length, expected: columns.length });
    return { faults };
  }
  const cell = (column: BulkColumn): string => record[columns.indexOf(column)] ?? '';

  const clientName = cell('clientName');
  if (clientName === '') fault('clientName', 'nameMissing');
  else if (clientName.length > limits.nameMax) fault('clientName', 'nameLong');
  else if (clientName.includes('\0') || makesClaimAsName(clientName)) fault('clientName', 'nameWrong');

  const sourceLanguage = languages.get(cell('language').toLowerCase());
  if (!sourceLanguage) fault('language', 'language');
  const type = types[cell('type').toLowerCase()];
  if (!type) fault('type', 'type');
  const reference = cell('reference');
  if (reference.length > limits.folderReference) fault('reference', 'referenceLong');
  else if (reference.includes('\0')) fault('reference', 'referenceWrong');

  const filename = cell('filename');
  const first = seen.get(filename);
  if (filename === '') fault('filename', 'fileMissing');
  else if (!hasAcceptedExtension(filename)) fault('filename', 'fileType');
  else if (sanitizeFilename(filename) !== filename) fault('filename', 'fileName');
  else if (first !== undefined) fault('filename', 'fileTwice', { first });
  seen.set(filename, first ?? line);

  if (faults.length > 0 || !sourceLanguage || !type) return { faults };
  return { order: { line, clientName, sourceLanguage, ...type, reference: reference || null, filename }, faults };
}
