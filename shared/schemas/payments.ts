import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { locales } from '#shared/locales.ts';
import { currencies } from '#shared/money.ts';
import { isTimeZone } from '#shared/promise/zoned-time.ts';
import { cents, country, id, paged, pageInput, sourceLanguage, speed, timestamp, translationType } from './common.ts';
import { documentDetails, documentView } from './documents.ts';
import { quoteView } from './uploads.ts';

/** An IANA zone that this platform knows. */
export const timeZone = z.string().max(64).refine(isTimeZone);

const pages = z.number().int().min(limits.pagesMin).max(limits.pagesMax);

export const quotedItem = z.object({
  pages,
  translationType,
  isBankStatement: z.boolean(),
  speed: speed.default('standard'),
  isMailed: z.boolean().default(false),
  /** Where rates depend on the language. */
  sourceLanguage: sourceLanguage.optional(),
  /** Destination of the mailed copy; the United States unless set. */
  mailCountry: country.optional(),
});
/** Of an order that is only asked about: where its words are counted, the list may price them. */
const askedItem = quotedItem.extend({ words: z.number().int().min(1).max(limits.wordsMax).optional() });
export const quoteInput = z.object({ items: z.array(askedItem).min(1).max(limits.documentsPerCheckout) });
/** `priceVersionId`: the published list. The total holds for 24 hours under it. */
export const quoteOutput = quoteView.extend({ priceVersionId: id });

/** When an order that is paid now would be ready, per speed. */
export const readyByInput = z.object({
  /** One unless set. */
  pages: z.number().int().min(1).max(limits.pagesMax).optional(),
  source: sourceLanguage.optional(),
  service: translationType.optional(),
});
export const readyByOutput = z.object({
  standard: timestamp,
  rush: timestamp,
  /** False while no one on duty could take a rush order. */
  rushOffered: z.boolean(),
});

/** As it is typed, in any case. */
export const couponText = z.string().trim().min(1).max(60);

/** Current total and discount of documents. Reserves nothing. */
export const orderPriceInput = z.object({
  documentIds: z.array(id).min(1).max(limits.documentsPerCheckout),
  coupon: couponText.optional(),
});
export const orderPriceOutput = quoteView.extend({
  priceVersionId: id,
  discountCents: cents,
  /** Source of the discount; null without one. */
  discount: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('volume'), percent: z.number().int() }),
      z.object({ kind: z.literal('coupon'), code: z.string() }),
    ])
    .nullable(),
});
export type OrderPriceView = z.output<typeof orderPriceOutput>;

export const createCheckoutInput = z.object({
  documentIds: z.array(id).min(1).max(limits.documentsPerCheckout),
  /** The total the customer saw; PRICE_CHANGED if it differs. */
  expectedTotalCents: cents,
  /** Of that total; any of the account's lists unless set. */
  currency: z.enum(currencies).optional(),
  /** A valid quote of exactly these documents, at whose price they are ordered. */
  quoteId: id.optional(),
  /** A coupon's code; an order has one discount, the one that takes off most. */
  coupon: couponText.optional(),
  isMobile: z.boolean().default(false),
  /** Language in which the customer read the terms, which the order accepts; English unless set. */
  locale: z.enum(locales).optional(),
  /** Zone of the customer's browser, for dates in mails. */
  timeZone: timeZone.optional().catch(undefined),
});
export const createCheckoutOutput = z.object({ url: z.string(), sessionId: z.string() });

export const sessionInput = z.object({ sessionId: z.string().min(1).max(200) });

/**
 * `open`: awaiting payment. `due`: ordered on account, to be paid with the month's statement. `refunded`: in full; partial
 * refunds are in `refundedCents`.
 */
export const paymentStatuses = ['open', 'due', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a paid session was not fulfilled; `credit-left` is received money of a deleted account, which waits for its payout. */
export const paymentFlags = ['amount-differs', 'order-changed', 'already-paid', 'card-limit', 'credit-left'] as const;
export type PaymentFlag = (typeof paymentFlags)[number];

/** Origin of a refund: staff, an automatic rule, Stripe's dashboard, a lost dispute, or the customer's cancellation. */
export const refundSources = ['staff', 'system', 'provider', 'dispute', 'customer'] as const;
export type RefundSource = (typeof refundSources)[number];

/** What happens to a certificate whose order is refunded after delivery. */
export const certificateChoices = ['keep', 'withdraw'] as const;
export type CertificateChoice = (typeof certificateChoices)[number];

export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Session metadata under the specification's names; Stripe stores strings only. */
export const checkoutMetadata = z.object({
  fileId: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  filename: z.string(),
  /** The first document; `documentIds` is the comma-separated list of all. */
  documentId: z.string(),
  documentIds: z.string(),
  isMobile: z.string(),
  pages: z.string(),
  isCertified: z.string(),
  isNotarized: z.string(),
  totalPrice: z.string(),
  isBankStatement: z.string(),
});
export type CheckoutMetadata = z.infer<typeof checkoutMetadata>;

export const sessionInfoOutput = z.object({
  metadata: checkoutMetadata,
  paymentStatus: z.enum(paymentStatuses),
  documentIds: z.array(id),
});

export const fulfilmentSteps = ['payment', 'documents', 'translation'] as const;

export const processSessionOutput = z.object({
  state: z.enum(['waiting', 'processing', 'done', 'failed']),
  steps: z.array(z.object({ name: z.enum(fulfilmentSteps), state: z.enum(['waiting', 'active', 'done', 'failed']) })),
  documents: z.array(documentView),
  paymentId: id,
  amountCents: cents,
  currency: z.enum(currencies),
});
export type ProcessSessionOutput = z.infer<typeof processSessionOutput>;

export const paymentView = z.object({
  id,
  receiptNumber: z.string(),
  status: z.enum(paymentStatuses),
  amountCents: cents,
  /** Total returned; `creditedCents` of it were credited before the payment was collected, so they were never paid. */
  refundedCents: cents,
  creditedCents: cents,
  currency: z.enum(currencies),
  documents: z.number().int(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
});
export const paymentList = paged(paymentView);
export const paymentListInput = z.object({
  ...pageInput,
  /** Limits the list to payments with a receipt (paid or refunded). */
  settled: z.boolean().default(false),
});

/** A document of a payment, at the price that was paid. */
export const paidLine = z.object({
  documentId: id,
  filename: z.string(),
  translationType,
  isBankStatement: z.boolean(),
  pages: z.number().int(),
  rateCents: cents,
  speed,
  /** Rush surcharge, a part of `totalCents`. */
  surchargeCents: cents,
  /** Postage of a mailed copy, a part of `totalCents`. */
  postageCents: cents,
  /** Supplement up to the order's minimum, part of `totalCents`. */
  topUpCents: cents,
  /** Charged once for the document, a part of `totalCents`. */
  feeCents: cents,
  /** Share of the order's discount, which `totalCents` is without. */
  discountCents: cents,
  /** Price lines of the desk, a part of `totalCents`. */
  extraCents: cents,
  totalCents: cents,
});

export const receiptInput = z.object({ paymentId: id });
export const receiptView = paymentView.extend({
  customerName: z.string().nullable(),
  customerEmail: z.string(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  lines: z.array(paidLine),
});
export type ReceiptView = z.infer<typeof receiptView>;

export const openOrderInput = z.object({ paymentId: id });
/** Documents of an interrupted checkout that can still be paid, at the current price. */
export const openOrderOutput = z.object({
  documents: z.array(documentView),
  totalCents: cents,
  currency: z.enum(currencies),
});

/** Cancels an order before work starts; the output is the order afterwards. */
export const cancelOrderInput = z.object({ documentId: id });
export const cancelOrderOutput = documentDetails;

export const refundInput = z.object({
  paymentId: id,
  /** Limits the refund to this document's share. */
  documentId: id.optional(),
  /** Default: all that remains. */
  amountCents: z.number().int().positive().optional(),
  reason: z.string().trim().min(1).max(limits.reasonMax),
  /** For delivered translations; without it, the certificate stays valid and admins are asked. */
  certificate: z.enum(certificateChoices).optional(),
});
export const refundOutput = z.object({
  refundedCents: cents,
  remainingCents: cents,
  currency: z.enum(currencies),
  status: z.enum(paymentStatuses),
});
