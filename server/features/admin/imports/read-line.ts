import { parseVatId } from '#server/platform/integrations/vat-ids.ts';
import { makesClaimAsName } from '#shared/certificate/claims.ts';
import { countryCodes } from '#shared/countries.ts';
import { canonicalEmail } from '#shared/email.ts';
import type { ImportColumn, ImportKind } from '#shared/imports.ts';
import { limits } from '#shared/limits.ts';
import { localeNames, locales, type Locale } from '#shared/locales.ts';
import { emailPattern } from '#shared/schemas/common.ts';
import type { ImportFault } from '#shared/schemas/imports.ts';
import { dayFrom, toMinorUnits } from '#shared/stated-amounts.ts';

/** One line of an import: its row, or what is wrong with it. */

interface Line {
  line: number;
  /** Must be unique within a file. */
  identity: string;
  email: string;
}

export interface CustomerRow extends Line {
  kind: 'customers';
  name: string;
  phone: string | null;
  locale: Locale | null;
}

export interface FirmRow extends Line {
  kind: 'firms';
  firm: string;
  /** Of the contact. */
  name: string;
  phone: string | null;
  locale: Locale | null;
  billingAddress: string | null;
  country: string | null;
  vatId: string | null;
  percent: number | null;
  /** Firm whose price list is shared. */
  pricesOf: string | null;
}

export interface OrderRow extends Line {
  kind: 'orders';
  /** The firm that ordered; null is the person. */
  firm: string | null;
  reference: string;
  orderedOn: string;
  title: string;
  amountCents: number;
  currency: string;
}

export type ImportRow = CustomerRow | FirmRow | OrderRow;

interface Given {
  line: number;
  cell: (column: ImportColumn) => string;
}

export function readLine(kind: ImportKind, { line, cell }: Given): { row?: ImportRow; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const reader = new CellReader(cell, (column, say) => void faults.push({ line, column, say }));
  const row = readers[kind](reader, line);
  return faults.length > 0 ? { faults } : { row, faults };
}

const readers = { customers: readCustomer, firms: readFirm, orders: readOrder } as const;

function readCustomer(reader: CellReader, line: number): CustomerRow {
  const email = reader.email();
  const person = { name: reader.name('name'), phone: reader.phone(), locale: reader.locale() };
  return { kind: 'customers', line, identity: email, email, ...person };
}

function readFirm(reader: CellReader, line: number): FirmRow {
  const email = reader.email();
  const firm = reader.name('firm');
  const prices = { percent: reader.percent(), pricesOf: reader.text('prices', limits.organizationName) };
  if (prices.percent !== null && prices.pricesOf !== null) {
    reader.fault('prices', 'A firm has a discount or another firm’s prices, not both.');
  }
  return {
    ...{ kind: 'firms', line, identity: `${firm.toLowerCase()} ${email}`, email, firm, ...prices },
    ...{ name: reader.name('name'), phone: reader.phone(), locale: reader.locale() },
    billingAddress: reader.text('address', limits.billingAddress),
    ...{ country: reader.country(), vatId: reader.vatId() },
  };
}

function readOrder(reader: CellReader, line: number): OrderRow {
  const email = reader.email();
  const firm = reader.text('firm', limits.organizationName);
  const reference = reader.needed('reference', limits.folderReference);
  const { amountCents, currency } = reader.amount();
  const title = reader.needed('title', limits.nameMax);
  const identity = `${email} ${(firm ?? '').toLowerCase()} ${reference}`;
  return {
    kind: 'orders',
    line,
    identity,
    email,
    firm,
    reference,
    title,
    orderedOn: reader.day(),
    amountCents,
    currency,
  };
}

const languages = new Map<string, Locale>(
  locales.flatMap((locale) => [
    [locale, locale] as const,
    [localeNames[locale].toLowerCase(), locale] as const,
    [(new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale).toLowerCase(), locale] as const,
  ]),
);
const countries = new Set(countryCodes);

class CellReader {
  readonly #cell: Given['cell'];
  readonly fault: (column: ImportColumn, say: string) => void;

  constructor(cell: Given['cell'], fault: (column: ImportColumn, say: string) => void) {
    this.#cell = cell;
    this.fault = fault;
  }

  /** Null where the cell is empty. */
  text(column: ImportColumn, max: number): string | null {
    const value = this.#cell(column);
    if (value.length > max) this.fault(column, `This has at most ${max} characters.`);
    else if (/[^\P{Cc}\n]/u.test(value)) this.fault(column, 'This holds characters that are no text.');
    // A spreadsheet that opens an export would compute it.
    else if (/^[=+\-@\t]/.test(value)) this.fault(column, `This may not begin with “${value.slice(0, 1)}”.`);
    return value === '' ? null : value;
  }

  needed(column: ImportColumn, max: number): string {
    const value = this.text(column, max);
    if (value === null) this.fault(column, 'This is missing.');
    return value ?? '';
  }

  name(column: 'name' | 'firm'): string {
    const name = this.needed(column, limits.nameMax);
    if (makesClaimAsName(name)) this.fault(column, 'This is not a name.');
    return name;
  }

  email(): string {
    const typed = this.#cell('email');
    const email = canonicalEmail(typed.slice(0, limits.emailMax * 4));
    if (typed === '') this.fault('email', 'The address is missing.');
    else if (email.length > limits.emailMax || !emailPattern.test(email)) this.fault('email', 'This is no address.');
    return email;
  }

  phone(): string | null {
    const phone = this.#cell('phone');
    if (phone === '') return null;
    if (!/^\+?[\d\s().\-/]{5,30}$/.test(phone)) this.fault('phone', 'This is no phone number.');
    return phone;
  }

  locale(): Locale | null {
    const typed = this.#cell('language').toLowerCase();
    const locale = languages.get(typed);
    if (typed !== '' && !locale) this.fault('language', `Languages are ${locales.join(', ')}.`);
    return locale ?? null;
  }

  country(): string | null {
    const country = this.#cell('country').toUpperCase();
    if (country === '') return null;
    if (!countries.has(country)) this.fault('country', 'Countries are two letters, such as DE.');
    return country;
  }

  vatId(): string | null {
    const typed = this.#cell('vatId').slice(0, 40);
    if (typed === '') return null;
    const found = parseVatId(typed);
    if (!found) this.fault('vatId', 'This is no VAT ID: a digit is wrong or missing.');
    return found?.vatId ?? null;
  }

  percent(): number | null {
    const typed = this.#cell('discount');
    if (typed === '') return null;
    const percent = Number(/^(\d{1,2})\s*%?$/.exec(typed)?.[1] ?? Number.NaN);
    if (!(percent >= 1 && percent <= 90)) this.fault('discount', 'A discount is a whole percent from 1 to 90.');
    return percent;
  }

  day(): string {
    const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(this.#cell('date')) ?? [];
    const day = dayFrom(Number(year), Number(month), Number(date));
    if (year === undefined || day === undefined) this.fault('date', 'Dates are written 2026-03-31.');
    return day ?? '';
  }

  amount(): { amountCents: number; currency: string } {
    const currency = this.#cell('currency').toUpperCase();
    if (!knownCurrencies.has(currency)) {
      this.fault('currency', 'Currencies are three letters, such as EUR.');
      return { amountCents: 0, currency };
    }
    const amountCents = toMinorUnits(this.#cell('amount'), currency);
    if (amountCents === undefined)
      this.fault('amount', 'Amounts are written 1234.50, without signs between thousands.');
    return { amountCents: amountCents ?? 0, currency };
  }
}

const knownCurrencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
