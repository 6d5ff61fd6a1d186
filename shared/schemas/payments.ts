import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { cents, id, pageInput, paged, timestamp, translationType } from './common.ts';
import { documentView, quoteView } from './documents.ts';

const pages = z.number().int().min(limits.pagesMin).max(limits.pagesMax);

export const quoteInput = z.object({
  items: z
    .array(z.object({ pages, translationType, isBankStatement: z.boolean() }))
    .min(1)
    .max(limits.documentsPerCheckout),
});
export const quoteOutput = quoteView;

export const createCheckoutInput = z.object({
  documentIds: z.array(id).min(1).max(limits.documentsPerCheckout),
  /** What the customer saw; a different price stops the checkout. */
  expectedTotalCents: cents,
  isMobile: z.boolean().default(false),
});
export const createCheckoutOutput = z.object({ url: z.string(), sessionId: z.string() });

export const sessionInput = z.object({ sessionId: z.string().min(1).max(200) });

/** Open: the page waits for a card. Failed: the card provider gave up. Refunds are read from `refundedCents`. */
export const paymentStatuses = ['open', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why money that arrived was not turned into work; staff decide. */
export const paymentFlags = ['amount-differs', 'order-changed', 'already-paid'] as const;
export type PaymentFlag = (typeof paymentFlags)[number];

/** Who set a refund off: a member of staff, our own rules, the provider's own pages, a dispute that was lost. */
export const refundSources = ['staff', 'system', 'provider', 'dispute'] as const;
export type RefundSource = (typeof refundSources)[number];

/** What becomes of a certificate whose order is refunded after its delivery. */
export const certificateChoices = ['keep', 'withdraw'] as const;
export type CertificateChoice = (typeof certificateChoices)[number];

export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Metadata travels through the card provider, so every value is a string. */
export const checkoutMetadata = z.object({
  fileId: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  filename: z.string(),
  /** The first document; `documentIds` names all of them, separated by commas. */
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
});
export type ProcessSessionOutput = z.infer<typeof processSessionOutput>;

export const paymentView = z.object({
  id,
  receiptNumber: z.string(),
  status: z.enum(paymentStatuses),
  amountCents: cents,
  refundedCents: cents,
  currency: z.string(),
  documents: z.number().int(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
});
export const paymentList = paged(paymentView);
export const paymentListInput = z.object({
  ...pageInput,
  /** Those with a receipt alone: neither open pages nor what came to nothing. */
  settled: z.boolean().default(false),
});

export const receiptInput = z.object({ paymentId: id });
export const receiptView = paymentView.extend({
  customerName: z.string().nullable(),
  customerEmail: z.string(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  lines: z.array(
    z.object({
      documentId: id,
      filename: z.string(),
      translationType,
      isBankStatement: z.boolean(),
      pages: z.number().int(),
      rateCents: cents,
      totalCents: cents,
    }),
  ),
});

export const openOrderInput = z.object({ paymentId: id });
/** What of a checkout that was left can still be paid, in its order, at today's price. */
export const openOrderOutput = z.object({ documents: z.array(documentView), totalCents: cents });

export const refundInput = z.object({
  paymentId: id,
  /** Refunds this document's share alone; without it, the whole payment's. */
  documentId: id.optional(),
  /** Without it, all that is left of the share. */
  amountCents: z.number().int().positive().optional(),
  reason: z.string().trim().min(1).max(limits.reasonMax),
  /** Asked where the translation was delivered already; nothing said keeps the certificate. */
  certificate: z.enum(certificateChoices).optional(),
});
export const refundOutput = z.object({ refundedCents: cents, remainingCents: cents, status: z.enum(paymentStatuses) });
