import { z } from 'zod';
import { id, timestamp } from './common.ts';

/** Helpers of test keys: the sandbox's clock, and settable states of orders and payments. */

export const testClock = z.object({
  /** The sandbox's time. */
  now: timestamp,
  /** How far it is ahead of real time. */
  aheadSeconds: z.number().int(),
});

/** A later time, to the millisecond. */
export const advanceTestClockInput = z.object({ to: z.iso.datetime() });

/**
 * `held`: stays in review until another state is set; `question`: a held order's translator asks; `failed`: drafting failed;
 * `completed` and `corrected`: delivered at once; `revoked`: a delivered one's code reads as
 * revoked.
 */
export const testOrderStates = ['held', 'question', 'failed', 'completed', 'corrected', 'revoked'] as const;
export type TestOrderState = (typeof testOrderStates)[number];
export const setTestOrderInput = z.object({ id, state: z.enum(testOrderStates) });

export const settleTestCheckoutInput = z.object({
  sessionId: z.string().max(200),
  outcome: z.enum(['paid', 'declined', 'expired']).default('paid'),
});

export const testPaymentStates = ['refunded', 'disputed', 'dispute_won', 'dispute_lost'] as const;
export const setTestPaymentInput = z.object({ paymentId: id, state: z.enum(testPaymentStates) });
export type SetTestPaymentInput = z.output<typeof setTestPaymentInput>;
