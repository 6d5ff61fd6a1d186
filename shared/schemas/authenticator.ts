import { z } from 'zod';
import { presetIds } from '#shared/certificate/recipients.ts';
import { certificateFacts, finding, statement, statementFields } from '#shared/certificate/statement.ts';
import { paymentHolds, paymentStates, reviewStatuses } from '#shared/document-status.ts';
import { currencies } from '#shared/money.ts';
import { promiseSteps } from '#shared/promise/steps.ts';
import {
  activityActions,
  queueAssignments,
  queueDues,
  queueHolders,
  queueStates,
  queueTexts,
  reviewDecisions,
  reviewLists,
} from '#shared/reviews.ts';
import { roles } from '#shared/roles.ts';
import { textLimits } from '#shared/translation-text.ts';
import { cents, certified, id, paged, pageInput, orderLanguage, speed, timestamp, translationType } from './common.ts';
import { apartSum } from './exchange-rates.ts';
import { spellingView } from './people.ts';
import { certificateView, revisionRequestView } from './revisions.ts';
import { textAcknowledgement } from './translation-text.ts';

const link = z.object({ url: z.string(), expiresAt: timestamp, mimetype: z.string() });

const workflowStates = ['waiting', 'sent', 'received', 'failed'] as const;
export type WorkflowState = (typeof workflowStates)[number];
export { workflowStates };

/** How far a review's text is. */
export const textStanding = z.object({
  /** Pages of the source, those whose reading has ended, and those it failed on. */
  pages: z.number().int(),
  pagesRead: z.number().int(),
  pagesFailed: z.number().int(),
  /** Blocks by state, as in `textProgress`. */
  blocks: z.number().int(),
  confirmed: z.number().int(),
  drafted: z.number().int(),
  untranslated: z.number().int(),
  doubtful: z.number().int(),
});

/** A review for staff. */
export const reviewView = z.object({
  id,
  documentId: id,
  userId: id,
  userName: z.string().nullable(),
  userEmail: z.string(),
  clientName: z.string().nullable(),
  filename: z.string(),
  certified,
  /** The kind of paper and its people as ordered; null if no kind was given. */
  ordered: certified,
  thumbnailUrl: z.string().nullable(),
  /** `YYYY-MM-DD`, as the customer asked. */
  neededBy: z.string().nullable(),
  pages: z.number().int(),
  translationType,
  isBankStatement: z.boolean(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  totalCostCents: cents,
  currency: z.enum(currencies),
  /** Chosen by the customer; a decision may replace it. */
  recipient: z.enum(presetIds),
  sourceCopy: z.boolean().nullable(),
  status: z.enum(reviewStatuses),
  isCorrection: z.boolean(),
  hasTranslation: z.boolean(),
  /** Payment standing of the order, which can pause or end the review. */
  paymentStatus: z.enum(paymentStates),
  paymentHold: z.enum(paymentHolds).nullable(),
  refundedCents: cents,
  workflowState: z.enum(workflowStates),
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  authenticatedByName: z.string().nullable(),
  authenticatedByEmail: z.string().nullable(),
  authenticationDate: timestamp.nullable(),
  /** Holder of the claim; null if unclaimed or expired. */
  claimedById: id.nullable(),
  claimedByName: z.string().nullable(),
  claimExpiresAt: timestamp.nullable(),
  /** The assigned translator; others may edit and decide. */
  assignedToId: id.nullable(),
  assignedToName: z.string().nullable(),
  /** Null for orders without a text. */
  text: textStanding.nullable(),
  /** Questions that wait for the customer. */
  openQuestions: z.number().int(),
  /** When the order was certified, while it awaits its notarial act. */
  notarySince: timestamp.nullable(),
  speed,
  /** End of the promised delivery time. */
  dueAt: timestamp,
  /** When the promise's clock was paused. */
  pausedSince: timestamp.nullable(),
  /** Null once decided. */
  promiseStep: z.enum(promiseSteps).nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type ReviewView = z.infer<typeof reviewView>;

/** Filters of the queue. `corrections` lists the rows added by corrections. */
const queueFilter = {
  list: z.enum(reviewLists).default('pending'),
  search: pageInput.search,
  language: orderLanguage.optional(),
  type: translationType.optional(),
  /** This and the following filters apply to pending reviews. */
  state: z.enum(queueStates).optional(),
  due: z.enum(queueDues).optional(),
  holder: z.enum(queueHolders).optional(),
  assigned: z.enum(queueAssignments).optional(),
  text: z.enum(queueTexts).optional(),
  /** `mine`: reviews in the languages of the caller's profile, if it lists any, and those assigned to the caller. */
  languages: z.enum(['mine']).optional(),
};
export const queueInput = z.object({ ...pageInput, ...queueFilter });
/** A review in the filtered list; the output names the neighbors that the actor can decide. */
export const neighboursInput = z.object({ id, ...queueFilter });
export const neighboursOutput = z.object({ previous: id.nullable(), next: id.nullable() });
export const queueOutput = paged(reviewView).extend({
  /** Source languages of the caller's profile; null if it lists none or all. */
  offered: z.array(z.string()).nullable(),
});

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
  /** Pages a PDF viewer renders of the original, if known; `pages` is counted and charged. */
  viewerPages: z.number().int().nullable(),
  original: link.nullable(),
  /** Pages of the original that lie on their side or head, with the degrees clockwise that turn them upright. */
  turnedPages: z.array(z.object({ page: z.number().int(), rotation: z.number().int() })),
  translation: link.nullable(),
  /** The certifier, while it awaits the notary. */
  certifiedByName: z.string().nullable(),
  /** Uploaded by the caller while other staff can certify it (four-eyes rule). */
  isOwnUpload: z.boolean(),
  /** The issued certificate and the caller's actions on it; null before delivery. */
  certificate: certificateView
    .extend({ facts: certificateFacts, canRevoke: z.boolean(), canReissue: z.boolean() })
    .nullable(),
  /** Misspellings that the customer reported, newest first. */
  revisionRequests: z.array(revisionRequestView),
  /** Names as in the passport, and those of the family's other documents. */
  spelling: spellingView,
  /** From the customer to the translator. */
  note: z.string().nullable(),
  /** The signer's statement; null while undecided and for older decisions. */
  decision: statement.extend({ decision: z.enum(reviewDecisions) }).nullable(),
});
export type ReviewDetails = z.infer<typeof reviewDetails>;

export const counters = z.object({
  pending: z.number().int(),
  approved: z.number().int(),
  rejected: z.number().int(),
  corrections: z.number().int(),
});

export const approveInput = z.object({
  id,
  ...statementFields,
  /** What is certified; by default the workflow's file, if there is one. */
  from: z.enum(['file', 'text']).optional(),
  /** Version of the text that the signer saw; a later one is refused. */
  textVersion: z.number().int().min(0).optional(),
  textAcknowledgements: z.array(textAcknowledgement).max(textLimits.blocks).optional(),
});
export type ApproveInput = z.infer<typeof approveInput>;
/** Input of `sendCorrection` and `supplyTranslation`. */
export const sendCorrectionInput = z.object({ id, uploadId: id, ...statementFields });
export type SendCorrectionInput = z.infer<typeof sendCorrectionInput>;

/** Inspects the named upload, otherwise the workflow's translation. */
export const inspectInput = z.object({ id, uploadId: id.optional() });
export const inspectOutput = z.object({
  /** Null for an unreadable file. */
  pages: z.number().int().nullable(),
  sourcePages: z.number().int(),
  findings: z.array(finding),
  /** People of the customer's sheet whom the file names, for prefilling; never the account's owner as such. */
  holders: certificateFacts.shape.holders.unwrap(),
  /** The inspected file. */
  file: link,
});
export type Inspection = z.infer<typeof inspectOutput>;

export const reviewLinkInput = z.object({
  id,
  kind: z.enum(['original', 'translation']),
  disposition: z.enum(['inline', 'attachment']).default('attachment'),
});

/** A delivered translation for staff, or a certified one awaiting its notarial act. */
export const deliveryView = z.object({
  id,
  originalDocumentId: id,
  filename: z.string(),
  /** Certified title. */
  paperKind: z.string(),
  certified,
  userId: id,
  userName: z.string().nullable(),
  userEmail: z.string(),
  clientName: z.string().nullable(),
  pages: z.number().int(),
  totalCostCents: cents,
  currency: z.enum(currencies),
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
  /** False while the order is with the notary: `id` is then its request's, and nothing is delivered. */
  isDelivered: z.boolean(),
  createdAt: timestamp,
});
export type DeliveryView = z.infer<typeof deliveryView>;

export const deliveryLinkInput = z.object({ id, disposition: z.enum(['inline', 'attachment']).default('attachment') });

export const historyInput = z.object(pageInput);
export const historyOutput = paged(deliveryView).extend({
  /** Totals of the visible history, independent of the search. `valueCents` is the list price; `apart`, of those without a rate. */
  totals: z.object({
    documents: z.number().int(),
    valueCents: cents,
    currency: z.enum(currencies),
    apart: z.array(apartSum),
    pages: z.number().int(),
  }),
});

export const activityView = z.object({
  id,
  action: z.enum(activityActions),
  documentId: id,
  documentName: z.string(),
  certified,
  authenticatorId: id,
  authenticatorName: z.string(),
  authenticatorEmail: z.string(),
  status: z.enum(reviewStatuses),
  at: timestamp,
  createdAt: timestamp,
});
export type ActivityView = z.infer<typeof activityView>;

const count = z.number().int();

/** Counts of all authenticators for an admin, otherwise the actor's own; `pending` is always of all. */
export const authenticatorOverview = z.object({
  scope: z.enum(['all', 'own']),
  cards: z.object({
    /** All documents, or those the actor authenticated. */
    documents: count,
    pending: count,
    approved: count,
    /** List price of authenticated documents, in the currency beside it. */
    valueCents: cents,
    currency: z.enum(currencies),
    /** Amounts without a rate, by currency. */
    apart: z.array(apartSum),
  }),
  activity: z.object({ approved: count, rejected: count, corrections: count, uploads: count }),
  /** Pending reviews that the actor can go on with: assigned to the actor, ready to finish, waiting for a customer. */
  work: z.object({ assigned: count, finish: count, questions: count }),
  topLanguages: z.array(z.object({ sourceLanguage: z.string(), targetLanguage: z.string(), documents: count })),
  recentActivity: z.array(activityView),
  /** From payment (or free submission) to certification; null without any. */
  averageProcessingSeconds: count.nullable(),
});
export type AuthenticatorOverview = z.infer<typeof authenticatorOverview>;
