import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { monthPattern } from '#shared/month.ts';
import { payCurrencies } from '#shared/pay/money.ts';
import { payActivities, payUnits } from '#shared/pay/rates.ts';
import { payStatementStates, statementMessageKinds } from '#shared/pay/statements.ts';
import { cents, id, paged, pageInput, rule, timestamp, translationType } from './common.ts';
import { payInvoiceView } from './pay-billing.ts';
import { languagePair } from './staff.ts';

/** Schemas of the staff's pay. */

const day = z.iso.date();
const month = z.string().regex(monthPattern);
const currency = z.enum(payCurrencies);
const amount = z.strictObject({ cents: z.number().int().min(0).max(10_000_000), currency });
const reason = z.string().trim().min(3, rule('REASON_REQUIRED')).max(limits.reasonMax);
const message = z.string().trim().max(limits.reasonMax);

const terms = {
  unit: z.enum(payUnits),
  /** For one page, hundred words, one hour, or the paper. */
  unitCents: cents,
  currency,
  rushPercent: z.number().int(),
  minimumCents: cents,
};

export const ratesInput = z.object({ person: id.optional() });

export const payRateView = z.object({
  id,
  userId: id,
  /** Null for every pair, and for every service. */
  pair: languagePair.nullable(),
  service: translationType.nullable(),
  activity: z.enum(payActivities),
  ...terms,
  validFrom: day,
  /** First day on which it no longer counts. */
  endsOn: day.nullable(),
  state: z.enum(['upcoming', 'current', 'replaced', 'ended']),
  createdByName: z.string().nullable(),
  createdAt: timestamp,
});
export type PayRateView = z.output<typeof payRateView>;

const payPerson = z.object({ id, name: z.string().nullable(), email: z.string(), isYou: z.boolean() });
export type PayPerson = z.output<typeof payPerson>;

/** `today`: in the company's time zone. `people`: the staff, and former staff with a rate. */
export const ratesOutput = z.object({ people: z.array(payPerson), rates: z.array(payRateView), today: day });

/** A new version from a day on, which supersedes the previous one for the same work. */
export const saveRateInput = z.object({
  person: id,
  pair: languagePair.nullish().transform((pair) => pair ?? null),
  service: translationType.nullish().transform((service) => service ?? null),
  activity: z.enum(payActivities),
  unit: z.enum(payUnits),
  /** For one page, hundred words, one hour, or the paper. */
  amount,
  rushPercent: z.number().int().min(0).max(300).default(0),
  minimumCents: z.number().int().min(0).max(10_000_000).default(0),
  validFrom: day,
});
export type SaveRateInput = z.output<typeof saveRateInput>;

/** `endsOn`: the first day on which it no longer counts. */
export const endRateInput = z.object({ id, endsOn: day });

export const earningView = z.object({
  id,
  documentId: id,
  verificationCode: z.string(),
  paperKind: z.string(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  service: translationType,
  activity: z.enum(payActivities),
  ...terms,
  /** Pages, words, minutes, or 1. */
  quantity: z.number().int(),
  isRush: z.boolean(),
  amountCents: cents,
  earnedAt: timestamp,
});
export type EarningView = z.output<typeof earningView>;

export const adjustmentView = z.object({
  id,
  amountCents: cents,
  currency,
  reason: z.string(),
  createdByName: z.string().nullable(),
  createdAt: timestamp,
});
export type AdjustmentView = z.output<typeof adjustmentView>;

const paySum = z.object({
  currency,
  papers: z.number().int(),
  earnedCents: cents,
  adjustedCents: cents,
  totalCents: cents,
});
export type PaySum = z.output<typeof paySum>;

const monthFacts = {
  month,
  /** Its statements are issued. */
  isClosed: z.boolean(),
  /** It has ended, and no later one is closed. */
  canClose: z.boolean(),
  /** The first month with rows that are not closed yet. */
  openFrom: month,
  currentMonth: month,
};

/** This month unless set. */
export const earningsInput = z.object({ month: month.optional(), person: id.optional() });
/** `lines` and `adjustments` of the requested person. */
export const earningsOutput = z.object({
  ...monthFacts,
  people: z.array(payPerson.extend({ sums: z.array(paySum) })),
  lines: z.array(earningView),
  adjustments: z.array(adjustmentView),
  /** True if there are more lines than listed. */
  isCut: z.boolean(),
});
export type EarningsOutput = z.output<typeof earningsOutput>;

/** This month unless set. */
export const ownEarningsInput = z.object({ month: month.optional() });
export const ownEarningsOutput = z.object({
  ...monthFacts,
  sums: z.array(paySum),
  lines: z.array(earningView),
  adjustments: z.array(adjustmentView),
  isCut: z.boolean(),
});
export type OwnEarnings = z.output<typeof ownEarningsOutput>;

/** Negative for a deduction. `id` is the idempotency key. */
export const addPayAdjustmentInput = z.object({
  id,
  person: id,
  month,
  amount: z.strictObject({
    cents: z
      .number()
      .int()
      .min(-10_000_000)
      .max(10_000_000)
      .refine((value) => value !== 0),
    currency,
  }),
  reason,
});
export type AddPayAdjustmentInput = z.output<typeof addPayAdjustmentInput>;

export const closePayMonthInput = z.object({ month });
export const closePayMonthOutput = z.object({ month, statements: z.number().int() });

export const payStatementView = z.object({
  id,
  /** `PAY-2026-0012`. */
  number: z.string(),
  userId: id,
  payeeName: z.string(),
  month,
  currency,
  lineCount: z.number().int(),
  earnedCents: cents,
  adjustedCents: cents,
  totalCents: cents,
  /** The total, or its invoice total with tax; negative if the person owes it. */
  payableCents: cents,
  /** Null for one that is no invoice. */
  invoice: payInvoiceView.nullable(),
  issuedAt: timestamp,
  state: z.enum(payStatementStates),
  paidOn: day.nullable(),
  reference: z.string().nullable(),
  messages: z.array(
    z.object({
      kind: z.enum(statementMessageKinds),
      message: z.string(),
      authorName: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
  isYours: z.boolean(),
});
export type PayStatementView = z.output<typeof payStatementView>;

export const payStatementViews = ['all', 'disputed', 'unpaid'] as const;
export type PayStatementFilter = (typeof payStatementViews)[number];
export const payStatementsInput = z.object({
  page: pageInput.page,
  pageSize: pageInput.pageSize,
  view: z.enum(payStatementViews).default('all'),
  month: month.optional(),
});
/** `disputed`: number of unanswered disputes. */
export const payStatementsOutput = paged(payStatementView).extend({ disputed: z.number().int() });

export const markStatementPaidInput = z.object({
  id,
  paidOn: day,
  reference: z.string().trim().min(1).max(140),
});
export const answerDisputeInput = z.object({ id, message: message.min(3, rule('REASON_REQUIRED')) });

export const ownStatements = z.object({ items: z.array(payStatementView) });
export const answerStatementInput = z
  .object({ id, answer: z.enum(['confirm', 'dispute']), message: message.default('') })
  .refine((input) => input.answer === 'confirm' || input.message !== '', {
    path: ['message'],
    message: rule('PAY_MESSAGE_REQUIRED'),
  });
export type AnswerStatementInput = z.output<typeof answerStatementInput>;

/** Earnings of a document's staff beside its order's revenue. */
export const orderPay = z.object({
  earnings: z.array(
    z.object({
      userName: z.string().nullable(),
      activity: z.enum(payActivities),
      amountCents: cents,
      currency,
    }),
  ),
  /** Price minus pay; null if pay is in another currency, since currencies are never converted. */
  marginCents: cents.nullable(),
});
export type OrderPay = z.output<typeof orderPay>;
