import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { bankFormats, bankLineStates, lineMatches, receivedMethods } from '#shared/received.ts';
import { cents, id, paged, pageInput, rule, timestamp } from './common.ts';
import { publicationOutput } from './published-facts.ts';

/** Schemas of money that did not come by card: what was received, what is due, imported bank statements. */

const dayMs = 24 * 60 * 60 * 1000;

/** `2026-11-24`. */
export const day = z.iso.date();
/** Today, wherever that is. */
const dayUntilNow = day.refine((value) => Date.parse(value) <= Date.now() + dayMs, rule('RECEIVED_LATER'));

/** Minor units of the currency, at least one. */
export const receivedMoney = z.strictObject({
  cents: z.number().int().min(1).max(100_000_000),
  currency: z.enum(currencies),
});

const reference = z.string().trim().max(140);
const note = z.string().trim().max(limits.noteMax);
const reason = z.string().trim().min(3, rule('REASON_REQUIRED')).max(limits.reasonMax);

/** Against a statement or an order, one of them. */
export const recordPaymentInput = z
  .object({
    statementId: id.optional(),
    orderId: id.optional(),
    amount: receivedMoney,
    method: z.enum(receivedMethods),
    receivedOn: dayUntilNow,
    /** As on the bank's statement or on the check. */
    reference: reference.default(''),
    /** For staff. */
    note: note.optional(),
    /** Of one press: a repeated one answers with the first one's receipt. */
    idempotencyKey: id.optional(),
  })
  .refine(({ statementId, orderId }) => (statementId === undefined) !== (orderId === undefined), {
    message: rule('RECEIVED_FOR_WHAT'),
  });
export type RecordPaymentInput = z.output<typeof recordPaymentInput>;

export const receivedView = z.object({
  id,
  /** `RCV-1001`. */
  number: z.string(),
  accountId: id,
  accountName: z.string().nullable(),
  accountEmail: z.string(),
  method: z.enum(receivedMethods),
  amountCents: cents,
  currency: z.enum(currencies),
  receivedOn: day,
  reference: z.string(),
  note: z.string().nullable(),
  /** What it paid for: numbers of invoices and receipts. */
  paidFor: z.array(z.object({ paymentId: id, number: z.string(), amountCents: cents })),
  /** Unallocated amount, or part of an incomplete order price. */
  freeCents: cents,
  /** The entry that took it back, or the one that it takes back. */
  reversedBy: z.string().nullable(),
  reverses: z.string().nullable(),
  recordedByName: z.string().nullable(),
  recordedAt: timestamp,
});
export type ReceivedView = z.output<typeof receivedView>;

/** `leftCents`: of the statement or the order, after it. */
export const recordPaymentOutput = receivedView.extend({ leftCents: cents });

export const reversePaymentInput = z.object({ receiptId: id, reason });

export const receivedInput = z.object({ ...pageInput, method: z.enum(receivedMethods).optional() });
export const receivedOutput = paged(receivedView);

const aging = z.object({ current: cents, from0: cents, from30: cents, from60: cents, from90: cents });

const dueStatement = z.object({
  paymentId: id,
  /** Null before the month is stated. */
  number: z.string().nullable(),
  dueAt: timestamp.nullable(),
  /** Whole days overdue; negative before the due date, null without one. */
  daysOverdue: z.number().int().nullable(),
  totalCents: cents,
  receivedCents: cents,
  leftCents: cents,
  promisedOn: day.nullable(),
  promiseNote: z.string().nullable(),
  reminders: z.number().int(),
  remindedAt: timestamp.nullable(),
});
export type DueStatement = z.output<typeof dueStatement>;

/** Balance of one account in one currency. */
const dueAccount = z.object({
  accountId: id,
  name: z.string().nullable(),
  email: z.string(),
  currency: z.enum(currencies),
  aging,
  dueCents: cents,
  /** Received and not used yet. */
  creditCents: cents,
  /** It can't order on account until it pays. */
  isStopped: z.boolean(),
  statements: z.array(dueStatement),
});
export type DueAccount = z.output<typeof dueAccount>;

export const dueInput = z.object({ search: pageInput.search });
export const dueOutput = z.object({
  items: z.array(dueAccount),
  /** One sum per currency. */
  totals: z.array(z.object({ currency: z.enum(currencies), aging, dueCents: cents, creditCents: cents })),
  rules: z.object({
    version: z.number().int(),
    reminderDays: z.array(z.number().int()),
    stopAfterDays: z.number().int().nullable(),
  }),
});
export type DueOutput = z.output<typeof dueOutput>;

/** Null takes a promise back. */
export const promisePaymentInput = z.object({
  statementId: id,
  promisedOn: day.nullable(),
  note: note.optional(),
});

export const setReceivableRulesInput = z.object({
  reminderDays: z.array(z.number().int()).max(6),
  stopAfterDays: z.number().int().nullable(),
  basedOn: z.number().int().min(1),
  reason,
});
export const setReceivableRulesOutput = publicationOutput;

export const bankImportView = z.object({
  id,
  filename: z.string(),
  format: z.enum(bankFormats),
  importedAt: timestamp,
  importedByName: z.string().nullable(),
  counts: z.object({ proposed: cents, unmatched: cents, confirmed: cents, ignored: cents }),
});
export type BankImportView = z.output<typeof bankImportView>;

export const bankImportsOutput = z.object({ items: z.array(bankImportView) });

/** Answer of `PUT /files/bank-statements`. */
export const bankImportOutput = z.object({
  importId: id,
  /** False where this file was imported before. */
  isNew: z.boolean(),
  lines: z.number().int(),
  proposed: z.number().int(),
  unmatched: z.number().int(),
  /** Lines that another statement had already. */
  known: z.number().int(),
  /** Debits, which are not payments. */
  debits: z.number().int(),
});

export const bankLineView = z.object({
  id,
  bookedOn: day,
  amountCents: cents,
  /** Three letters as the bank states them. */
  currency: z.string(),
  payer: z.string(),
  reference: z.string(),
  state: z.enum(bankLineStates),
  match: z.enum(lineMatches).nullable(),
  doubt: z.string().nullable(),
  proposal: z
    .object({ paymentId: id, number: z.string(), accountName: z.string().nullable(), leftCents: cents })
    .nullable(),
  /** The receipt of a confirmed line. */
  receipt: z.string().nullable(),
});
export type BankLineView = z.output<typeof bankLineView>;

export const bankLinesInput = z.object({
  importId: id,
  page: pageInput.page,
  pageSize: pageInput.pageSize,
  state: z.enum(bankLineStates).optional(),
});
export const bankLinesOutput = paged(bankLineView);

/** `statementId` replaces what was proposed. */
export const confirmBankLineInput = z.object({ lineId: id, statementId: id.optional() });
/** Confirms every line of an import whose number and amount match. */
export const confirmBankImportInput = z.object({ importId: id });
export const confirmBankImportOutput = z.object({ confirmed: z.number().int(), left: z.number().int() });
export const ignoreBankLineInput = z.object({ lineId: id });

/** A refund paid out by staff: the payment was not by card, or the card refund failed. */
const payoutView = z.object({
  id,
  name: z.string().nullable(),
  email: z.string(),
  amountCents: cents,
  currency: z.enum(currencies),
  reason: z.string(),
  createdAt: timestamp,
  /** The card refund failed, and the order's file is deleted. */
  isReturned: z.boolean(),
});
export type PayoutView = z.output<typeof payoutView>;
export const payoutsOutput = z.object({ items: z.array(payoutView) });
export const confirmPayoutInput = z.object({ refundId: id, reference });

const accountView = z.object({
  currency: z.enum(currencies),
  holder: z.string(),
  bankName: z.string(),
  iban: z.string(),
  bic: z.string(),
  routingNumber: z.string(),
  accountNumber: z.string(),
});
export const bankAccountsOutput = z.object({ accounts: z.array(accountView), version: z.number().int() });
export const setBankAccountsInput = z.object({
  accounts: z.array(z.record(z.string(), z.string().max(140))).max(20),
  basedOn: z.number().int().min(1),
  reason,
});
export const setBankAccountsOutput = publicationOutput;
