import { z } from 'zod';
import { deskSources } from '#shared/desk-orders.ts';
import { defaultSourceLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { locales } from '#shared/locales.ts';
import { currencies } from '#shared/money.ts';
import { officeId } from './calendar.ts';
import { cents, emailAddress, id, orderLanguage, rule, timestamp, translationType } from './common.ts';
import { createDocumentInput, documentView, updateDocumentInput } from './documents.ts';
import { refusedPart } from './inbound-mail.ts';
import { timeZone } from './payments.ts';

/** Orders that staff take for a customer, and the link that they are paid by. */

const name = z.string().trim().min(1, rule('CLIENT_NAME_REQUIRED')).max(limits.nameMax);
const phone = z.string().trim().max(40);

/** Minor units; negative takes something off. */
const lineMoney = z.strictObject({
  cents: z
    .number()
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .refine((value) => value !== 0, rule('DESK_LINE_EMPTY')),
  currency: z.enum(currencies),
});

const priceLine = z.object({
  /** The customer reads it. */
  text: z.string().trim().min(1).max(120),
  amount: lineMoney,
  /** For staff and the audit log. */
  reason: z.string().trim().min(3, rule('REASON_REQUIRED')).max(limits.reasonMax),
});
const priceLines = z.array(priceLine).max(10);

export const findCustomersInput = z.object({
  name: z.string().trim().max(limits.nameMax).optional(),
  email: z.string().trim().max(limits.emailMax).optional(),
  phone: phone.optional(),
});
export type FindCustomersInput = z.output<typeof findCustomersInput>;

const customer = z.object({
  id,
  name: z.string().nullable(),
  /** Null for customers of the desk who have no address. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isOrganization: z.boolean(),
  /** May order on account. */
  hasCredit: z.boolean(),
  orders: z.number().int(),
  lastOrderAt: timestamp.nullable(),
  /** What matches, the surest first. */
  matches: z.array(z.enum(['email', 'phone', 'name'])),
});
export type FoundCustomer = z.output<typeof customer>;
export const findCustomersOutput = z.object({ items: z.array(customer) });

export const createOrderInput = z.object({
  client: z.object({
    /** Id of an existing customer; omitted for a new one, unless an account has the address. */
    accountId: id.optional(),
    name,
    email: emailAddress({ missing: 'EMAIL_REQUIRED', invalid: 'EMAIL_INVALID' }).optional(),
    phone: phone.optional(),
    locale: z.enum(locales).optional(),
  }),
  documents: z
    .array(
      createDocumentInput
        .omit({ folderId: true })
        .extend({ sourceLanguage: orderLanguage.default(defaultSourceLanguage) }),
    )
    .min(1)
    .max(limits.documentsPerCheckout),
  lines: priceLines.default([]),
  source: z.enum(deskSources).default('counter'),
  /** The office that makes it: its rates, calendar and invoices. '' is the main one; unset, that of who takes it. */
  office: officeId.optional(),
});
export type CreateOrderInput = z.output<typeof createOrderInput>;

export const deskOrderView = z.object({
  id,
  accountId: id,
  customerName: z.string().nullable(),
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  /** The customer had an account, or orders, before. */
  isKnown: z.boolean(),
  canChargeAccount: z.boolean(),
  source: z.enum(deskSources),
  /** Name of the office that makes it. */
  officeName: z.string(),
  createdAt: timestamp,
  documents: z.array(documentView),
  lines: z.array(priceLine.extend({ addedByName: z.string().nullable() })),
  totalCents: cents,
  currency: z.enum(currencies),
  /** Every document has its file, so that the price is whole. */
  isWhole: z.boolean(),
  isPaid: z.boolean(),
  /** Its languages that nobody on the staff certifies: their papers are sold without a promised time. */
  uncertified: z.array(z.string()),
  /** Of the mail that it came by; null for others. */
  subject: z.string().nullable(),
  message: z.string().nullable(),
  isSenderProved: z.boolean().nullable(),
  refused: z.array(refusedPart),
  payUrl: z.string(),
  payableUntil: timestamp,
});
export type DeskOrderView = z.output<typeof deskOrderView>;

/** Offices that an order can belong to, the main one first, and the caller's office. */
export const officesOutput = z.object({
  offices: z.array(z.object({ office: officeId, name: z.string() })),
  own: officeId,
});

export const openOrdersOutput = z.object({
  items: z.array(
    z.object({
      id,
      source: z.enum(deskSources),
      createdAt: timestamp,
      subject: z.string().nullable(),
      customerName: z.string().nullable(),
      customerEmail: z.string().nullable(),
      customerPhone: z.string().nullable(),
      documents: z.number().int(),
    }),
  ),
});

export const setOrderLinesInput = z.object({ id, lines: priceLines });

/** What staff correct of a paper before it is paid. */
export const changeOrderPaperInput = updateDocumentInput
  .pick({ id: true, translationType: true, isBankStatement: true, speed: true, neededBy: true })
  .extend({ sourceLanguage: orderLanguage.optional() });

export const chargeOrderInput = z.object({ id, expectedTotalCents: cents, currency: z.enum(currencies).optional() });

export const payLinkInput = z.object({ token: z.string().max(400) });

/** The order of a link. Who holds the link sees this and no more. */
export const payLinkView = z.object({
  /** `offered`: payable once its offer is accepted. */
  state: z.enum(['open', 'unready', 'offered', 'paid']),
  papers: z.array(
    z.object({
      filename: z.string(),
      pages: z.number().int(),
      translationType,
      isBankStatement: z.boolean(),
      totalCents: cents,
    }),
  ),
  lines: z.array(z.object({ text: z.string(), amountCents: cents })),
  totalCents: cents,
  currency: z.enum(currencies),
  neededBy: z.string().nullable(),
  payableUntil: timestamp,
  /** A guest whose order this browser can follow. */
  isGuest: z.boolean(),
});
export type PayLinkView = z.output<typeof payLinkView>;

export const payByLinkInput = payLinkInput.extend({
  expectedTotalCents: cents,
  currency: z.enum(currencies).optional(),
  isMobile: z.boolean().default(false),
  timeZone: timeZone.optional().catch(undefined),
  locale: z.enum(locales).optional(),
});
