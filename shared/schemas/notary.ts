import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { actKinds, actMethods, identifications } from '#shared/notarial/acts.ts';
import { stateCodes } from '#shared/notarial/state-names.ts';
import { roles } from '#shared/roles.ts';
import { id, paged, pageInput, rule, timestamp } from './common.ts';

/** Commissions, orders awaiting a notary, and the journal. */

const day = z.iso.date();
/** One line without control characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{C}\u2028\u2029]+$/u);
const state = z.enum(stateCodes);

export const commissionFields = z.object({
  name: line(120).min(2),
  number: line(40),
  state,
  county: line(60),
  expiresOn: day,
  allowsElectronic: z.boolean(),
  /** Lines of the seal. */
  sealText: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .regex(/^[^\p{Cc}\u2028\u2029]+(\n[^\p{Cc}\u2028\u2029]+){0,5}$/u),
});

/** A change ends the person's commission of that state and sets the next version. */
export const setCommissionInput = commissionFields.extend({ userId: id });
export type SetCommissionInput = z.infer<typeof setCommissionInput>;

export const commissionView = commissionFields.extend({
  id,
  userId: id,
  userName: z.string().nullable(),
  userEmail: z.string(),
  userRole: z.enum(roles),
  isInForce: z.boolean(),
  setByName: z.string(),
  setAt: timestamp,
  endedAt: timestamp.nullable(),
});
export type CommissionView = z.infer<typeof commissionView>;

export const commissionList = z.object({
  /** Live commissions first, then earlier versions. */
  items: z.array(commissionView),
  /** Notarized translations can be ordered. */
  isSold: z.boolean(),
  staff: z.array(z.object({ id, name: z.string().nullable(), email: z.string() })),
  /** Orders that await a notary. */
  awaiting: z.number().int(),
});

/** What can be ordered. */
export const offer = z.object({ hasNotary: z.boolean() });

const ownCommission = commissionFields.extend({ id, isInForce: z.boolean() });

const link = z.object({ url: z.string(), expiresAt: timestamp, mimetype: z.string() });

/** A certified order with the notary, for the person who acts. */
export const notarialOrder = z.object({
  reviewId: id,
  documentId: id,
  filename: z.string(),
  paperKind: z.string(),
  holders: z.array(z.string()),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  pages: z.number().int(),
  certifiedById: id,
  certifiedByName: z.string(),
  certifiedAt: timestamp,
  /** Of a certificate that was delivered before; null for a first delivery. */
  revision: z.number().int().nullable(),
  /** The certified translation. */
  translation: link,
  original: link.nullable(),
  /** The reader certified or ordered it. */
  isOwnWork: z.boolean(),
  /** The reader's commissions, expired ones too. */
  commissions: z.array(ownCommission),
});
export type NotarialOrder = z.infer<typeof notarialOrder>;

const act = {
  /** The review. */
  id,
  commissionId: id,
  kind: z.enum(actKinds),
  county: line(60),
  /** Where the act took place: the commission's state. */
  state,
};

export const notarialSheetInput = z.object({ id, commissionId: id, kind: z.enum(actKinds), county: line(60) });

export const recordActInput = z.discriminatedUnion('method', [
  z.object({
    ...act,
    method: z.literal('ink'),
    identification: z.enum(identifications),
    actedAt: z.iso.datetime({ offset: true }),
    scanId: id,
  }),
  z.object({ ...act, method: z.literal('electronic'), identification: z.enum(identifications) }),
]);
export type RecordActInput = z.infer<typeof recordActInput>;

export const returnToReviewInput = z.object({
  id,
  reason: z.string().trim().min(5, rule('NOTARY_RETURN_REASON')).max(limits.reasonMax),
});

export const actView = z.object({
  id,
  documentId: id,
  journalNumber: z.number().int(),
  kind: z.enum(actKinds),
  method: z.enum(actMethods),
  venueState: state,
  venueCounty: z.string(),
  actedAt: timestamp,
  recordedAt: timestamp,
  signerName: z.string(),
  identification: z.enum(identifications),
  paperKind: z.string(),
  feeCents: z.number().int(),
  notaryName: z.string(),
  commissionNumber: z.string(),
});
export type ActView = z.infer<typeof actView>;

export const journalInput = z.object({ page: pageInput.page, pageSize: pageInput.pageSize });
export const journal = paged(actView);
