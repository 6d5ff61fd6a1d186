import { z } from 'zod';
import { complaintCauses, complaintOutcomes } from '#shared/complaints.ts';
import { currencies } from '#shared/money.ts';
import { cents, certified, id, paged, pageInput, rule, timestamp } from './common.ts';

/** Schemas of complaints about orders. */

const text = z.string().trim().max(2000);
const findings = {
  cause: z.enum(complaintCauses),
  /** The member of staff whose work it concerns. */
  aboutId: id.nullable().default(null),
};

export const complaintsInput = z.object({
  ...pageInput,
  state: z.enum(['open', 'closed']).optional(),
  cause: z.enum(complaintCauses).optional(),
  documentId: id.optional(),
});

export const complaintView = z.object({
  id,
  documentId: id,
  filename: z.string(),
  certified,
  verificationCode: z.string(),
  customerName: z.string().nullable(),
  cause: z.enum(complaintCauses),
  said: z.string(),
  aboutId: id.nullable(),
  aboutName: z.string().nullable(),
  costCents: cents.nullable(),
  /** Of the cost. */
  currency: z.enum(currencies),
  lesson: z.string(),
  /** Since it was opened. */
  isReissued: z.boolean(),
  refundedCents: cents,
  /** Of what was refunded. */
  orderCurrency: z.enum(currencies),
  openedAt: timestamp,
  /** Null where the customer opened it. */
  openedByName: z.string().nullable(),
  outcome: z.enum(complaintOutcomes).nullable(),
  closedAt: timestamp.nullable(),
  closedByName: z.string().nullable(),
});
export type ComplaintView = z.output<typeof complaintView>;

export const complaintsOutput = paged(complaintView).extend({
  /** Staff whose work a complaint can concern. */
  staff: z.array(z.object({ id, name: z.string() })),
});

export const openComplaintInput = z.object({ documentId: id, said: text.min(1, rule('COMPLAINT_SAID')), ...findings });
export const saveComplaintInput = z.object({
  id,
  ...findings,
  /** Cost to the company. */
  cost: z
    .object({ cents: cents.min(0).max(100_000_000), currency: z.enum(currencies) })
    .nullable()
    .default(null),
  lesson: text.default(''),
});
export const closeComplaintInput = saveComplaintInput.extend({
  lesson: text.min(1, rule('COMPLAINT_LESSON')),
  outcome: z.enum(complaintOutcomes),
});
