import { cellsOf, RecordSplitter } from '#server/platform/http/csv-records.ts';
import { LoopSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { houseCurrency } from '#shared/money.ts';
import { dayFrom, minorDigits, toMinorUnits } from '#shared/stated-amounts.ts';
import type { ParsedStatement } from './camt.ts';
import { LineCollector, tidy, unreadable } from './statement-line.ts';

/** CSV of a bank's statement: its first line names the columns, in the words of the banks that we know. */

type Column = 'bookedOn' | 'amount' | 'currency' | 'payer' | 'reference' | 'bankReference';

const names: Readonly<Record<Column, readonly string[]>> = {
  bookedOn: [
    'date',
    'bookingdate',
    'posted',
    'postingdate',
    'transactiondate',
    'buchungstag',
    'buchungsdatum',
    'data',
    'fecha',
  ],
  amount: ['amount', 'credit', 'betrag', 'valor', 'importe'],
  currency: ['currency', 'ccy', 'waehrung', 'währung', 'moeda', 'divisa', 'moneda'],
  payer: [
    'payer',
    'name',
    'payee',
    'counterparty',
    'auftraggeber',
    'beguenstigter/zahlungspflichtiger',
    'pagador',
    'ordenante',
  ],
  reference: [
    'reference',
    'description',
    'purpose',
    'details',
    'memo',
    'verwendungszweck',
    'descrição',
    'descricao',
    'concepto',
  ],
  bankReference: ['bankreference', 'transactionid', 'id', 'referenz'],
};
const columnOf = new Map(
  Object.entries(names).flatMap(([column, words]) => words.map((word) => [word, column] as const)),
);

/** Reads a statement. Throws BANK_FILE_UNREADABLE (details: why and in which line), BANK_FILE_TOO_LARGE. */
export async function parseBankCsv(texts: AsyncIterable<string>): Promise<ParsedStatement> {
  const slices = new LoopSlices();
  const splitter = new RecordSplitter();
  const reader = new CsvReader();
  const read = async (text: string, isLast: boolean): Promise<void> => {
    for (const { line, text: record } of splitter.split(text, isLast)) {
      if (slices.isSpent) await slices.pause();
      reader.read(line, record);
    }
  };
  for await (const text of texts) await read(text, false);
  await read('', true);
  return reader.finish();
}

class CsvReader {
  readonly #collected = new LineCollector();
  #columns: (string | undefined)[] | undefined;
  #delimiter = ',';

  read(line: number, text: string | undefined): void {
    if (text === undefined) throw unreadable(`line ${line} has a quote that does not end`);
    if (!this.#columns) {
      this.#readHeader(text);
      return;
    }
    const cells = this.#split(text, line);
    const of = (column: Column) => cells[this.#columns?.indexOf(column) ?? -1] ?? '';
    const bookedOn = readDay(of('bookedOn'));
    const currency = (of('currency') || houseCurrency).toUpperCase();
    const amount = readAmount(of('amount'), currency);
    if (bookedOn === undefined)
      throw unreadable(`line ${line} has no date such as 2026-11-24, 24.11.2026 or 11/24/2026`);
    if (amount === undefined) throw unreadable(`line ${line} has no amount such as 1,234.50 or 1.234,50`);
    if (amount.cents === 0) return;
    this.#collected.add({
      ...{ bookedOn, currency, amountCents: amount.cents, isCredit: amount.isCredit },
      payer: tidy(of('payer')),
      reference: tidy(of('reference')),
      bankReference: tidy(of('bankReference')),
    });
  }

  finish(): ParsedStatement {
    if (!this.#columns) throw unreadable('it has no line that names the columns');
    return { lines: this.#collected.lines, account: '' };
  }

  #readHeader(text: string): void {
    const header = text.replace(/^\u{feff}/u, '');
    this.#delimiter = [';', '\t', ','].find((one) => header.includes(one)) ?? ',';
    const cells = this.#split(header, 1);
    const columns = cells.map((cell) => columnOf.get(cell.toLowerCase().replaceAll(/[\s_-]/g, '')));
    const known = columns.filter((column) => column !== undefined);
    const isComplete = (['bookedOn', 'amount', 'reference'] as const).every((column) => known.includes(column));
    if (!isComplete || new Set(known).size !== known.length) {
      throw unreadable(
        'the first line names the columns: date, amount, reference, and perhaps currency, payer, bank reference',
      );
    }
    this.#columns = columns;
  }

  #split(text: string, line: number): string[] {
    const cells = cellsOf(text, this.#delimiter);
    if (cells === undefined) throw unreadable(`line ${line} has a quote in a wrong place`);
    return cells;
  }
}

/** ISO, `24.11.2026`, or `11/24/2026` as American banks write it. */
function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return dayFrom(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return slashed ? dayFrom(Number(slashed[3]), Number(slashed[1]), Number(slashed[2])) : undefined;
}

/** Accepts either decimal separator. A single one before three digits is ambiguous, and refused where it matters. */
function readAmount(text: string, currency: string): { cents: number; isCredit: boolean } | undefined {
  const plain = text.replaceAll(/[\s'’\u00a0$€£¥]/g, '');
  const found = /^(\()?([+-])?(\d[\d.,]*)\)?$/.exec(plain);
  const places = minorDigits(currency);
  if (!found || places === undefined) return undefined;
  const [, bracket, sign, number = ''] = found;
  const decimal = decimalOf(number, places);
  const cents = decimal === undefined ? undefined : toMinorUnits(decimal, currency);
  return cents === undefined ? undefined : { cents, isCredit: bracket === undefined && sign !== '-' };
}

const grouped = { ',': /^\d{1,3}(,\d{3})+$/, '.': /^\d{1,3}(\.\d{3})+$/ } as const;

function decimalOf(number: string, places: number): string | undefined {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last === -1) return number;
  const sign = number[last] === ',' ? ',' : '.';
  const other = sign === ',' ? '.' : ',';
  const whole = number.slice(0, last);
  const fraction = number.slice(last + 1);
  const hasOther = whole.includes(other);
  if (fraction.length <= Math.max(places, 1) && places > 0 && !whole.includes(sign)) {
    if (hasOther && !grouped[other].test(whole)) return undefined;
    return `${whole.replaceAll(other, '')}.${fraction}`;
  }
  // Thousands alone: unmistakable with two groups, or in a currency without decimals.
  const isThousands = !hasOther && grouped[sign].test(number) && (places === 0 || whole.includes(sign));
  return isThousands ? number.replaceAll(sign, '') : undefined;
}
