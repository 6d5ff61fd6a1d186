import { TextDecoder } from 'node:util';
import { CsvError, parse } from 'csv-parse/sync';
import { LoopSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { limits } from '#shared/limits.ts';

/** Splits a CSV into records before they are parsed one by one, so that the cost of a record is bounded by its length. */

export interface CsvRecord {
  /** The line it starts in, as an editor counts, from 1. */
  line: number;
  /** Without its line break. Undefined when it is too long or its quote is never closed; the next line starts a record. */
  text: string | undefined;
}

const bytesPerStep = 16 * 1024;
const breakOrQuote = /["\n\r]/g;
const lineBreak = /\r\n?|\n/g;

/** Text of UTF-8, or of UTF-16 with a byte order mark, in steps of some kilobytes however small the chunks are. */
export async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const take = (isLast: boolean): string => {
    const bytes = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8');
    return decoder.decode(bytes, { stream: !isLast });
  };
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += bytesPerStep) {
      const part = chunk.subarray(start, start + bytesPerStep);
      held.push(part);
      heldBytes += part.length;
      if (heldBytes >= bytesPerStep) yield take(false);
    }
  }
  yield take(true);
}

const quoted = /"(?:[^"]|"")*"/g;

/** The cells of one record, trimmed; undefined when its quotes are in the wrong places. */
export function cellsOf(record: string, delimiter = ','): string[] | undefined {
  // Setting up the parser costs more than splitting a short line; building its errors costs more still.
  if (!record.includes('"')) return record.split(delimiter).map((cell) => cell.trim());
  const isWhole = (cell: string) => !cell.includes('"') || cell.trim() === '"';
  if (!record.replaceAll(quoted, '"').split(delimiter).every(isWhole)) return undefined;
  try {
    return parse(record, { delimiter, trim: true, relax_column_count: true, record_delimiter: '\n' })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** Where a record ends: at the first line break outside of quotes. */
type Ending = { at: number; next: number; lines: number } | 'incomplete' | 'broken';

/** Splits text that arrives in pieces. Linear in its length; keeps less than one record. */
export class RecordSplitter {
  #rest = '';
  #line = 1;
  /** The rest of a line that is too long. */
  #isSkipping = false;

  *split(piece: string, isLast: boolean): Generator<CsvRecord> {
    const text = this.#rest + piece;
    let start = this.#isSkipping ? this.#skipLine(text, 0, isLast) : 0;
    while (start < text.length) {
      const ending = findEnding(text, start, isLast);
      if (ending === 'incomplete') break;
      const line = this.#line;
      if (ending === 'broken') {
        start = this.#skipLine(text, start, isLast);
        yield { line, text: undefined };
      } else {
        const record = text.slice(start, ending.at);
        start = ending.next;
        this.#line += ending.lines;
        if (record.trim() !== '') yield { line, text: record };
      }
    }
    this.#rest = text.slice(start);
  }

  /** The start of the next line. */
  #skipLine(text: string, from: number, isLast: boolean): number {
    lineBreak.lastIndex = from;
    const found = lineBreak.exec(text);
    const next = found ? found.index + found[0].length : text.length;
    // A line feed may follow in the next piece.
    const isHalf = found?.[0] === '\r' && next === text.length && !isLast;
    this.#isSkipping = !found || isHalf;
    if (isHalf) return found.index;
    if (found) this.#line += 1;
    return next;
  }
}

export interface RecordReader {
  /** Further records are not read; their bytes still are, since they are hashed. */
  readonly isFull: boolean;
  read: (record: CsvRecord) => void;
}

/** Passes the records of a CSV to the reader. Pauses also when it is full: the rest of the body stays in the socket meanwhile. */
export async function readRecords(csv: AsyncIterable<Buffer>, reader: RecordReader): Promise<void> {
  const slices = new LoopSlices();
  const splitter = new RecordSplitter();
  const read = async (text: string, isLast: boolean): Promise<void> => {
    for (const record of splitter.split(text, isLast)) {
      if (slices.isSpent) await slices.pause();
      reader.read(record);
      if (reader.isFull) return;
    }
  };
  for await (const text of decodeText(csv)) {
    if (slices.isSpent) await slices.pause();
    if (!reader.isFull) await read(text, false);
  }
  if (!reader.isFull) await read('', true);
}

function findEnding(text: string, from: number, isLast: boolean): Ending {
  const { bulkLineBytes } = limits;
  let isQuoted = false;
  let lines = 1;
  breakOrQuote.lastIndex = from;
  for (let found = breakOrQuote.exec(text); found; found = breakOrQuote.exec(text)) {
    const { index: at } = found;
    if (at - from > bulkLineBytes) return 'broken';
    if (found[0] === '"') {
      isQuoted = !isQuoted;
      continue;
    }
    if (found[0] === '\r' && at + 1 === text.length && !isLast) return 'incomplete';
    const next = found[0] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
    if (!isQuoted) return { at, next, lines };
    lines += 1;
    breakOrQuote.lastIndex = next;
  }
  if (text.length - from > bulkLineBytes) return 'broken';
  if (!isLast) return 'incomplete';
  return isQuoted ? 'broken' : { at: text.length, next: text.length, lines };
}
