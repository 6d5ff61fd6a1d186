import { z } from 'zod';
import { currencies } from '#shared/money.ts';
import { cents, id } from './common.ts';

// Separate from `documents.ts`, so that upload pages do not load all document schemas.

export const quoteLine = z.object({
  pages: z.number().int(),
  rateCents: cents,
  /** Flat fee and charge for words, included in `totalCents`; absent if zero. */
  feeCents: cents.optional(),
  /** Rush surcharge, a part of `totalCents`; absent at the standard speed. */
  surchargeCents: cents.optional(),
  /** Postage of a mailed copy, a part of `totalCents`; absent without one. */
  postageCents: cents.optional(),
  /** Supplement up to the order's minimum, part of the first line's `totalCents`. */
  topUpCents: cents.optional(),
  /** Share of the order's discount, which `totalCents` is without. */
  discountCents: cents.optional(),
  /** Price lines of the desk, a part of `totalCents`. */
  extraCents: cents.optional(),
  totalCents: cents,
});
export const quoteView = z.object({ lines: z.array(quoteLine), totalCents: cents, currency: z.literal(currencies) });

/** Response of `PUT /files/documents/:id`. */
export const uploadOutput = z.object({ pages: z.number().int(), quote: quoteView });
/** Response of `PUT /files/scans/:id`, a better scan of an order's pages. */
export const scanOutput = z.object({ pages: z.number().int() });
/** Response of `PUT /files/corrections/:reviewId` and of scans that staff upload; a paper's scan has the id of its step. */
export const correctionUploadOutput = z.object({ uploadId: id, pages: z.number().int() });
