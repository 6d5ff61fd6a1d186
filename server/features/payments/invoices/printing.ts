import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { InvoiceJob } from '#server/platform/typesetting/print-job.ts';
import { currencyName } from '#shared/currency-facts.ts';
import { addressLines, invoiceWords } from '#shared/invoices.ts';
import { mailedCopy } from '#shared/mailing.ts';
import { formatMoney } from '#shared/money.ts';
import { describeService, describeSpeed, extraLabel, feeLabels, minimumLabel } from '#shared/pricing.ts';
import type { InvoiceDetails } from '#shared/schemas/invoices.ts';
import { formatTaxRate, taxNotes } from '#shared/tax.ts';
import { electronicInvoice, isElectronic } from './electronic-invoice.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The invoice as a PDF, which carries its electronic form (Factur-X), made from what was recorded when it was issued. Throws
 * SERVICE_UNAVAILABLE, TOO_MANY_REQUESTS.
 */
export async function printInvoice(deps: Deps, actor: Pick<Actor, 'id'>, invoice: InvoiceDetails): Promise<Buffer> {
  try {
    const print = () => deps.typesetter.print(describeInvoice(deps, invoice), `invoice:${actor.id}`);
    const { pdf } = await deps.fairShares.packets.run(actor.id, print);
    return Buffer.from(pdf);
  } catch (error) {
    throw error instanceof PrintError ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}

function describeInvoice({ env: { brand } }: Deps, invoice: InvoiceDetails): InvoiceJob {
  const isCredit = invoice.kind === 'credit-note';
  const uncollectedCents = invoice.totalCents - invoice.paidCents - invoice.dueCents;
  const issuedAt = new Date(invoice.issuedAt);
  const { label } = invoiceWords[invoice.kind];
  const amountOf = (cents: number) => formatMoney({ cents, currency: invoice.currency });
  const total = amountOf(invoice.totalCents);
  return {
    title: `${label} ${invoice.number}`,
    subtitle: isCredit ? `Corrects invoice ${invoice.invoiceNumber ?? ''}` : 'Certified translation services',
    brand: invoice.seller?.name ?? brand.legalName,
    date: [issuedAt.getUTCFullYear(), issuedAt.getUTCMonth() + 1, issuedAt.getUTCDate()],
    parties: [
      { label: 'From', lines: invoice.seller ? sellerLines(invoice.seller) : [brand.legalName, brand.address] },
      { label: 'Billed to', lines: [...addressLines(invoice), ...buyerLines(invoice)] },
    ],
    facts: [{ label: 'Date', value: dateFormat.format(issuedAt) }, settledBy(invoice)],
    columns: ['Document', 'Pages', 'Rate', 'Amount'],
    invoiceLines: invoice.lines.map((line) => ({
      title: line.filename,
      details: [
        ...(line.matter === null ? [] : [`Matter: ${line.matter}`]),
        describeService(line),
        ...(line.surchargeCents > 0 && !isCredit
          ? [`${describeSpeed(line.speed)}: ${amountOf(line.surchargeCents)}`]
          : []),
        ...(line.postageCents > 0 && !isCredit ? [`${mailedCopy.label}: ${amountOf(line.postageCents)}`] : []),
        ...(line.feeCents > 0 && !isCredit ? [`${feeLabels[line.translationType]}: ${amountOf(line.feeCents)}`] : []),
        ...(line.discountCents > 0 && !isCredit ? [`Discount: −${amountOf(line.discountCents)}`] : []),
        ...(line.topUpCents > 0 && !isCredit ? [`${minimumLabel}: ${amountOf(line.topUpCents)}`] : []),
        ...(line.extraCents !== 0 && !isCredit ? [`${extraLabel(line.extraCents)}: ${amountOf(line.extraCents)}`] : []),
      ],
      pages: String(line.pages),
      rate: amountOf(line.rateCents),
      total: amountOf(line.totalCents),
    })),
    totals: isCredit
      ? [...taxLines(invoice), { label: 'Total credited', amount: total, isMain: true }]
      : [
          ...taxLines(invoice),
          { label: 'Total', amount: total, isMain: true },
          ...(uncollectedCents > 0 ? [{ label: 'Credited', amount: amountOf(uncollectedCents), isMain: false }] : []),
          ...(invoice.dueCents > 0 ? [] : [{ label: 'Paid', amount: amountOf(invoice.paidCents), isMain: false }]),
          { label: 'Amount due', amount: amountOf(invoice.dueCents), isMain: false },
        ],
    remarks: remarksOf(invoice),
    contact: `${brand.legalName} · ${brand.supportEmail} · ${brand.supportPhone}`,
    electronic: isElectronic(invoice) ? { xml: Buffer.from(electronicInvoice(invoice)), issuedAt } : undefined,
  };
}

function sellerLines({
  name,
  street,
  zip,
  city,
  region,
  country,
  taxId,
  vatId,
}: NonNullable<InvoiceDetails['seller']>) {
  const place = [zip, city, region].filter((part) => part !== '').join(' ');
  return [
    ...[name, street, `${place}, ${country}`],
    ...(vatId === '' ? [] : [`VAT number ${vatId}`]),
    ...(taxId === '' ? [] : [`Tax number ${taxId}`]),
  ];
}

function buyerLines({ buyer }: InvoiceDetails): string[] {
  const { country, vatId, vatCheck } = buyer ?? {};
  const confirmed = vatCheck && [vatCheck.checkedAt.slice(0, 10), vatCheck.consultationNumber ?? ''].join(' ').trim();
  return [
    ...(country ? [country] : []),
    ...(vatId ? [`VAT number ${vatId}`] : []),
    ...(confirmed ? [`Confirmed by VIES ${confirmed}`] : []),
  ];
}

/** Net and tax of each rate, where a seller was published. */
function taxLines({ seller, taxes, netCents, currency }: InvoiceDetails) {
  if (!seller) return [];
  const amountOf = (cents: number) => formatMoney({ cents, currency });
  return [
    { label: 'Net', amount: amountOf(netCents), isMain: false },
    ...taxes
      .filter(({ taxCents }) => taxCents > 0)
      .map(({ rate, taxCents }) => ({
        label: `Tax, ${formatTaxRate(rate)}`,
        amount: amountOf(taxCents),
        isMain: false,
      })),
  ];
}

function settledBy(invoice: InvoiceDetails): { label: string; value: string } {
  if (invoice.kind === 'credit-note') {
    return { label: 'Returned to', value: invoice.cardLast4 === null ? 'Your account' : cardOf(invoice) };
  }
  if (invoice.dueCents > 0 && invoice.dueAt !== null) {
    return { label: 'Payment due', value: dateFormat.format(new Date(invoice.dueAt)) };
  }
  if (invoice.paidCents === 0) return { label: 'Paid by', value: 'Credit notes' };
  return { label: 'Paid by', value: invoice.cardLast4 === null ? 'Transfer, cash or check' : cardOf(invoice) };
}

function remarksOf({ kind, currency, dueCents, paidCents, seller, taxes }: InvoiceDetails): string[] {
  const untaxed = seller ? taxes.flatMap(({ category }) => (category === 'S' ? [] : [taxNotes[category]])) : [];
  if (kind === 'credit-note') return untaxed;
  const open = 'Pay this invoice on your organization’s page. A transfer names its number.';
  const closed = paidCents > 0 ? 'This invoice has been paid.' : 'This invoice has been credited in full.';
  return [...untaxed, `All amounts are in ${currencyName(currency)}. ${dueCents > 0 ? open : closed}`];
}

/** `Visa ending in 4242`. */
function cardOf({ cardBrand, cardLast4 }: InvoiceDetails): string {
  if (cardLast4 === null) return 'Card';
  const brand = cardBrand ?? 'card';
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${cardLast4}`;
}
