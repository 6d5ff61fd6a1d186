import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { carrierIds } from '#shared/mailing.ts';
import { stateCodes } from '#shared/notarial/state-names.ts';
import { paperStepCancellers, paperStepKinds, paperStepStates } from '#shared/paper-steps.ts';
import { certified, id, paged, pageInput, rule, timestamp } from './common.ts';

const kind = z.enum(paperStepKinds);

const authority = z.object({ state: z.enum(stateCodes), county: z.string().nullable() });

const tracking = z.object({
  carrier: z.enum(carrierIds),
  trackingNumber: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z -]{8,40}$/, rule('TRACKING_NUMBER')),
});

/** A step of an order on paper, for the document's owner. */
export const paperStepView = z.object({
  id,
  kind,
  state: z.enum(paperStepStates),
  askedAt: timestamp,
  authority: authority.nullable(),
  tracking: z.object({ carrier: z.enum(carrierIds), trackingNumber: z.string() }).nullable(),
  /** `YYYY-MM-DD` */
  sentOn: z.string().nullable(),
  /** `YYYY-MM-DD` */
  backOn: z.string().nullable(),
  /** Scan of the returned paper; null without one. */
  scan: z.object({ mimetype: z.string(), pages: z.number().int() }).nullable(),
  cancelledBy: z.enum(paperStepCancellers).nullable(),
  /** Of a cancellation by staff. */
  cancelReason: z.string().nullable(),
});
export type PaperStepView = z.infer<typeof paperStepView>;

export const paperSteps = z.object({
  items: z.array(paperStepView),
  /** Steps that can be asked for now. */
  offered: z.array(kind),
});

export const askPaperStepInput = z.object({ documentId: id, kind });

/** Steps under way, for staff. */
export const paperStepsInput = z.object(pageInput).omit({ search: true });
export const paperStepItem = paperStepView.extend({
  documentId: id,
  /** Null before a review of the order exists. */
  reviewId: id.nullable(),
  filename: z.string(),
  certified,
  customerName: z.string(),
  /** Whether the translation is delivered and in force. */
  isAuthenticated: z.boolean(),
});
export type PaperStepItem = z.infer<typeof paperStepItem>;
export const paperStepList = paged(paperStepItem);

export const sendPaperStepInput = z.object({
  id,
  sentOn: z.iso.date(),
  authority: z
    .object({
      state: z.enum(stateCodes),
      county: z
        .string()
        .trim()
        .max(60)
        .transform((text) => (text === '' ? null : text))
        .nullable(),
    })
    .nullable(),
  /** Null if it is delivered by hand. */
  tracking: tracking.nullable(),
});
export type SendPaperStepInput = z.infer<typeof sendPaperStepInput>;

export const returnPaperStepInput = z.object({ id, backOn: z.iso.date() });
export const cancelPaperStepInput = z.object({ id, reason: z.string().trim().min(3).max(limits.reasonMax) });

/** Which steps the house offers. */
export const offeredPaperSteps = z.object({ offered: z.array(kind), version: z.number().int() });
export const offerPaperStepsInput = z.object({
  offered: z.array(kind).max(paperStepKinds.length),
  /** The version that was changed. */
  basedOn: z.number().int(),
  reason: z.string().trim().min(3).max(limits.reasonMax),
});
