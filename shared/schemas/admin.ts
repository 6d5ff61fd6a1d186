import { z } from 'zod';
import { bounceReasons } from '#shared/bounces.ts';
import { questionCauses } from '#shared/certificate-question.ts';
import {
  documentStatuses,
  paymentHolds,
  paymentStates,
  reviewStatuses,
  settableStatuses,
} from '#shared/document-status.ts';
import { limits } from '#shared/limits.ts';
import { roles } from '#shared/roles.ts';
import { activityActions } from '#shared/reviews.ts';
import { activityView, workflowStates } from './authenticator.ts';
import { cents, id, pageInput, paged, timestamp, translationType } from './common.ts';
import { statusGroup } from './documents.ts';
import { certificateChoices, disputeStatuses, paymentStatuses } from './payments.ts';

const count = z.number().int();
const search = pageInput.search;

/** Where an order stands. "Ordered" is everything that was paid for or free: drafts are nobody's work yet. */
export const adminOverview = z.object({
  documents: z.object({ total: count, ordered: count, drafts: count, awaitingReview: count, translated: count }),
  users: z.object({ total: count, admins: count, authenticators: count, users: count }),
  /** How many there are per status group, drafts included. */
  statuses: z.record(statusGroup, count),
  /** Charged minus refunded. */
  revenueCents: cents,
  chargedCents: cents,
  refundedCents: cents,
  /** Revenue over ordered documents, rounded to a cent; 0 when there are none. */
  averagePerDocumentCents: cents,
  /** Percent of ordered documents that are completed, to one decimal; 0 when there are none. */
  completionRate: z.number(),
  /** The last thirty days (UTC), oldest first, without gaps. Revenue counts on the day of its payment. */
  days: z.array(z.object({ day: z.string(), received: count, completed: count, revenueCents: cents })),
});
export type AdminOverview = z.infer<typeof adminOverview>;

export const documentViews = ['all', 'to-authenticate', 'translated'] as const;
export type DocumentViewName = (typeof documentViews)[number];

export const adminDocumentsInput = z.object({
  ...pageInput,
  view: z.enum(documentViews).default('all'),
  status: statusGroup.optional(),
});

/** An upload record as an admin sees it. */
export const adminDocumentView = z.object({
  id,
  filename: z.string(),
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
  /** What the status reads as: completed once there is a translation. */
  statusGroup,
  paymentStatus: z.enum(paymentStates),
  paymentHold: z.enum(paymentHolds).nullable(),
  totalCostCents: cents,
  chargedCents: cents,
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
  /** Every checkout the document was in, newest first. */
  payments: z.array(
    z.object({
      id,
      receiptNumber: z.string(),
      status: z.enum(paymentStatuses),
      amountCents: cents,
      refundedCents: cents,
      /** What this document was charged of it, and what of that can still be given back. */
      shareCents: cents,
      shareLeftCents: cents,
      /** The other documents it paid for. */
      siblings: z.array(z.string()),
      cardBrand: z.string().nullable(),
      cardLast4: z.string().nullable(),
      /** Why money that arrived was not turned into work. */
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
      reason: z.string(),
      status: z.string(),
      requestedByName: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
  /** What the cardholder's bank contests, newest first. */
  disputes: z.array(
    z.object({
      id,
      receiptNumber: z.string(),
      amountCents: cents,
      reason: z.string(),
      status: z.enum(disputeStatuses),
      /** As the card provider words it; null where it was recorded before that was kept. */
      providerStatus: z.string().nullable(),
      dueBy: timestamp.nullable(),
      openedAt: timestamp,
      closedAt: timestamp.nullable(),
    }),
  ),
  /** When its certificate was withdrawn. */
  revokedAt: timestamp.nullable(),
  /** Whether its certificate stays valid, where nobody has said so yet. */
  question: certificateQuestion.nullable(),
  timeline: z.array(
    z.object({
      event: z.string(),
      fromStatus: z.string().nullable(),
      toStatus: z.string().nullable(),
      reason: z.string().nullable(),
      actorId: id.nullable(),
      actorName: z.string().nullable(),
      actorRole: z.string(),
      at: timestamp,
    }),
  ),
  original: link.nullable(),
  /** The certified translation, or what the workflow sent as long as nobody has certified it. */
  translation: link.nullable(),
});
export type AdminDocumentDetails = z.infer<typeof adminDocumentDetails>;

/** The document, and what becomes of its certificate. */
export const answerCertificateInput = z.object({ id, answer: z.enum(certificateChoices) });

export const setDocumentStatusInput = z.object({
  id,
  status: z.enum(settableStatuses),
  reason: z.string().trim().max(limits.reasonMax).optional(),
});

export const adminUsersInput = z.object({ ...pageInput, role: z.enum(roles).optional() });
export const adminUserView = z.object({
  id,
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  emailBounce: z.enum(bounceReasons).nullable(),
  hasSecondFactor: z.boolean(),
  documents: count,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AdminUserView = z.infer<typeof adminUserView>;
export const adminUsers = paged(adminUserView).extend({
  /** Of everybody, whatever the search. */
  counts: z.object({ total: count, admins: count, authenticators: count, users: count }),
});

export const setUserRoleInput = z.object({ id, role: z.enum(roles) });

export const authenticatorsInput = z.object({ page: pageInput.page, pageSize: pageInput.pageSize, search });
export const authenticatorView = z.object({
  id,
  /** The first eight characters of the id, to tell two of one name apart. */
  code: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  /** Reviews they decided. */
  documentsProcessed: count,
  approved: count,
  rejected: count,
  /** Reviews they hold right now: claimed and not decided. */
  documentsPending: count,
  /** Active holds a review, Idle does not. */
  label: z.enum(['Active', 'Idle']),
  lastActivityAt: timestamp.nullable(),
});
export type AuthenticatorView = z.infer<typeof authenticatorView>;
export const adminAuthenticators = paged(authenticatorView).extend({
  /** Of all authenticators, whatever the search. */
  summary: z.object({ authenticators: count, active: count, processed: count, pending: count }),
});

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
export const auditLogInput = z.object({ page: pageInput.page, pageSize: pageInput.pageSize, ...auditFilter });
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
  /** Whose account it was about. */
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
 * `dispatch`: paid or free, and not with the workflow. `webhook`: a call that was given up or never handled. `job`: work
 * the queue gave up or keeps failing at. `mail`: unsent. `payment`: money that matches no order. `dispute`: the bank waits for
 * an answer. `certificate`: the money went back after delivery, and nobody has said whether the certificate stays valid.
 */
export const workKinds = ['dispatch', 'webhook', 'job', 'mail', 'payment', 'dispute', 'certificate'] as const;
export type WorkKind = (typeof workKinds)[number];

export const failedWorkInput = z.object({ page: pageInput.page, pageSize: pageInput.pageSize });
export const failedWorkItem = z.object({
  /** `<kind>:<uuid>`. */
  id: z.string(),
  kind: z.enum(workKinds),
  /** A file name, a job's name, a mail's template or a receipt's number. */
  subject: z.string(),
  documentId: id.nullable(),
  userEmail: z.string().nullable(),
  attempts: count,
  lastError: z.string().nullable(),
  since: timestamp,
  /** A flagged payment is not: it needs a decision. */
  canRetry: z.boolean(),
  /** Of a flagged payment: what can be sent back. `lastError` is its flag. */
  payment: z.object({ id, receiptNumber: z.string(), remainingCents: cents }).nullable(),
  dispute: z
    .object({ reference: z.string(), amountCents: cents, reason: z.string(), dueBy: timestamp.nullable() })
    .nullable(),
  question: certificateQuestion.nullable(),
});
export type FailedWorkItem = z.infer<typeof failedWorkItem>;
export const stuckWork = paged(failedWorkItem);

/** Everything of a kind, or of all. */
export const retryAllInput = z.object({ kind: z.enum(workKinds).optional() });
export const retryAllOutput = z.object({ retried: count, skipped: count });

export const retryWorkInput = z.object({
  id: z
    .string()
    .regex(/^(dispatch|webhook|job|mail|payment|dispute|certificate):[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
});
