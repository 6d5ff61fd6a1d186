import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import type { VersionChange } from './change.ts';

/** Where an answer has the state of a payment or an invoice: `items[].state`. */
type Place = readonly (string | typeof each)[];
const each = Symbol('each item');

const payments: Readonly<Record<string, Place>> = {
  'payments.getSessionInfo': ['paymentStatus'],
  'payments.list': ['items', each, 'status'],
  'payments.receipt': ['status'],
  'admin.documentDetails': ['payments', each, 'status'],
};
const invoices: Readonly<Record<string, Place>> = {
  'payments.invoices': ['items', each, 'state'],
  'payments.invoice': ['state'],
  '/files/invoices': ['items', each, 'state'],
};

/** Before orders on account, every payment that waited was `open`, and every invoice was paid. */
export const onAccount: VersionChange = {
  downResponse({ path }, output) {
    const payment = payments[path];
    if (payment) return changeAt(output, payment, (status) => (status === 'due' ? 'open' : status));
    const invoice = invoices[path];
    return invoice ? changeAt(output, invoice, requirePaid) : output;
  },
};

/** Never reports an unpaid order as paid. Throws API_VERSION_LACKS. */
function requirePaid(state: unknown): unknown {
  if (state !== 'due' && state !== 'overdue') return state;
  throw new AppError('API_VERSION_LACKS', { details: { what: 'An unpaid invoice', since: '2026-11-23' } });
}

const record = z.record(z.string(), z.unknown());

function changeAt(value: unknown, [first, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (first === each)
    return z
      .array(z.unknown())
      .parse(value)
      .map((item) => changeAt(item, rest, change));
  const fields = record.parse(value);
  return { ...fields, [first]: changeAt(fields[first], rest, change) };
}
