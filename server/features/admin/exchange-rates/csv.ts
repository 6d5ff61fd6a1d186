import { AppError } from '#server/errors.ts';
import { cellsOf, RecordSplitter } from '#server/platform/http/csv-records.ts';
import { LoopSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { isCurrency, type Currency } from '#shared/money.ts';
import { exchangeRate } from '#shared/schemas/exchange-rates.ts';
import { dayFrom } from '#shared/stated-amounts.ts';

/** CSV of rates, parsed in slices of the event loop: lines of date, currency and rate under a header, in any order of columns. */

export interface RateLine {
  line: number;
  day: string;
  currency: Currency;
  rate: string;
}

export interface RateFault {
  line: number;
  say: string;
}

interface Limits {
  base: Currency;
  /** The last day that may have a rate. */
  lastDay: string;
}

const columns = ['date', 'currency', 'rate'] as const;
const maxFaults = 100;

/** Every line, or what is wrong with it. Throws IMPORT_HEADER. */
export async function parseRates(csv: string, limits: Limits): Promise<{ lines: RateLine[]; faults: RateFault[] }> {
  const slices = new LoopSlices();
  const records = new RecordSplitter().split(csv, true);
  const opening = records.next();
  const header = opening.done === true ? undefined : opening.value;
  const heading = (header?.text ?? '').replace(/^\u{feff}/u, '');
  const delimiter = [';', '\t'].find((one) => heading.includes(one)) ?? ',';
  const names = cellsOf(heading, delimiter)?.map((cell) => cell.toLowerCase()) ?? [];
  const positions = columns.map((column) => names.indexOf(column));
  if (positions.includes(-1)) throw new AppError('IMPORT_HEADER', { details: { columns: columns.join(', ') } });
  const lines: RateLine[] = [];
  const faults: RateFault[] = [];
  /** The first line of each day and currency. */
  const seen = new Map<string, number>();
  for (const { line, text } of records) {
    if (slices.isSpent) await slices.pause();
    if (faults.length >= maxFaults) {
      faults.push({ line, say: 'From this line on nothing was read: correct the lines above first.' });
      break;
    }
    const cells = text === undefined ? undefined : cellsOf(text, delimiter);
    const [date = '', currency = '', rate = ''] = positions.map((at) => cells?.[at] ?? '');
    const read = cells ? readLine({ date, currency, rate }, limits) : 'This line cannot be read: check its quotes.';
    if (typeof read === 'string') {
      faults.push({ line, say: read });
      continue;
    }
    const key = `${read.day} ${read.currency}`;
    const first = seen.get(key);
    if (first === undefined) lines.push({ line, ...read });
    else faults.push({ line, say: `This day and currency are in line ${first} already.` });
    seen.set(key, first ?? line);
  }
  return { lines, faults };
}

type Cells = Record<(typeof columns)[number], string>;

/** The rate of a line, or what is wrong with it. */
function readLine({ date, currency: code, rate }: Cells, { base, lastDay }: Limits): Omit<RateLine, 'line'> | string {
  const [, year = '', month = '', dayOfMonth = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const day = dayFrom(Number(year), Number(month), Number(dayOfMonth));
  const currency = code.toLowerCase();
  if (year === '' || day === undefined) return 'The date is a day such as 2026-11-24.';
  if (day > lastDay) return 'This day is still to come.';
  if (!isCurrency(currency)) return 'This is no currency of the price lists.';
  if (currency === base) return 'The base currency has no rate.';
  if (!exchangeRate.safeParse(rate).success)
    return 'The rate is a number such as 1.0832, with a point and at most 8 decimals.';
  return { day, currency, rate };
}
