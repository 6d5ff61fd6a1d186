import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { Decimal, type CsvColumn } from '#server/platform/http/csv.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { InvoiceJob } from '#server/platform/typesetting/print-job.ts';
import { formatPay, payDecimal } from '#shared/pay/money.ts';
import { monthLabel } from '#shared/pay/months.ts';
import { payActivityLabel, payUnitLabel, quantityText } from '#shared/pay/rates.ts';
import { services } from '#shared/pricing.ts';
import type { payStatementView } from '#shared/schemas/pay.ts';
import type { TaxedLine } from '#shared/tax.ts';
import { listStatementAdjustments, listStatementLines } from './earning-queries.ts';
import { listPayInvoiceLines } from './invoice-queries.ts';
import { describeInvoice, describeLine, electronicForm } from './invoice-words.ts';
import { readSelfBilled, type SelfBilled } from './self-billed.ts';

/** A statement as a file, from its frozen lines: PDF for its person, an invoice where it is one, and CSV for their bookkeeping. */

type Statement = z.input<typeof payStatementView>;
type Line = Awaited<ReturnType<typeof listStatementLines>>[number];
type Adjustment = Awaited<ReturnType<typeof listStatementAdjustments>>[number];

type Sums = Pick<TaxedLine, 'netCents' | 'taxCents' | 'grossCents'>;

interface Row {
  statement: Statement;
  line?: Line;
  adjustment?: Adjustment;
  /** On an invoice. */
  sums: Sums | undefined;
}

/** Earnings by time, then adjustments. */
async function readRows(deps: Deps, statement: Statement): Promise<Row[]> {
  const [lines, adjustments, invoiced] = await Promise.all([
    listStatementLines(deps.db, statement.id),
    listStatementAdjustments(deps.db, statement.id),
    listPayInvoiceLines(deps.db, statement.id),
  ]);
  return [
    ...lines.toReversed().map((line) => ({ statement, line, sums: invoiced.get(line.id) })),
    ...adjustments.toReversed().map((adjustment) => ({ statement, adjustment, sums: invoiced.get(adjustment.id) })),
  ];
}

/** In the statement's currency. */
function amountOf(cents: number, { currency }: Pick<Statement, 'currency'>): Decimal {
  return new Decimal(payDecimal({ cents, currency }));
}

export const statementColumns: readonly CsvColumn<Row>[] = [
  ['Statement', ({ statement }) => statement.number],
  ['Month', ({ statement }) => statement.month],
  ['Date', ({ line, adjustment }) => line?.earnedAt ?? adjustment?.createdAt ?? null],
  ['Kind', ({ line }) => (line ? payActivityLabel[line.activity] : 'Adjustment')],
  ['Paper', ({ line }) => line?.paperKind ?? null],
  ['Code', ({ line }) => line?.verificationCode ?? null],
  ['From', ({ line }) => line?.sourceLanguage ?? null],
  ['To', ({ line }) => line?.targetLanguage ?? null],
  ['Service', ({ line }) => (line ? services[line.service].word : null)],
  ['Quantity', ({ line }) => line?.quantity ?? null],
  ['Unit', ({ line }) => (line ? unitOf(line) : null)],
  ['Rate', ({ line, statement }) => (line ? amountOf(line.unitCents, statement) : null)],
  ['Rush %', ({ line }) => (line?.isRush ? line.rushPercent : null)],
  ['Minimum', ({ line, statement }) => (line ? amountOf(line.minimumCents, statement) : null)],
  ['Reason', ({ adjustment }) => adjustment?.reason ?? null],
  ['Amount', ({ line, adjustment, statement }) => amountOf((line ?? adjustment)?.amountCents ?? 0, statement)],
  ['Currency', ({ statement }) => statement.currency.toUpperCase()],
  ['Invoice', ({ statement }) => statement.invoice?.number ?? null],
  ['Net', ({ statement, sums }) => (sums ? amountOf(sums.netCents, statement) : null)],
  ['Tax %', ({ statement }) => (statement.invoice ? new Decimal(String(statement.invoice.rate / 100)) : null)],
  ['Tax', ({ statement, sums }) => (sums ? amountOf(sums.taxCents, statement) : null)],
  ['Gross', ({ statement, sums }) => (sums ? amountOf(sums.grossCents, statement) : null)],
];

const quantities = { page: 'pages', word: 'words', hour: 'minutes', flat: 'papers' } as const;

function unitOf({ unit }: Line): string {
  return `${quantities[unit]}, paid ${payUnitLabel[unit]}`;
}

export async function* readStatement(deps: Deps, statement: Statement): AsyncGenerator<readonly Row[]> {
  yield await readRows(deps, statement);
}

/** Throws SERVICE_UNAVAILABLE, TOO_MANY_REQUESTS. */
export async function printStatement(deps: Deps, actor: Pick<Actor, 'id'>, statement: Statement): Promise<Buffer> {
  const job = await describeStatement(deps, statement);
  try {
    const print = () => deps.typesetter.print(job, `pay:${actor.id}`);
    return Buffer.from((await deps.fairShares.packets.run(actor.id, print)).pdf);
  } catch (error) {
    throw error instanceof PrintError ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

async function describeStatement(deps: Deps, statement: Statement): Promise<InvoiceJob> {
  const [rows, brand, invoices] = await Promise.all([
    readRows(deps, statement),
    deps.company.site(),
    readSelfBilled(deps.db, [statement.id]),
  ]);
  const invoice = invoices.get(statement.id);
  const { number, currency, payeeName, month, earnedCents, adjustedCents, totalCents, paidOn, reference } = statement;
  const issuedAt = new Date(statement.issuedAt);
  const amount = (cents: number) => formatPay({ cents, currency });
  const invoiceLines = rows.map((row) => describeRow(row, { amount, invoice }));
  const printed: InvoiceJob = {
    title: `Statement ${number}`,
    subtitle: `Work on papers, ${monthLabel(month)}`,
    brand: brand.legalName,
    date: [issuedAt.getUTCFullYear(), issuedAt.getUTCMonth() + 1, issuedAt.getUTCDate()],
    parties: [
      { label: 'From', lines: [brand.legalName, brand.address] },
      { label: 'For', lines: [payeeName] },
    ],
    facts: [
      { label: 'Date', value: dateFormat.format(issuedAt) },
      paidOn === null
        ? { label: 'Paid', value: 'Not yet' }
        : { label: 'Paid on', value: `${dateFormat.format(new Date(`${paidOn}T00:00:00Z`))}, ${reference ?? ''}` },
    ],
    columns: ['Paper', 'Quantity', 'Rate', 'Amount'],
    invoiceLines,
    totals: [
      { label: 'Earned', amount: amount(earnedCents), isMain: false },
      ...(adjustedCents === 0 ? [] : [{ label: 'Adjustments', amount: amount(adjustedCents), isMain: false }]),
      { label: 'Total', amount: amount(totalCents), isMain: true },
    ],
    remarks: [
      `All amounts are in ${currency.toUpperCase()}. This statement is not an invoice: tax on it is its receiver’s own.`,
    ],
    contact: `${brand.legalName} · ${brand.supportEmail} · ${brand.supportPhone}`,
  };
  if (!invoice) return printed;
  const lines = invoiceLines.map((line, index) => ({ ...line, netCents: rows[index]?.sums?.netCents ?? 0 }));
  return {
    ...printed,
    ...describeInvoice(invoice, { statementNumber: number, currency, amount }),
    electronic: electronicForm(invoice, { issuedAt: issuedAt.toISOString(), currency, lines }),
  };
}

function describeRow(
  { line, adjustment, sums }: Row,
  { amount, invoice }: { amount: (cents: number) => string; invoice: SelfBilled | undefined },
): InvoiceJob['invoiceLines'][number] {
  const taxed = sums && invoice ? describeLine(sums, { ...invoice, amount }) : [];
  // A credit note has its own lines, with inverted signs.
  const total = amount(sums?.netCents ?? (line ?? adjustment)?.amountCents ?? 0);
  if (!line) {
    return { title: 'Adjustment', details: [adjustment?.reason ?? '', ...taxed], pages: '', rate: '', total };
  }
  const { paperKind, activity, sourceLanguage, targetLanguage, unit, quantity, earnedAt, verificationCode } = line;
  return {
    title: paperKind,
    details: [
      `${payActivityLabel[activity]}, ${sourceLanguage} to ${targetLanguage}, ${services[line.service].word.toLowerCase()}`,
      `${dateFormat.format(earnedAt)}, code ${verificationCode}`,
      ...(line.isRush && line.rushPercent > 0 ? [`Rush, ${String(line.rushPercent)}% more`] : []),
      ...(line.amountCents === line.minimumCents && line.minimumCents > 0 ? ['Minimum for a paper'] : []),
      ...taxed,
    ],
    pages: quantityText(unit, quantity),
    rate: `${amount(line.unitCents)} ${payUnitLabel[unit]}`,
    total,
  };
}
