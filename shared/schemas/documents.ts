import { z } from 'zod';
import { documentStatuses, paymentStates, statusGroups, type StatusGroup } from '#shared/document-status.ts';
import { defaultSourceLanguage } from '#shared/languages.ts';
import { makesClaim } from '#shared/certificate/claims.ts';
import { limits } from '#shared/limits.ts';
import { cents, id, pageInput, paged, rule, sourceLanguage, timestamp, translationType } from './common.ts';

const filename = z.string().trim().min(1, rule('FILENAME_REQUIRED')).max(limits.filenameReceived);
const clientName = z
  .string()
  .trim()
  .min(1, rule('CLIENT_NAME_REQUIRED'))
  .max(limits.nameMax)
  .refine((name) => !makesClaim(name), rule('CLIENT_NAME_CLAIM'));
const idempotencyKey = z.string().min(8).max(100);

export const createDocumentInput = z.object({
  filename,
  translationType: translationType.default('certified'),
  isBankStatement: z.boolean().default(false),
  sourceLanguage: sourceLanguage.default(defaultSourceLanguage),
  folderId: id.nullish(),
  clientName: clientName.optional(),
  idempotencyKey,
});
export type CreateDocumentInput = z.infer<typeof createDocumentInput>;

export const uploadForClientInput = createDocumentInput.omit({ folderId: true }).extend({ clientName });

export const updateDocumentInput = z.object({
  id,
  translationType: translationType.optional(),
  isBankStatement: z.boolean().optional(),
  sourceLanguage: sourceLanguage.optional(),
  clientName: clientName.optional(),
});

export const updateStatusInput = z.object({ id, status: z.enum(documentStatuses) });

export const statusGroup = z.enum(Object.keys(statusGroups) as [StatusGroup, ...StatusGroup[]]);

/** An upload record as its owner sees it. */
export const documentView = z.object({
  id,
  userId: id,
  folderId: id.nullable(),
  filename: z.string(),
  /** Counted by the server; 1 until a file is stored. */
  pages: z.number().int(),
  translationType,
  isBankStatement: z.boolean(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  clientName: z.string().nullable(),
  status: z.enum(documentStatuses),
  paymentStatus: z.enum(paymentStates),
  /** List price. */
  totalCostCents: cents,
  /** What was really charged; 0 for staff uploads and unpaid drafts. */
  chargedCents: cents,
  verificationCode: z.string(),
  isAuthenticated: z.boolean(),
  hasFile: z.boolean(),
  fileSizeBytes: z.number().int().nullable(),
  mimetype: z.string().nullable(),
  hasTranslation: z.boolean(),
  /** A translation has come back and waits for an authenticator's decision. */
  isUnderReview: z.boolean(),
  /** Type of the delivered file: images open in the viewer. */
  translationMimetype: z.string().nullable(),
  /** The delivered translation, once there is one. */
  translationId: id.nullable(),
  /** An authenticator replaced the workflow's translation. */
  isCorrected: z.boolean(),
  uploadDate: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type DocumentView = z.infer<typeof documentView>;

export const documentList = paged(documentView).extend({
  /** How many there are per status group under the same search, for the tabs. */
  counts: z.record(statusGroup, z.number().int()),
});

export const documentListInput = z.object({ ...pageInput, status: statusGroup.optional() });

export const quoteLine = z.object({ pages: z.number().int(), rateCents: cents, totalCents: cents });
export const quoteView = z.object({ lines: z.array(quoteLine), totalCents: cents, currency: z.literal('usd') });

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
  /** What of this document's charge went back, oldest first. */
  refunds: z.array(z.object({ amountCents: cents, at: timestamp })),
  timeline: z.array(documentEvent),
});
export type DocumentDetails = z.infer<typeof documentDetails>;

export const documentStats = z.object({
  total: z.number().int(),
  completed: z.number().int(),
  processing: z.number().int(),
  pending: z.number().int(),
  error: z.number().int(),
  unpaid: z.number().int(),
  /** Rounded percent of paid documents that are completed; 0 when there are none. */
  successRate: z.number().int(),
});

/** A delivered translation as its owner sees it. */
export const translationView = z.object({
  id,
  originalDocumentId: id,
  folderId: id.nullable(),
  /** Display name; the owner may change it. */
  filename: z.string(),
  pages: z.number().int(),
  totalCostCents: cents,
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
  /** Only this folder; null is the root. Without it, or with `all`, every folder. */
  folderId: id.nullish(),
  all: z.boolean().optional(),
});
export const translationList = paged(translationView);

export const renameInput = z.object({ id, filename });
export const moveInput = z.object({ id, folderId: id.nullable() });

export const fileLinkInput = z.object({
  id,
  kind: z.enum(['original', 'translation']),
  disposition: z.enum(['inline', 'attachment']).default('attachment'),
});
export const fileLinkOutput = z.object({ url: z.string(), expiresAt: timestamp });

/** Answer of `PUT /files/documents/:id`. */
export const uploadOutput = z.object({ pages: z.number().int(), quote: quoteView });
/** Answer of `PUT /files/corrections/:reviewId`. */
export const correctionUploadOutput = z.object({ uploadId: id, pages: z.number().int() });
