import { z } from 'zod';
import { makesClaimAsName } from '#shared/certificate/claims.ts';
import { isKnownKind } from '#shared/certificate/paper-kinds.ts';
import { defaultRecipient, presetIds } from '#shared/certificate/recipients.ts';
import {
  documentStatuses,
  paymentHolds,
  paymentStates,
  statusGroups,
  type StatusGroup,
} from '#shared/document-status.ts';
import { defaultSourceLanguage, type OrderLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { promiseOutcomes } from '#shared/promise/steps.ts';
import {
  cents,
  certified,
  id,
  paged,
  pageInput,
  rule,
  sourceLanguage,
  speed,
  country,
  timestamp,
  translationType,
} from './common.ts';
import { mailAddress, mailingView } from './mailing.ts';
import { orderStateView } from './order-state.ts';
import { paperSteps } from './paper-steps.ts';
import { people, person } from './people.ts';
import { certificateView, revisionStanding } from './revisions.ts';
import { quoteView } from './uploads.ts';

const filename = z.string().trim().min(1, rule('FILENAME_REQUIRED')).max(limits.filenameReceived);
const clientName = z
  .string()
  .trim()
  .min(1, rule('CLIENT_NAME_REQUIRED'))
  .max(limits.nameMax)
  .refine((name) => !makesClaimAsName(name), rule('CLIENT_NAME_CLAIM'));
const recipient = z.enum(presetIds);
const paperKind = z.string().refine(isKnownKind, rule('PAPER_KIND_UNKNOWN')).nullish();
const neededBy = z.iso.date().nullish();
const note = z
  .string()
  .trim()
  .max(limits.noteMax)
  .transform((text) => (text === '' ? null : text))
  .nullish();
const idempotencyKey = z.string().min(8).max(100);

export const createDocumentInput = z.object({
  filename,
  translationType: translationType.default('certified'),
  isBankStatement: z.boolean().default(false),
  sourceLanguage: sourceLanguage.default(defaultSourceLanguage),
  recipient: recipient.default(defaultRecipient),
  sourceCopy: z.boolean().optional(),
  folderId: id.nullish(),
  speed: speed.default('standard'),
  /** Address for a mailed paper copy; without it none is mailed. */
  mailing: mailAddress.nullish(),
  clientName: clientName.optional(),
  paperKind,
  /** The day by which the customer needs it; the promised date does not follow from it. */
  neededBy,
  /** For the translator. */
  note,
  /** Names as in the passport. */
  people: people.optional(),
  idempotencyKey,
});
/** Also in a language that the desk sells, which no public input takes. */
export type CreateDocumentInput = Omit<z.infer<typeof createDocumentInput>, 'sourceLanguage'> & {
  sourceLanguage: OrderLanguage;
};

export const uploadForClientInput = createDocumentInput
  .omit({ folderId: true, speed: true, mailing: true })
  .extend({ clientName });

export const updateDocumentInput = z.object({
  id,
  translationType: translationType.optional(),
  isBankStatement: z.boolean().optional(),
  sourceLanguage: sourceLanguage.optional(),
  recipient: recipient.optional(),
  sourceCopy: z.boolean().optional(),
  speed: speed.optional(),
  paperKind,
  neededBy,
  note,
  /** Null removes the mailed copy; unchanged unless given. */
  mailing: mailAddress.nullish(),
  clientName: clientName.optional(),
  /** Replaces the names; unchanged unless given. */
  people: people.optional(),
});

export type UpdateDocumentInput = Omit<z.infer<typeof updateDocumentInput>, 'sourceLanguage'> & {
  sourceLanguage?: OrderLanguage | undefined;
};

export const updateStatusInput = z.object({ id, status: z.enum(documentStatuses) });

export const statusGroup = z.enum(Object.keys(statusGroups) as [StatusGroup, ...StatusGroup[]]);

/** A document for its owner. */
export const documentView = z.object({
  id,
  userId: id,
  folderId: id.nullable(),
  filename: z.string(),
  certified,
  /** The kind of paper and its people as ordered; null if no kind was given. */
  ordered: certified,
  /** Address of the first page's picture, for its owner and staff; null until it is made. */
  thumbnailUrl: z.string().nullable(),
  /** The owner's own name for the delivery; null unless renamed. */
  displayName: z.string().nullable(),
  /** Counted by the server; 1 before a file is stored. */
  pages: z.number().int(),
  translationType,
  isBankStatement: z.boolean(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  clientName: z.string().nullable(),
  recipient,
  /** Whether a copy of the source follows the translation; null takes the recipient's default. */
  sourceCopy: z.boolean().nullable(),
  /** `YYYY-MM-DD` */
  neededBy: z.string().nullable(),
  /** Sentences on the state, the next step, and free cancellation. */
  state: orderStateView,
  status: z.enum(documentStatuses),
  paymentStatus: z.enum(paymentStates),
  /** Why the order is paused; null if it is not. */
  paymentHold: z.enum(paymentHolds).nullable(),
  /** List price. */
  totalCostCents: cents,
  /** Of every amount of the document. */
  currency: z.enum(currencies),
  /** Custom price lines, included in it; negative for a discount. */
  extraCents: cents,
  /** Charged amount; 0 for staff uploads and unpaid drafts. */
  chargedCents: cents,
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  hasFile: z.boolean(),
  fileSizeBytes: z.number().int().nullable(),
  mimetype: z.string().nullable(),
  hasTranslation: z.boolean(),
  /** A translation was received and awaits a decision. */
  isUnderReview: z.boolean(),
  /** Certified and awaiting its notarial act. */
  isWithNotary: z.boolean(),
  /** MIME type of the delivered file. */
  translationMimetype: z.string().nullable(),
  /** Id of the delivered translation. */
  translationId: id.nullable(),
  /** An authenticator replaced the workflow's translation. */
  isCorrected: z.boolean(),
  /** A copy on paper is ordered. */
  isMailed: z.boolean(),
  /** Destination country of the mailed copy; null without one. */
  mailCountry: country.nullable(),
  /** The office that makes it; null is the main one. */
  office: z.string().nullable(),
  speed,
  /** Payment, or submission of a free order; null before it. */
  orderedAt: timestamp.nullable(),
  /** Promised delivery time; null before payment. */
  dueAt: timestamp.nullable(),
  /** When the promise's clock was paused, for a question to the customer or a held payment. */
  pausedSince: timestamp.nullable(),
  /** First delivery. */
  deliveredAt: timestamp.nullable(),
  /** Whether the promise was kept; null while it runs. */
  promiseOutcome: z.enum(promiseOutcomes).nullable(),
  uploadDate: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type DocumentView = z.infer<typeof documentView>;

export const documentList = paged(documentView).extend({
  /** Documents per status group under the same search, for the tabs. */
  counts: z.record(statusGroup, z.number().int()),
});

export const documentListInput = z.object({ ...pageInput, status: statusGroup.optional() });

export const verificationRecord = z.object({
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  authenticatedByName: z.string().nullable(),
  authenticationDate: timestamp.nullable(),
  hasTranslation: z.boolean(),
});

export const documentEvent = z.object({
  event: z.string(),
  fromStatus: z.string().nullable(),
  toStatus: z.string().nullable(),
  at: timestamp,
});

export const documentDetails = documentView.extend({
  quote: quoteView,
  verification: verificationRecord.nullable(),
  /** Refunds of this document's charge, oldest first. */
  refunds: z.array(z.object({ amountCents: cents, at: timestamp })),
  timeline: z.array(documentEvent),
  /** Null before delivery. */
  certificate: certificateView.nullable(),
  /** Whether `documents.sheet` has lines. */
  hasSheet: z.boolean(),
  revisions: revisionStanding,
  /** Names as in the passport. */
  people: z.array(person),
  /** For the translator. */
  note: z.string().nullable(),
  /** Whether the owner can cancel the order with a full refund. */
  canCancel: z.boolean(),
  /** Null without a mailed copy. */
  mailing: mailingView.nullable(),
  /** Steps at authorities, such as an apostille; agreed outside of the order's price. */
  paperSteps,
  /** Until the translation is decided. */
  canChangePeople: z.boolean(),
});
export type DocumentDetails = z.infer<typeof documentDetails>;

export const documentStats = z.object({
  total: z.number().int(),
  completed: z.number().int(),
  processing: z.number().int(),
  pending: z.number().int(),
  error: z.number().int(),
  unpaid: z.number().int(),
  /** Percentage of paid documents that are completed, rounded; 0 without any. */
  successRate: z.number().int(),
});

/** A delivered translation for its owner. */
export const translationView = z.object({
  id,
  originalDocumentId: id,
  folderId: id.nullable(),
  /** Display name; the owner may change it. */
  filename: z.string(),
  certified,
  /** `filename` if the owner has changed it; null otherwise. */
  displayName: z.string().nullable(),
  pages: z.number().int(),
  totalCostCents: cents,
  currency: z.enum(currencies),
  status: z.string(),
  translationType,
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  authenticatedByName: z.string().nullable(),
  authenticationDate: timestamp.nullable(),
  isCorrected: z.boolean(),
  mimetype: z.string(),
  fileSizeBytes: z.number().int(),
  uploadDate: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type TranslationView = z.infer<typeof translationView>;

export const translationListInput = z.object({
  ...pageInput,
  /** Limits the list to a folder, null being the root; omitted, or with `all`, every folder. */
  folderId: id.nullish(),
  all: z.boolean().optional(),
});
export const translationList = paged(translationView);

export const renameInput = z.object({ id, filename });
export const moveInput = z.object({ id, folderId: id.nullable() });

export const fileLinkInput = z.object({
  id,
  /** `paper-scan`: the scan of a paper returned by an authority, by the id of its step. */
  kind: z.enum(['original', 'translation', 'paper-scan']),
  disposition: z.enum(['inline', 'attachment']).default('attachment'),
});
export const fileLinkOutput = z.object({ url: z.string(), expiresAt: timestamp });
