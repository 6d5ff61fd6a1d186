import { z } from 'zod';
import { revocationClasses } from '#shared/certificate/revocation.ts';
import { invoiceKinds } from '#shared/invoices.ts';
import { currencies, houseCurrency } from '#shared/money.ts';
import { paperStepKinds } from '#shared/paper-steps.ts';
import { translationTypes } from '#shared/pricing.ts';
import { speeds } from '#shared/promise/speeds.ts';
import { paidByKinds, returnWays } from '#shared/received.ts';
import { revisionKinds } from '#shared/revision-requests.ts';
import { memberRoles } from '#shared/roles.ts';
import { apartSum } from '#shared/schemas/exchange-rates.ts';
import { orderStateView } from '#shared/schemas/order-state.ts';
import { endedTrust } from '#shared/schemas/trust.ts';

/** Payload schemas of the templates. Payloads hold token ids, never tokens, which are derived when the mail is rendered. */

const link = z.object({ tokenId: z.string().min(1) });
/** State of the mail's orders at enqueue time, set by `queueOrderEmail`; absent in payloads of older releases. */
const orders = {
  orders: z.array(z.object({ filename: z.string(), says: orderStateView.shape.says })).optional(),
  /** The zone in which the owner paid. */
  timeZone: z.string().optional(),
};
const certificate = z.object({
  ...orders,
  documentId: z.uuid(),
  filename: z.string(),
  /** Both absent in payloads queued by older releases. */
  paperKind: z.string().optional(),
  holders: z.array(z.string()).optional(),
  verificationCode: z.string(),
});
const noPayload = z.object({});
/** `tokenId` undoes the change; absent in payloads queued by older releases. */
const addressChange = z.object({ newAddress: z.string(), tokenId: z.string().min(1).optional() });
const cents = z.number().int();
/** Absent in payloads of older releases, whose amounts were dollars. */
const currency = z.enum(currencies).default('usd');
/** What ended with the change; absent in payloads queued by older releases. */
const trust = z.object({ ended: endedTrust.optional() });

export const emailPayloads = {
  'confirm-email': link,
  'reset-password': link,
  'confirm-new-email': link,
  'guest-order': link,
  /** For imported customers. */
  'customer-invitation': link,
  'address-restored': link.extend(trust.shape),
  'email-change-requested': addressChange,
  'email-changed': addressChange,
  'password-changed': trust,
  'password-reset-done': trust,
  'signed-out-everywhere': trust,
  /** `at` is ISO 8601. */
  'new-device': z.object({ device: z.string(), at: z.iso.datetime() }),
  'second-factor-on': noPayload,
  'second-factor-off': noPayload,
  'second-factor-reset': trust,
  'api-key-created': noPayload,
  /** Keys of one person that end unless they are used; `endsAt` is ISO 8601. */
  'api-keys-unused': z.object({
    keys: z.array(endedTrust.shape.keys.element.extend({ endsAt: z.iso.datetime() })).min(1),
  }),
  'passkey-added': noPayload,
  'passkey-removed': noPayload,
  'payment-receipt': z.object({
    ...orders,
    paymentId: z.uuid(),
    receiptNumber: z.string(),
    /** ISO 8601. */
    paidAt: z.iso.datetime(),
    totalCents: cents,
    currency,
    /** When all is promised; absent in payloads of older releases. */
    dueAt: z.iso.datetime().optional(),
    lines: z.array(
      z.object({
        filename: z.string(),
        /** Kind of paper stated with the order; absent if it states none. */
        paperKind: z.string().optional(),
        label: z.string(),
        /** What `label` and `surchargeLabel` say in English; absent in payloads of older releases. */
        translationType: z.enum(translationTypes).optional(),
        isBankStatement: z.boolean().optional(),
        speed: z.enum(speeds).optional(),
        pages: z.number().int(),
        rateCents: cents,
        /** Rush surcharge and its words; both absent without one. */
        surchargeCents: cents.optional(),
        surchargeLabel: z.string().optional(),
        postageCents: cents.optional(),
        topUpCents: cents.optional(),
        feeCents: cents.optional(),
        discountCents: cents.optional(),
        extraCents: cents.optional(),
        totalCents: cents,
      }),
    ),
  }),
  /** To those who may answer. */
  'price-asked': z.object({
    /** Absent in payloads of older releases. */
    requestId: z.uuid().optional(),
    clientName: z.string(),
    about: z.string(),
    languages: z.string(),
    pages: z.number().int().nullable(),
    neededBy: z.iso.date().nullable(),
    dueAt: z.iso.datetime(),
  }),
  'price-offer': z.object({ totalCents: cents, currency, expiresAt: z.iso.datetime() }),
  'translation-ready': certificate,
  'translation-corrected': certificate,
  'certificate-revoked': certificate.extend({ class: z.enum(revocationClasses), reason: z.string().optional() }),
  'certificate-reissued': certificate.extend({ revision: z.number().int(), reason: z.string() }),
  /** `kind` is absent in payloads of older releases. */
  'revision-declined': certificate.extend({ reason: z.string(), kind: z.enum(revisionKinds).optional() }),
  'question-asked': z.object({ ...orders, documentId: z.uuid(), filename: z.string() }),
  'message-received': z.object({ ...orders, documentId: z.uuid(), filename: z.string() }),
  /** To the assignee. */
  'message-sent': z.object({ reviewId: z.uuid(), filename: z.string(), isAdmin: z.boolean() }),
  /** To its holder. */
  'credential-expiring': z.object({
    credential: z.string(),
    number: z.string(),
    validUntil: z.iso.date(),
    isAdmin: z.boolean(),
  }),
  'account-deleted': noPayload,
  'organization-invitation': link.extend({ organization: z.string(), by: z.string(), role: z.enum(memberRoles) }),
  /** Of the month that begins on `month`, beside the one before. */
  'monthly-report': z.object({
    month: z.iso.date(),
    ordered: z.number().int(),
    pages: z.number().int(),
    revenueCents: cents,
    refundedCents: cents,
    promised: z.number().int(),
    late: z.number().int(),
    complaints: z.number().int(),
    orderedBefore: z.number().int(),
    revenueBeforeCents: cents,
    currency: z.enum(currencies).default(houseCurrency),
    /** Revenue without a rate. */
    apart: z.array(apartSum).default([]),
  }),
  'staff-invitation': link.extend({
    by: z.string(),
    work: z.array(z.string()),
    /** Absent in mails of older releases. */
    isFreelance: z.boolean().default(false),
  }),
  'organization-changed': z.object({
    organization: z.string(),
    change: z.enum(['joined', 'role', 'removed', 'left', 'closed']),
    by: z.string(),
    role: z.enum(memberRoles).optional(),
  }),
  'invoice-issued': z.object({
    kind: z.enum(invoiceKinds),
    number: z.string(),
    organization: z.string(),
    totalCents: cents,
    currency,
    issuedAt: z.iso.datetime(),
    /** For a credit note before collection; absent in payloads of older releases. */
    isCredit: z.boolean().optional(),
    /** Of another credit note; absent in payloads of older releases. */
    way: z.enum(returnWays).optional(),
    /** Of orders on account. */
    dueAt: z.iso.datetime().optional(),
    dueCents: cents.optional(),
  }),
  /** Orders on account: what was ordered, credited, received or taken back, paid or is overdue. */
  'account-changed': z.object({
    organization: z.string(),
    change: z.enum(['ordered', 'credited', 'paid', 'received', 'reversed', 'overdue', 'reminder']),
    cents,
    documents: z.number().int().optional(),
    number: z.string().optional(),
    dueAt: z.iso.datetime().optional(),
    reason: z.string().optional(),
    /** Of money that came another way than by card; `creditCents` is what was over. */
    method: z.enum(paidByKinds).optional(),
    receipt: z.string().optional(),
    leftCents: cents.optional(),
    creditCents: cents.optional(),
  }),
  'sources-leaving': z.object({ documents: z.number().int(), leavesAt: z.iso.datetime() }),
  /** A signed head of the certificate log, and the same as a note with countersignatures. */
  'log-head': z.object({
    day: z.iso.date(),
    size: z.number().int(),
    root: z.string(),
    time: z.iso.datetime(),
    key: z.string(),
    signature: z.string(),
    checkpoint: z.string(),
    url: z.url(),
  }),
  'webhook-disabled': z.object({ host: z.string(), reason: z.enum(['failed', 'gone']) }),
  'copy-mailed': z.object({
    ...orders,
    documentId: z.uuid(),
    filename: z.string(),
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.url(),
  }),
  /** `on` is `YYYY-MM-DD`. */
  'paper-step': z.object({
    documentId: z.uuid(),
    filename: z.string(),
    step: z.enum(paperStepKinds),
    move: z.enum(['sent', 'back', 'cancelled']),
    on: z.iso.date(),
    tracking: z.object({ carrier: z.string(), number: z.string(), url: z.url() }).optional(),
    /** Of a cancellation. */
    reason: z.string().optional(),
  }),
  refund: z.object({
    ...orders,
    paymentId: z.uuid(),
    receiptNumber: z.string(),
    amountCents: cents,
    currency,
    /** Absent in payloads of older releases. */
    way: z.enum(returnWays).optional(),
    reason: z.string().optional(),
  }),
} as const satisfies Record<string, z.ZodType<Record<string, unknown>>>;

export type EmailTemplate = keyof typeof emailPayloads;
export type EmailPayload<T extends EmailTemplate> = z.infer<(typeof emailPayloads)[T]>;

/** `order`: repeats what the account's pages show, so it is suppressed after a bounce. `account`: links and security mails. */
const purposes: Readonly<Record<EmailTemplate, 'account' | 'order'>> = {
  'confirm-email': 'account',
  'reset-password': 'account',
  'confirm-new-email': 'account',
  'guest-order': 'account',
  'customer-invitation': 'account',
  'address-restored': 'account',
  'email-change-requested': 'account',
  'email-changed': 'account',
  'password-changed': 'account',
  'password-reset-done': 'account',
  'new-device': 'account',
  'second-factor-on': 'account',
  'second-factor-off': 'account',
  'second-factor-reset': 'account',
  'signed-out-everywhere': 'account',
  'api-key-created': 'account',
  'api-keys-unused': 'account',
  'passkey-added': 'account',
  'passkey-removed': 'account',
  'payment-receipt': 'order',
  'price-asked': 'order',
  'price-offer': 'order',
  'translation-ready': 'order',
  'translation-corrected': 'order',
  // Sent to bounced addresses too: a file that was used may no longer be relied on.
  'certificate-revoked': 'account',
  'certificate-reissued': 'account',
  'revision-declined': 'order',
  'question-asked': 'order',
  'message-received': 'order',
  'message-sent': 'order',
  'credential-expiring': 'account',
  // Sent last, and to bounced addresses too: a hijacked account must not be deleted unnoticed.
  'account-deleted': 'account',
  'organization-invitation': 'account',
  'monthly-report': 'order',
  'staff-invitation': 'account',
  'organization-changed': 'account',
  'invoice-issued': 'order',
  'account-changed': 'order',
  'sources-leaving': 'order',
  'log-head': 'account',
  'webhook-disabled': 'account',
  'copy-mailed': 'order',
  'paper-step': 'order',
  refund: 'order',
};

/** Whether the template is an order update, which bounced addresses do not receive. */
export function isOrderUpdate(template: string): boolean {
  return isEmailTemplate(template) && purposes[template] === 'order';
}

export function isEmailTemplate(name: string): name is EmailTemplate {
  return Object.hasOwn(emailPayloads, name);
}

/** The orders that a queued mail is about, as they were when it was queued. */
export const orderPayload = z.object(orders);
