import { z } from 'zod';
import { currencies } from '#shared/money.ts';
import { daysOf, reportDimensions, reportOrigins, reportServices } from '#shared/reports.ts';
import { cents, id, rule, timestamp } from './common.ts';
import { apartSum } from './exchange-rates.ts';

/** Reports of orders. */

const day = z.iso.date();
const maxDays = 3 * 366;

export const reportFilter = {
  from: day,
  to: day,
  source: z.string().max(60).optional(),
  service: z.enum(reportServices).optional(),
  origin: z.enum(reportOrigins).optional(),
  translatorId: id.optional(),
  office: z.string().max(60).optional(),
};

export const reportInput = z
  .object({
    ...reportFilter,
    /** Orders of one customer or organization. */
    customerId: id.optional(),
  })
  .refine((input) => input.from <= input.to && daysOf(input) <= maxDays, { message: rule('REPORT_PERIOD') });
export type ReportInput = z.output<typeof reportInput>;

const figures = z.object({
  orders: z.number().int(),
  pages: z.number().int(),
  /** Charged, in cents of the report's currency. */
  revenueCents: cents,
  refundedCents: cents,
  /** Orders whose promise was kept or missed, and those missed. */
  promised: z.number().int(),
  late: z.number().int(),
  revisions: z.number().int(),
  complaints: z.number().int(),
  /** Pay of the staff for these papers, in the report's currency. */
  payCents: cents,
  /** Earnings that are in no sum, since they are in another currency than order and report: the margin of their orders is unknown. */
  unlikePay: z.number().int(),
});
export type ReportFigures = z.output<typeof figures>;

export const reportOutput = z.object({
  period: z.object({ from: day, to: day }),
  previous: z.object({ from: day, to: day }),
  /** Base currency, of every sum. */
  currency: z.enum(currencies),
  /** Currencies of orders of the period without a rate, which are in no sum of money. */
  otherCurrencies: z.array(z.string()),
  /** Revenue less refunds of those orders, by currency. */
  apart: z.array(apartSum),
  total: figures,
  before: figures,
  /** By day, or by month in periods of more than 92 days. */
  series: z.array(figures.extend({ startsOn: day })),
  groups: z.array(
    z.object({
      by: z.enum(reportDimensions),
      rows: z.array(figures.extend({ key: z.string(), label: z.string() })),
    }),
  ),
  /** When the sums were made; null before the first time. */
  asOf: timestamp.nullable(),
});
export type ReportOutput = z.output<typeof reportOutput>;

/** Whether the month's report comes by mail. */
export const reportMail = z.object({ isOn: z.boolean() });
