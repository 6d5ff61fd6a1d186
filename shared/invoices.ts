/** Invoices and credit notes. */

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * Of an invoice: `due` and then `overdue` where it states orders on account, `paid`, or `credited` once its whole amount was
 * returned. Of a credit note: `refunded`, or `void` where the refund has failed since.
 */
export const invoiceStates = ['due', 'overdue', 'paid', 'credited', 'refunded', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceWords = {
  invoice: { label: 'Invoice', prefix: 'INV' },
  'credit-note': { label: 'Credit note', prefix: 'CN' },
} as const satisfies Record<InvoiceKind, { label: string; prefix: string }>;

/** `INV-2026-0042`, of a seller with a series `PT-INV-2026-0042`. Numbers of a seller, kind and year start at 1. */
export function invoiceNumber({
  kind,
  year,
  number,
  series = '',
}: {
  kind: InvoiceKind;
  year: number;
  number: number;
  series?: string;
}): string {
  const own = `${invoiceWords[kind].prefix}-${year}-${String(number).padStart(4, '0')}`;
  return series === '' ? own : `${series}-${own}`;
}

/** The name, and the address below it unless it opens with the name. */
export function addressLines(to: { customerName: string; billingAddress: string | null }): string[] {
  const lines = (to.billingAddress ?? '').split('\n').map((line) => line.trim());
  const address = lines.filter((line) => line !== '');
  return address[0] === to.customerName ? address : [to.customerName, ...address];
}
