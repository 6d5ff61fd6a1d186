import { z } from 'zod';
import { setupSteps } from '#shared/setup.ts';
import { timestamp } from './common.ts';
import { money } from './prices.ts';

/** The set-up of a house: what is answered, and a test order by what is published. */

const step = z.enum(setupSteps);

export const setupOutput = z.object({
  steps: z.array(z.object({ step, isDone: z.boolean(), isConfirmed: z.boolean() })),
  /** A test order of two pages. */
  testOrder: z.object({ pages: z.number().int(), total: money, readyBy: timestamp, hasSigner: z.boolean() }),
});

export const confirmSetupInput = z.strictObject({ step, isConfirmed: z.boolean() });
