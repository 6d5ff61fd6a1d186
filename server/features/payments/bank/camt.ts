import { SaxesParser } from 'saxes';
import { AppError } from '#server/errors.ts';
import { LoopSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { toMinorUnits } from '#shared/stated-amounts.ts';
import { LineCollector, tidy, unreadable, type StatementLine } from './statement-line.ts';

/*
 * CAMT.053 of ISO 20022, read as it arrives, in slices of the event loop.
 * Never: a document type, whose entities could grow without bound; more depth or text than a statement has.
 */

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/;
/** The schema's deepest path has about 20 steps. */
const maxDepth = 64;
/** Longest text of one element; `Ustrd` has 140 characters. */
const maxText = 4_096;

export interface ParsedStatement {
  lines: readonly StatementLine[];
  /** IBAN or number of the account; '' where the file has none. */
  account: string;
}

/** Reads a statement. Throws BANK_FILE_UNREADABLE (details: why), BANK_FILE_TOO_LARGE. */
export async function parseCamt(texts: AsyncIterable<string>): Promise<ParsedStatement> {
  const reader = new CamtReader();
  const slices = new LoopSlices();
  try {
    for await (const text of texts) {
      if (slices.isSpent) await slices.pause();
      reader.write(text);
    }
    return reader.finish();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreadable(
      error instanceof Error ? `it is no valid XML (${tidy(error.message).slice(0, 80)})` : 'XML',
      error,
    );
  }
}

/** Fields of an entry or of one of its transactions. */
interface Stated {
  amount: string;
  currency: string;
  indicator: string;
  booked: string;
  payer: string;
  texts: string[];
  bankReference: string;
}

class CamtReader {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #collected = new LineCollector();
  /** Of each open element the whole path: `/Document/BkToCstmrStmt`. */
  readonly #paths: string[] = [];
  #text = '';
  #currency = '';
  #account = '';
  #entry: (Stated & { isReversal: boolean; isBooked: boolean }) | undefined;
  #transactions: Stated[] = [];
  #transaction: Stated | undefined;
  #isStatement = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('doctype', () => {
      throw unreadable('it declares a document type, which statements do not have');
    });
    parser.on('opentag', ({ local, uri, attributes }) => {
      this.#open(local, uri);
      this.#currency = attributes['Ccy']?.value ?? '';
    });
    parser.on('text', (text) => this.#take(text));
    parser.on('cdata', (text) => this.#take(text));
    parser.on('closetag', ({ local }) => this.#close(local));
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  finish(): ParsedStatement {
    this.#parser.close();
    if (!this.#isStatement) throw unreadable('it is no CAMT.053 statement');
    return { lines: this.#collected.lines, account: this.#account };
  }

  #take(text: string): void {
    this.#text += text;
    if (this.#text.length > maxText) throw unreadable('an element is longer than statements have');
  }

  #open(local: string, uri: string): void {
    const parent = this.#paths.at(-1) ?? '';
    if (parent === '' && !(local === 'Document' && namespace.test(uri))) {
      throw unreadable('it is no CAMT.053 statement');
    }
    this.#paths.push(`${parent}/${local}`);
    if (this.#paths.length > maxDepth) throw unreadable('it is nested deeper than statements are');
    this.#text = '';
    if (local === 'Stmt') this.#isStatement = true;
    if (local === 'Ntry') {
      this.#entry = { ...emptyStated(), isReversal: false, isBooked: true };
      this.#transactions = [];
    }
    if (local === 'TxDtls' && this.#entry) this.#transaction = emptyStated();
  }

  #close(local: string): void {
    const text = this.#text.trim() === '' ? '' : tidy(this.#text);
    this.#text = '';
    if (this.#entry) this.#read(local, text);
    else if (local === 'IBAN' && this.#at('Acct/Id')) this.#account ||= text;
    else if (local === 'Id' && this.#at('Acct/Id/Othr')) this.#account ||= text;
    this.#paths.pop();
    if (local === 'TxDtls' && this.#transaction) {
      this.#transactions.push(this.#transaction);
      this.#transaction = undefined;
    }
    if (local === 'Ntry') this.#finishEntry();
  }

  /** Whether the closing element has these parents. */
  #at(parents: string): boolean {
    return (this.#paths.at(-2) ?? '').endsWith(`/${parents}`);
  }

  #read(local: string, text: string): void {
    const entry = this.#entry;
    if (!entry) return;
    const target = this.#transaction ?? entry;
    const isAmount = this.#at('Ntry') || this.#at('TxDtls') || this.#at('AmtDtls/TxAmt');
    if (local === 'Amt' && isAmount && (target.amount === '' || this.#at('TxDtls'))) {
      target.amount = text;
      target.currency = this.#currencyOf(target);
    } else if (local === 'CdtDbtInd' && (this.#at('Ntry') || this.#at('TxDtls'))) target.indicator = text;
    else if (local === 'RvslInd' && this.#at('Ntry')) entry.isReversal = text === 'true' || text === '1';
    else if (this.#at('Ntry/Sts') || (local === 'Sts' && this.#at('Ntry'))) {
      if (text !== '') entry.isBooked = text === 'BOOK';
    } else if ((local === 'Dt' || local === 'DtTm') && this.#at('BookgDt')) entry.booked = text.slice(0, 10);
    else if ((local === 'Dt' || local === 'DtTm') && this.#at('Ntry/ValDt')) entry.booked ||= text.slice(0, 10);
    else if (local === 'AcctSvcrRef') target.bankReference = text;
    else if (local === 'Nm' && (this.#at('Dbtr') || this.#at('Dbtr/Pty'))) target.payer ||= text;
    else if (remittance.has(local)) target.texts.push(text);
  }

  /** Attributes are read as tags open, so an amount's own currency is the last one seen. */
  #currencyOf({ currency }: Stated): string {
    return this.#currency || currency;
  }

  #finishEntry(): void {
    const entry = this.#entry;
    this.#entry = undefined;
    if (!entry?.isBooked) return;
    const parts = this.#transactions.filter(({ amount }) => amount !== '');
    // A batch booking becomes one line per transaction if each states its own amount.
    const isBatch = this.#transactions.length > 1 && parts.length === this.#transactions.length;
    const [only] = this.#transactions;
    const stated = isBatch ? parts : [only ? { ...merge(entry, only) } : entry];
    for (const part of stated) this.#collected.add(lineOf(part, entry));
  }
}

const remittance = new Set(['Ustrd', 'Ref', 'AddtlTxInf', 'AddtlNtryInf', 'EndToEndId']);

function emptyStated(): Stated {
  return { amount: '', currency: '', indicator: '', booked: '', payer: '', texts: [], bankReference: '' };
}

/** The only transaction of an entry, with the entry's amount, which is in the account's currency. */
function merge(entry: Stated, part: Stated): Stated {
  return {
    ...entry,
    payer: part.payer || entry.payer,
    texts: [...part.texts, ...entry.texts],
    bankReference: entry.bankReference || part.bankReference,
  };
}

function lineOf(stated: Stated, entry: Stated & { isReversal: boolean }): StatementLine {
  const amountCents = toMinorUnits(stated.amount, stated.currency);
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(entry.booked) ?? [];
  if (amountCents === undefined) throw unreadable(`"${stated.amount} ${stated.currency}" is no amount`);
  if (!year || !month || !date) throw unreadable('an entry has no date');
  const indicator = stated.indicator || entry.indicator;
  return {
    bookedOn: entry.booked,
    // A reversed credit takes money back.
    isCredit: indicator === 'CRDT' && !entry.isReversal,
    amountCents,
    currency: stated.currency,
    payer: stated.payer,
    reference: tidy(stated.texts.filter((text) => text !== 'NOTPROVIDED').join(' ')),
    bankReference: stated.bankReference,
  };
}
