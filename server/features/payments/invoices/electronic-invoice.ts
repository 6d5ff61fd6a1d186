import { means, tradeInvoice, typeCodes, type TradeInvoice } from '#server/platform/typesetting/trade-invoice.ts';
import { decimalOf } from '#shared/money.ts';
import { describeService } from '#shared/pricing.ts';
import type { InvoiceDetails } from '#shared/schemas/invoices.ts';

/** An invoice or credit note of a customer as EN 16931 has it. */

export type SoldInvoice = InvoiceDetails & { seller: NonNullable<InvoiceDetails['seller']> };

/** Whether it meets the standard's requirements: a seller, and net and tax of each line. */
export function isElectronic(invoice: InvoiceDetails): invoice is SoldInvoice {
  return invoice.seller !== null && invoice.taxes.length > 0;
}

export function electronicInvoice(invoice: SoldInvoice): string {
  const { currency, kind, dueAt, seller } = invoice;
  const isByTransfer = invoice.cardLast4 === null && seller.iban !== '';
  // Amounts of credit notes count as already returned.
  const payableCents = kind === 'invoice' ? invoice.dueCents : 0;
  return tradeInvoice({
    ...invoice,
    payableCents,
    typeCode: typeCodes[kind],
    amount: (cents) => decimalOf({ cents, currency }),
    lines: invoice.lines.map((line) => ({
      name: describeService(line),
      description: `${line.filename}, ${noteOf(line)}`,
      netCents: line.netCents,
      category: line.taxCategory,
      rate: line.taxRate,
    })),
    seller: { ...seller, lineOne: seller.street, lineTwo: '' },
    buyer: buyerOf(invoice),
    means: isByTransfer
      ? { code: means.transfer, iban: seller.iban, bic: seller.bic }
      : { code: means.card, iban: '', bic: '' },
    terms: dueAt === null || payableCents === 0 ? { text: 'Paid' } : { dueAt },
    corrects: invoice.invoiceNumber,
  });
}

function noteOf({ pages, matter }: SoldInvoice['lines'][number]): string {
  return [`${String(pages)} ${pages === 1 ? 'page' : 'pages'}`, ...(matter === null ? [] : [matter])].join(', ');
}

function buyerOf({ customerName, billingAddress, buyer, seller }: SoldInvoice): TradeInvoice['buyer'] {
  const [lineOne = '', ...others] = (billingAddress ?? '').split('\n').map((line) => line.trim());
  return {
    ...{ name: customerName, lineOne, lineTwo: others.join(', '), zip: '', city: '', region: '', taxId: '' },
    country: buyer?.country ?? seller.country,
    vatId: buyer?.vatId ?? '',
  };
}
