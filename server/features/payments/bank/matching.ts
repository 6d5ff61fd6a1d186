import { invoiceNumber, invoiceWords } from '#shared/invoices.ts';
import { formatMoney, type Currency } from '#shared/money.ts';
import type { LineMatch } from '#shared/received.ts';
import type { StatementLine } from './statement-line.ts';

/*
 * Proposes the invoices that lines of a bank statement pay. Pure; a person confirms.
 * Promises: a line is proposed for an invoice of its own currency alone; lines of one file are not proposed for more than an invoice
 * has left.
 */

export interface OpenInvoice {
  paymentId: string;
  number: string;
  currency: Currency;
  leftCents: number;
  accountName: string | null;
}

export interface Proposal {
  state: 'proposed' | 'unmatched';
  paymentId: string | null;
  match: LineMatch | null;
  doubt: string | null;
}

const numbered = new RegExp(
  String.raw`${invoiceWords.invoice.prefix}[\s\-–./#:]*(\d{4})[\s\-–./]*(\d{1,6})(?!\d)`,
  'giu',
);

/** Numbers of invoices that a text names, as `INV-2026-0042`. */
export function numbersIn(text: string): string[] {
  const found = [...text.matchAll(numbered)].map(([, year, number]) =>
    invoiceNumber({ kind: 'invoice', year: Number(year), number: Number(number) }),
  );
  return [...new Set(found)];
}

/** Proposes lines one after the other; `open` are all invoices that are due. */
export class Matcher {
  readonly #byNumber: ReadonlyMap<string, OpenInvoice>;
  /** By currency and amount: `usd 1500`. */
  readonly #byAmount: ReadonlyMap<string, readonly OpenInvoice[]>;
  readonly #leftCents: Map<string, number>;

  constructor(open: readonly OpenInvoice[]) {
    this.#byNumber = new Map(open.map((invoice) => [invoice.number, invoice]));
    this.#byAmount = Map.groupBy(open, ({ currency, leftCents }) => `${currency} ${String(leftCents)}`);
    this.#leftCents = new Map(open.map(({ paymentId, leftCents }) => [paymentId, leftCents]));
  }

  propose(line: StatementLine): Proposal {
    const named = numbersIn(line.reference);
    if (named.length > 1) return unmatched(`It names several invoices: ${named.slice(0, 5).join(', ')}`);
    const [number] = named;
    return number === undefined ? this.#byAmountOf(line) : this.#byNumberOf(number, line);
  }

  #byNumberOf(number: string, line: StatementLine): Proposal {
    const invoice = this.#byNumber.get(number);
    if (!invoice) return unmatched(`${number} is not due: it is paid already, or there is none`);
    if (invoice.currency.toUpperCase() !== line.currency) {
      return unmatched(`${number} is in ${invoice.currency.toUpperCase()}, the line in ${line.currency}`);
    }
    const leftCents = this.#leftCents.get(invoice.paymentId) ?? 0;
    if (leftCents <= 0) return unmatched(`${number} is paid by another line of this file`);
    const difference = line.amountCents - leftCents;
    const amount = formatMoney({ cents: Math.abs(difference), currency: invoice.currency });
    const doubt =
      difference === 0 ? null : difference < 0 ? `${amount} less than is due` : `${amount} more than is due`;
    return this.#take(invoice, line, { match: 'reference', doubt });
  }

  #byAmountOf(line: StatementLine): Proposal {
    const candidates = (this.#byAmount.get(`${line.currency.toLowerCase()} ${String(line.amountCents)}`) ?? []).filter(
      ({ paymentId, leftCents }) => this.#leftCents.get(paymentId) === leftCents,
    );
    const [only, ...others] = candidates;
    if (!only) return unmatched('No invoice that is due has its number or amount');
    if (others.length === 0) return this.#take(only, line, { match: 'amount', doubt: 'By its amount alone' });
    const ofPayer = candidates.filter(({ accountName }) => accountName !== null && isSameName(accountName, line.payer));
    const [payers, ...more] = ofPayer;
    if (!payers || more.length > 0) return unmatched(`${String(candidates.length)} invoices have this amount`);
    return this.#take(payers, line, { match: 'amount', doubt: 'By its amount and the payer’s name' });
  }

  #take(invoice: OpenInvoice, line: StatementLine, found: Pick<Proposal, 'match' | 'doubt'>): Proposal {
    const left = this.#leftCents.get(invoice.paymentId) ?? 0;
    this.#leftCents.set(invoice.paymentId, Math.max(0, left - line.amountCents));
    return { state: 'proposed', paymentId: invoice.paymentId, ...found };
  }
}

function unmatched(doubt: string): Proposal {
  return { state: 'unmatched', paymentId: null, match: null, doubt };
}

/** The same letters and digits: banks write names in capitals, without marks or commas. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
}
