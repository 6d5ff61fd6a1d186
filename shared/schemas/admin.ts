import { z } from 'zod';
import { bounceReasons } from '#shared/bounces.ts';
import { questionCauses } from '#shared/certificate-question.ts';
import { presetIds } from '#shared/certificate/recipients.ts';
import {
  documentStatuses,
  paymentHolds,
  paymentStates,
  reviewStatuses,
  settableStatuses,
} from '#shared/document-status.ts';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { speeds } from '#shared/promise/speeds.ts';
import { activityActions } from '#shared/reviews.ts';
import { accountKinds, roles } from '#shared/roles.ts';
import { activityView, workflowStates } from './authenticator.ts';
import { cents, certified, id, paged, logPageInput, pageInput, rule, timestamp, translationType } from './common.ts';
import { statusGroup } from './documents.ts';
import { apartSum } from './exchange-rates.ts';
import { orderPay } from './pay.ts';
import { certificateChoices, disputeStatuses, paymentStatuses } from './payments.ts';

const count = z.number().int();
const search = pageInput.search;

/** Counts, revenue and daily figures. `ordered`: paid, refunded or free, without drafts. */
export const adminOverview = z.object({
  documents: z.object({ total: count, ordered: count, drafts: count, awaitingReview: count, translated: count }),
  users: z.object({ total: count, admins: count, authenticators: count, users: count }),
  /** Documents per status group, drafts included. */
  statuses: z.record(statusGroup, count),
  /** Ordered documents in currencies without a rate, which no sum here includes. */
  otherCurrencies: count,
  /** Base currency of all sums here, except the amount due, which is in the default currency. */
  currency: z.enum(currencies),
  /** Revenue of payments without a rate, by currency. */
  apart: z.array(apartSum),
  /** Charged minus refunded. */
  revenueCents: cents,
  chargedCents: cents,
  refundedCents: cents,
  /** Ordered on account and not paid yet; no part of the revenue. */
  dueCents: cents,
  overdueCents: cents,
  /** Revenue per ordered document that is part of it, rounded to a cent; 0 without any. */
  averagePerDocumentCents: cents,
  /** Percentage of ordered documents that are completed, to one decimal; 0 without any. */
  completionRate: z.number(),
  /** The last thirty days (UTC), oldest first, without gaps. Revenue is dated by payment. */
  days: z.array(z.object({ day: z.string(), received: count, completed: count, revenueCents: cents })),
});
export type AdminOverview = z.infer<typeof adminOverview>;

/** The key that signs delivered files. `warning`: it won't for long, or its service is away; `fault`: it can't. */
export const signingKeyStatus = z.object({
  source: z.enum(['product', 'p12', 'service']),
  state: z.enum(['ok', 'warning', 'fault']),
  reason: z.string().nullable(),
  expiresAt: timestamp.nullable(),
  hasTimestamps: z.boolean(),
});
export type SigningKeyStatus = z.infer<typeof signingKeyStatus>;

export const documentViews = ['all', 'to-authenticate', 'translated'] as const;
export type DocumentViewName = (typeof documentViews)[number];

export const adminDocumentsInput = z.object({
  ...pageInput,
  view: z.enum(documentViews).default('all'),
  status: statusGroup.optional(),
});

/** A document for admins. */
export const adminDocumentView = z.object({
  id,
  filename: z.string(),
  certified,
  /** The kind of paper and its people as ordered; null if no kind was given. */
  ordered: certified,
  recipient: z.enum(presetIds),
  userId: id,
  userName: z.string().nullable(),
  userEmail: z.string(),
  userPhone: z.string().nullable(),
  clientName: z.string().nullable(),
  pages: count,
  translationType,
  isBankStatement: z.boolean(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  status: z.enum(documentStatuses),
  /** Group of the effective status: completed once a translation exists. */
  statusGroup,
  paymentStatus: z.enum(paymentStates),
  paymentHold: z.enum(paymentHolds).nullable(),
  totalCostCents: cents,
  currency: z.enum(currencies),
  chargedCents: cents,
  speed: z.enum(speeds),
  /** The promise; null before payment. */
  soonAt: timestamp.nullable(),
  urgentAt: timestamp.nullable(),
  dueAt: timestamp.nullable(),
  pausedSince: timestamp.nullable(),
  deliveredAt: timestamp.nullable(),
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  hasFile: z.boolean(),
  hasTranslation: z.boolean(),
  isCorrected: z.boolean(),
  translationId: id.nullable(),
  /** The review of an ordered document. */
  reviewId: id.nullable(),
  reviewStatus: z.enum(reviewStatuses).nullable(),
  workflowState: z.enum(workflowStates).nullable(),
  authenticatedByName: z.string().nullable(),
  authenticatedByEmail: z.string().nullable(),
  authenticationDate: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AdminDocumentView = z.infer<typeof adminDocumentView>;
export const adminDocuments = paged(adminDocumentView);

const certificateQuestion = z.object({ cause: z.enum(questionCauses), raisedAt: timestamp });

const link = z.object({ url: z.string(), expiresAt: timestamp, mimetype: z.string() });

export const adminDocumentDetails = adminDocumentView.extend({
  user: z.object({ id, name: z.string().nullable(), email: z.string(), phone: z.string().nullable() }),
  /** All checkouts of the document, newest first. */
  payments: z.array(
    z.object({
      id,
      receiptNumber: z.string(),
      status: z.enum(paymentStatuses),
      amountCents: cents,
      currency: z.enum(currencies),
      refundedCents: cents,
      /** Amount of received money that was reversed and is due again. */
      missingCents: cents,
      /** This document's share of the charge, and how much of it is refundable. */
      shareCents: cents,
      shareLeftCents: cents,
      /** File names of the payment's other documents. */
      siblings: z.array(z.string()),
      cardBrand: z.string().nullable(),
      cardLast4: z.string().nullable(),
      /** A `PaymentFlag`. */
      flag: z.string().nullable(),
      paidAt: timestamp.nullable(),
      createdAt: timestamp,
    }),
  ),
  refunds: z.array(
    z.object({
      id,
      paymentId: id,
      amountCents: cents,
      currency: z.enum(currencies),
      reason: z.string(),
      status: z.string(),
      requestedByName: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
  /** Newest first. */
  disputes: z.array(
    z.object({
      id,
      receiptNumber: z.string(),
      amountCents: cents,
      currency: z.enum(currencies),
      reason: z.string(),
      status: z.enum(disputeStatuses),
      /** Stripe's status; null in older rows. */
      providerStatus: z.string().nullable(),
      dueBy: timestamp.nullable(),
      openedAt: timestamp,
      closedAt: timestamp.nullable(),
    }),
  ),
  /** For bookkeepers; null for others. */
  pay: orderPay.nullable(),
  /** Revocation of the certificate. */
  revokedAt: timestamp.nullable(),
  /** Open question whether the certificate stays valid. */
  question: certificateQuestion.nullable(),
  timeline: z.array(
    z.object({
      event: z.string(),
      fromStatus: z.string().nullable(),
      toStatus: z.string().nullable(),
      reason: z.string().nullable(),
      /** Why the uploader could certify the document. */
      fourEyes: z.string().nullable(),
      actorId: id.nullable(),
      actorName: z.string().nullable(),
      actorRole: z.string(),
      at: timestamp,
    }),
  ),
  original: link.nullable(),
  /** The certified translation, or the workflow's draft before that. */
  translation: link.nullable(),
});
export type AdminDocumentDetails = z.infer<typeof adminDocumentDetails>;

/** `id` is the document's. */
export const answerCertificateInput = z.object({ id, answer: z.enum(certificateChoices) });

/** Why a paper is opened that is not one's work; its customer reads it. */
export const openPaperInput = z.object({
  id,
  reason: z.string().trim().min(3, rule('REASON_REQUIRED')).max(limits.reasonMax),
});
export const openPaperOutput = adminDocumentDetails.pick({ original: true, translation: true });

export const setDocumentStatusInput = z.object({
  id,
  status: z.enum(settableStatuses),
  reason: z.string().trim().max(limits.reasonMax).optional(),
});

/** `kind` is ignored beside a role: only people have roles. */
export const adminUsersInput = z.object({
  ...pageInput,
  role: z.enum(roles).optional(),
  kind: z.enum(accountKinds).optional(),
});
export const adminUserView = z.object({
  id,
  kind: z.enum(accountKinds),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  emailBounce: z.enum(bounceReasons).nullable(),
  hasSecondFactor: z.boolean(),
  /** Credit limit of an organization; null for any other account. */
  creditLimitCents: z.number().int().nullable(),
  /** Unpaid orders on account, and whether an invoice of them is overdue. */
  dueCents: cents,
  isOverdue: z.boolean(),
  documents: count,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AdminUserView = z.infer<typeof adminUserView>;
/** Totals, independent of the search; of people but for the last. */
const adminUserCounts = z.object({
  total: count,
  admins: count,
  authenticators: count,
  users: count,
  organizations: count,
});
export type AdminUserCounts = z.infer<typeof adminUserCounts>;
export const adminUsers = paged(adminUserView).extend({ counts: adminUserCounts });

export const setUserRoleInput = z.object({ id, role: z.enum(roles) });

export const authenticatorsInput = z.object({ page: pageInput.page, pageSize: pageInput.pageSize, search });
export const authenticatorView = z.object({
  id,
  /** First eight characters of the id, to tell namesakes apart. */
  code: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  /** Decided reviews. */
  documentsProcessed: count,
  approved: count,
  rejected: count,
  /** Claimed, undecided reviews. */
  documentsPending: count,
  /** Of all their texts in the studio: minutes with activity, keys, and pages that they worked on. */
  effort: z.object({ minutes: count, keys: count, pages: count }),
  /** `Active` while holding a claim. */
  label: z.enum(['Active', 'Idle']),
  lastActivityAt: timestamp.nullable(),
  /** The signer's profile is whole, so that this person can decide. */
  canSign: z.boolean(),
});
export type AuthenticatorView = z.infer<typeof authenticatorView>;
export const adminAuthenticators = paged(authenticatorView).extend({
  /** Totals, independent of the search. */
  summary: z.object({ authenticators: count, active: count, processed: count, pending: count }),
});

/** Days back from now for which answered findings are counted. */
export const answeredPeriods = [7, 30, 90, 365] as const;
export const answeredFindingsInput = z.object({ days: z.literal(answeredPeriods) });
/** Findings passed with a reason: people by how many, and each person's rules. */
export const adminAnsweredFindings = z.object({
  items: z.array(
    z.object({
      userId: id,
      name: z.string().nullable(),
      count,
      rules: z.array(z.object({ rule: z.string(), count })),
    }),
  ),
});
export type AnsweredFindings = z.infer<typeof adminAnsweredFindings>['items'][number];

export const activitiesInput = z.object({
  ...pageInput,
  status: z.enum(activityActions).optional(),
  authenticatorId: id.optional(),
});
export const adminActivities = paged(activityView);

const instant = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value))
  .optional();
export const auditFilter = {
  search,
  documentId: id.optional(),
  actorId: id.optional(),
  event: z
    .string()
    .regex(/^[\w.]{1,60}$/)
    .optional(),
  from: instant,
  to: instant,
};
export const auditLogInput = z.object({ ...logPageInput, ...auditFilter });
export const auditEntry = z.object({
  /** `document:<n>` or `staff:<n>`. */
  id: z.string(),
  event: z.string(),
  actorId: id.nullable(),
  actorName: z.string().nullable(),
  actorEmail: z.string().nullable(),
  actorRole: z.string(),
  documentId: id.nullable(),
  filename: z.string().nullable(),
  certified,
  /** Account the event is about. */
  subjectUserId: id.nullable(),
  subjectName: z.string().nullable(),
  subjectEmail: z.string().nullable(),
  fromStatus: z.string().nullable(),
  toStatus: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  createdAt: timestamp,
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditLog = paged(auditEntry);

/**
 * `dispatch`: an order the workflow has not accepted or answered. `webhook`: a dead or unhandled delivery, or an event of the card
 * provider that lacks a field. `job`: failed or failing. `mail`: unsent. `payment`: flagged. `dispute`: needs a response.
 * `certificate`: an open question after a refund.
 */
export const workKinds = ['dispatch', 'webhook', 'job', 'mail', 'payment', 'dispute', 'certificate'] as const;
export type WorkKind = (typeof workKinds)[number];

export const failedWorkInput = z.object({ page: pageInput.page, pageSize: pageInput.pageSize });
export const failedWorkItem = z.object({
  /** `<kind>:<uuid>`. */
  id: z.string(),
  kind: z.enum(workKinds),
  /** File name, job name, mail template, receipt number or event type. */
  subject: z.string(),
  documentId: id.nullable(),
  userEmail: z.string().nullable(),
  attempts: count,
  lastError: z.string().nullable(),
  since: timestamp,
  /** False for kinds that need a decision. */
  canRetry: z.boolean(),
  /** Flagged payment with its refundable cents; `lastError` is its flag. */
  payment: z.object({ id, receiptNumber: z.string(), remainingCents: cents, currency: z.enum(currencies) }).nullable(),
  dispute: z
    .object({
      reference: z.string(),
      amountCents: cents,
      currency: z.enum(currencies),
      reason: z.string(),
      dueBy: timestamp.nullable(),
    })
    .nullable(),
  question: certificateQuestion.nullable(),
});
export type FailedWorkItem = z.infer<typeof failedWorkItem>;
export const stuckWork = paged(failedWorkItem);

/** Without `kind`, all kinds. */
export const retryAllInput = z.object({ kind: z.enum(workKinds).optional() });
export const retryAllOutput = z.object({ retried: count, skipped: count });

export const retryWorkInput = z.object({
  id: z
    .string()
    .regex(/^(dispatch|webhook|job|mail|payment|dispute|certificate):[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
});
