import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { actKinds, actMethods, appearances, identifications, identityDocuments } from '#shared/notarial/acts.ts';
import { stateCodes } from '#shared/notarial/state-names.ts';
import { roles } from '#shared/roles.ts';
import { id, paged, pageInput, rule, timestamp } from './common.ts';
import { priceList } from './company.ts';

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
  /** Acts for a signer in a recorded session of sound and picture. */
  allowsRemote: z.boolean().default(false),
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
/** For visitors, the currency that they are shown; accounts have one of their own. */
export const offerInput = z.object({ currency: z.enum(currencies).optional() }).optional();
export const offer = z.object({
  hasNotary: z.boolean(),
  /** The list in force, and when the next one follows. */
  prices: z.object({
    id,
    version: z.number().int(),
    validFrom: timestamp,
    list: priceList,
    /** Currencies of published lists, among which customers choose. */
    offered: z.array(z.enum(currencies)),
    nextAt: timestamp.nullable(),
  }),
});

export const chooseCurrencyInput = z.object({ currency: z.enum(currencies) });

const ownCommission = commissionFields.extend({ id, isInForce: z.boolean() });

const link = z.object({ url: z.string(), expiresAt: timestamp, mimetype: z.string() });

/** The translator's oath before one notary. */
const oathView = z.object({
  id,
  commissionId: id,
  kind: z.enum(actKinds),
  notaryName: z.string(),
  signature: z.string(),
  swornAt: timestamp,
});
export type OathView = z.infer<typeof oathView>;

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
  /** The reader certified it: they may swear, and never act. */
  isSigner: z.boolean(),
  /** The recipient asks for an affidavit, so the act is a jurat. */
  needsJurat: z.boolean(),
  /** Address of the translator's profile on one line; '' if it has none. */
  signerAddress: z.string(),
  /** The reader's commissions, expired ones too. */
  commissions: z.array(ownCommission),
  /** For the translator: other people's commissions in force that allow electronic acts. */
  notaries: z.array(commissionFields.pick({ name: true, number: true, state: true, county: true }).extend({ id })),
  /** The newest oath, while it is good for an act. */
  oath: oathView.nullable(),
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

/** The translator reads the oath before the notary of `commissionId`, and signs it by typing their name. */
export const openActInput = z.object({ id, commissionId: id, kind: z.enum(actKinds), signature: line(120) });
export type OpenActInput = z.infer<typeof openActInput>;
export const openActOutput = oathView;

const evidence = {
  identity: z.discriminatedUnion('identification', [
    z.object({ identification: z.literal('personally-known') }),
    z.object({
      identification: z.literal('identity-document'),
      document: z.object({
        kind: z.enum(identityDocuments),
        issuer: line(80),
        lastFour: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9]{4}$/),
        expiresOn: day,
      }),
    }),
    z.object({
      identification: z.literal('credible-witness'),
      witness: z.object({ name: line(120).min(2), address: line(200) }),
    }),
  ]),
  signerAddress: line(300),
};

export const recordActInput = z.discriminatedUnion('method', [
  z.object({
    ...act,
    ...evidence,
    method: z.literal('ink'),
    actedAt: z.iso.datetime({ offset: true }),
    scanId: id,
  }),
  z.object({
    ...act,
    ...evidence,
    method: z.literal('electronic'),
    oathId: id,
    appearance: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('in-person') }),
      z.object({ kind: z.literal('remote'), reference: line(120) }),
    ]),
  }),
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
  /** Null in entries from before the journal kept them. */
  signerAddress: z.string().nullable(),
  instrument: z.string().nullable(),
  instrumentDatedOn: z.string().nullable(),
  identity: z.string(),
  appearance: z.enum(appearances).nullable(),
  sessionReference: z.string().nullable(),
  /** The typed signature of an electronic act, or a link to the scan of the ink. */
  signature: z.string().nullable(),
  swornAt: timestamp.nullable(),
  scanUrl: z.string().nullable(),
});
export type ActView = z.infer<typeof actView>;

export const journalInput = z.object({ page: pageInput.page, pageSize: pageInput.pageSize });
export const journal = paged(actView);
