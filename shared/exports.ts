import { z } from 'zod';
import { invoiceKinds } from './invoices.ts';
import { activityActions } from './reviews.ts';
import { auditFilter, documentViews } from './schemas/admin.ts';
import { pageInput } from './schemas/common.ts';
import { statusGroup } from './schemas/documents.ts';
import { paymentStatuses } from './schemas/payments.ts';

/** Query parameters of the CSV exports: the filters of the corresponding lists. Others are refused. */

const { search } = pageInput;

/** A time with its offset, or a day in UTC, which begins or ends at `time`. */
const bound = (time: string) =>
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date().transform((day) => `${day}T${time}Z`)])
    .transform((text) => new Date(text))
    .optional();

/** When a row was made; both inclusive, to the millisecond that the rows show. */
const range = { from: bound('00:00:00.000'), to: bound('23:59:59.999') };

export const documentsExportInput = z.strictObject({
  search,
  view: z.enum(documentViews).default('all'),
  status: statusGroup.optional(),
  ...range,
});
export const paymentsExportInput = z.strictObject({
  status: z.enum(paymentStatuses).optional(),
  flagged: z.enum(['true', 'false']).optional(),
  ...range,
});
export const invoicesLedgerInput = z.strictObject({
  search,
  kind: z.enum(invoiceKinds).optional(),
  office: z.string().max(40).optional(),
  ...range,
});
/** A period of one seller's books, both days inclusive (UTC), at most a calendar year. */
export const booksInput = z
  .strictObject({ office: z.string().max(40).default(''), from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && from.slice(0, 4) === to.slice(0, 4), { path: ['to'] });
export type BooksInput = z.output<typeof booksInput>;
export const receivedExportInput = z.strictObject(range);
export const refundsExportInput = z.strictObject(range);
export const reportExportInput = z.strictObject(range);
export const activityExportInput = z.strictObject({
  search,
  status: z.enum(activityActions).optional(),
  authenticatorId: z.uuid().optional(),
});
export const auditExportInput = z.strictObject({ ...auditFilter, ...range });
/** Of the caller's own journal, or for an admin of the notary's who leaves. */
export const journalExportInput = z.strictObject({ notaryId: z.uuid().optional() });
export const historyExportInput = z.strictObject({ search });
