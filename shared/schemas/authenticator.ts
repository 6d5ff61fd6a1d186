import { z } from 'zod';
import { finding, statement, statementFields } from '#shared/certificate/statement.ts';
import {
  activityActions,
  queueDues,
  queueHolders,
  queueStates,
  reviewDecisions,
  reviewLists,
} from '#shared/reviews.ts';
import { paymentHolds, paymentStates, reviewStatuses } from '#shared/document-status.ts';
import { roles } from '#shared/roles.ts';
import { cents, id, pageInput, paged, sourceLanguage, timestamp, translationType } from './common.ts';

const link = z.object({ url: z.string(), expiresAt: timestamp, mimetype: z.string() });

const workflowStates = ['waiting', 'sent', 'received', 'failed'] as const;
export type WorkflowState = (typeof workflowStates)[number];
export { workflowStates };

/** A document that awaits review, as staff see it. */
export const reviewView = z.object({
  id,
  documentId: id,
  userId: id,
  userName: z.string().nullable(),
  userEmail: z.string(),
  clientName: z.string().nullable(),
  filename: z.string(),
  pages: z.number().int(),
  translationType,
  isBankStatement: z.boolean(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  totalCostCents: cents,
  status: z.enum(reviewStatuses),
  isCorrection: z.boolean(),
  hasTranslation: z.boolean(),
  /** The order's money: what pauses or ends the review, and what of its charge went back. */
  paymentStatus: z.enum(paymentStates),
  paymentHold: z.enum(paymentHolds).nullable(),
  refundedCents: cents,
  /** Where the translation workflow stands. */
  workflowState: z.enum(workflowStates),
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  authenticatedByName: z.string().nullable(),
  authenticatedByEmail: z.string().nullable(),
  authenticationDate: timestamp.nullable(),
  /** Who is working on it right now; null when nobody is, or the claim has run out. */
  claimedById: id.nullable(),
  claimedByName: z.string().nullable(),
  claimExpiresAt: timestamp.nullable(),
  /** Until when it is promised. */
  dueAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type ReviewView = z.infer<typeof reviewView>;

/** What the counters count. A correction is the row beside the one it corrects. */
const queueFilter = {
  list: z.enum(reviewLists).default('pending'),
  search: pageInput.search,
  language: sourceLanguage.optional(),
  type: translationType.optional(),
  /** The last three are about pending reviews. */
  state: z.enum(queueStates).optional(),
  due: z.enum(queueDues).optional(),
  holder: z.enum(queueHolders).optional(),
};
export const queueInput = z.object({ ...pageInput, ...queueFilter });
/** A review in a list with these filters: the ones before and after it that the reader can decide. */
export const neighboursInput = z.object({ id, ...queueFilter });
export const neighboursOutput = z.object({ previous: id.nullable(), next: id.nullable() });
export const queueOutput = paged(reviewView);

export const clientInfo = z.object({
  id,
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(roles),
});
export const clientInfoInput = z.object({ userId: id });

export const reviewDetails = reviewView.extend({
  client: clientInfo,
  /** Pages a viewer shows of the original, where that is known; `pages` is what was counted and charged. */
  viewerPages: z.number().int().nullable(),
  original: link.nullable(),
  translation: link.nullable(),
  /** The reader uploaded it for the client, and others are there to certify it. */
  isOwnUpload: z.boolean(),
  /** What was confirmed; null while undecided, and for what was decided before it was asked for. */
  decision: statement.extend({ decision: z.enum(reviewDecisions) }).nullable(),
});
export type ReviewDetails = z.infer<typeof reviewDetails>;

export const counters = z.object({
  pending: z.number().int(),
  approved: z.number().int(),
  rejected: z.number().int(),
  corrections: z.number().int(),
});

export const approveInput = z.object({ id, ...statementFields });
export type ApproveInput = z.infer<typeof approveInput>;
/** Also for a supplied translation. */
export const sendCorrectionInput = z.object({ id, uploadId: id, ...statementFields });
export type SendCorrectionInput = z.infer<typeof sendCorrectionInput>;

/** Reads the file that would be certified: the uploaded one when it is named, otherwise the workflow's. */
export const inspectInput = z.object({ id, uploadId: id.optional() });
export const inspectOutput = z.object({
  /** Null for a file that cannot be read. */
  pages: z.number().int().nullable(),
  sourcePages: z.number().int(),
  findings: z.array(finding),
  /** The file that was read. */
  file: link,
});
export type Inspection = z.infer<typeof inspectOutput>;

export const reviewLinkInput = z.object({
  id,
  kind: z.enum(['original', 'translation']),
  disposition: z.enum(['inline', 'attachment']).default('attachment'),
});

/** A delivered translation as staff see it. */
export const deliveryView = z.object({
  id,
  originalDocumentId: id,
  filename: z.string(),
  /** The certified title. */
  paperKind: z.string(),
  userId: id,
  userName: z.string().nullable(),
  userEmail: z.string(),
  clientName: z.string().nullable(),
  pages: z.number().int(),
  totalCostCents: cents,
  translationType,
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  status: z.string(),
  isCorrected: z.boolean(),
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  authenticatedByName: z.string().nullable(),
  authenticatedByEmail: z.string().nullable(),
  authenticationDate: timestamp.nullable(),
  createdAt: timestamp,
});
export type DeliveryView = z.infer<typeof deliveryView>;

export const deliveryLinkInput = z.object({ id, disposition: z.enum(['inline', 'attachment']).default('attachment') });

export const historyInput = z.object(pageInput);
export const historyOutput = paged(deliveryView).extend({
  /** Of everything the reader may see, whatever the search. Value is the list price. */
  totals: z.object({ documents: z.number().int(), valueCents: cents, pages: z.number().int() }),
});

export const activityView = z.object({
  id,
  action: z.enum(activityActions),
  documentId: id,
  documentName: z.string(),
  authenticatorId: id,
  authenticatorName: z.string(),
  authenticatorEmail: z.string(),
  status: z.enum(reviewStatuses),
  at: timestamp,
  createdAt: timestamp,
});
export type ActivityView = z.infer<typeof activityView>;

const count = z.number().int();

/** An admin's figures are everybody's; an authenticator's are their own, but for the queue, which is shared. */
export const authenticatorOverview = z.object({
  scope: z.enum(['all', 'own']),
  cards: z.object({
    /** All documents, or those one authenticated. */
    documents: count,
    pending: count,
    approved: count,
    /** List price of what was authenticated. */
    valueCents: cents,
  }),
  activity: z.object({ approved: count, rejected: count, corrections: count, uploads: count }),
  topLanguages: z.array(z.object({ sourceLanguage: z.string(), targetLanguage: z.string(), documents: count })),
  recentActivity: z.array(activityView),
  /** From payment (or free submission) to certification; null when nothing was certified. */
  averageProcessingSeconds: count.nullable(),
});
export type AuthenticatorOverview = z.infer<typeof authenticatorOverview>;
