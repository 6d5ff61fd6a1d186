import type { Deps } from '#server/deps.ts';
import type { Attachment } from '#server/platform/integrations/mailer.ts';
import type { InvoiceJob } from '#server/platform/typesetting/print-job.ts';
import type { Brand } from '#shared/brand.ts';
import { mailedCopy } from '#shared/mailing.ts';
import { formatMoney } from '#shared/money.ts';
import { describeSpeed, extraLabel, feeLabels, minimumLabel } from '#shared/pricing.ts';
import { emailPayloads, type EmailPayload } from '../email-payloads.ts';

/** The receipt as a PDF beside its mail, for those who file it: in English, as invoices are. */

type Receipt = EmailPayload<'payment-receipt'>;

interface Letter {
  brand: Brand;
  to: { name: string | null; address: string };
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Omitted if printing fails: the mail has the same content and does not wait for its copy. */
export async function attachReceipt(
  deps: Pick<Deps, 'typesetter' | 'log'>,
  payload: unknown,
  letter: Letter,
): Promise<readonly Attachment[]> {
  const receipt = emailPayloads['payment-receipt'].parse(payload);
  try {
    const { pdf } = await deps.typesetter.print(describeReceipt(receipt, letter), `receipt:${receipt.paymentId}`);
    return [{ filename: `receipt-${receipt.receiptNumber}.pdf`, contentType: 'application/pdf', content: pdf }];
  } catch (error) {
    deps.log.warn({ paymentId: receipt.paymentId, err: error }, 'receipt could not be printed');
    return [];
  }
}

function describeReceipt(receipt: Receipt, { brand, to }: Letter): InvoiceJob {
  const { currency } = receipt;
  const amountOf = (cents: number) => formatMoney({ cents, currency });
  const paidAt = new Date(receipt.paidAt);
  return {
    title: `Receipt ${receipt.receiptNumber}`,
    subtitle: 'Certified translation services',
    brand: brand.legalName,
    date: [paidAt.getUTCFullYear(), paidAt.getUTCMonth() + 1, paidAt.getUTCDate()],
    parties: [
      { label: 'From', lines: [brand.legalName, brand.address] },
      { label: 'Paid by', lines: [...(to.name ? [to.name] : []), to.address] },
    ],
    facts: [{ label: 'Date', value: dateFormat.format(paidAt) }],
    columns: ['Document', 'Pages', 'Rate', 'Amount'],
    invoiceLines: receipt.lines.map((line) => ({
      title: line.filename,
      details: [...(line.paperKind === undefined ? [] : [line.paperKind]), line.label, ...extrasOf(line, amountOf)],
      pages: String(line.pages),
      rate: amountOf(line.rateCents),
      total: amountOf(line.totalCents),
    })),
    totals: [{ label: 'Total paid', amount: amountOf(receipt.totalCents), isMain: true }],
    remarks: [],
    contact: `${brand.legalName} · ${brand.supportEmail} · ${brand.supportPhone}`,
  };
}

function extrasOf(line: Receipt['lines'][number], amountOf: (cents: number) => string): string[] {
  const {
    surchargeCents = 0,
    postageCents = 0,
    topUpCents = 0,
    feeCents = 0,
    discountCents = 0,
    extraCents = 0,
  } = line;
  const { speed, translationType } = line;
  const extras: [label: string, cents: number][] = [
    [line.surchargeLabel ?? (speed ? describeSpeed(speed) : ''), surchargeCents],
    [mailedCopy.label, postageCents],
    [translationType ? feeLabels[translationType] : '', feeCents],
    ['Discount', -discountCents],
    [minimumLabel, topUpCents],
    [extraLabel(extraCents), extraCents],
  ];
  return extras.filter(([, cents]) => cents !== 0).map(([label, cents]) => `${label}: ${amountOf(cents)}`);
}
