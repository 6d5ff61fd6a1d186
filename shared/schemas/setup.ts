import { z } from 'zod';
import { currencies } from '#shared/money.ts';
import { setupSteps } from '#shared/setup.ts';
import { timestamp } from './common.ts';

/** The set-up of a house: what is answered, and a test order by what is published. */

const step = z.enum(setupSteps);
/** Not the price list's: its schemas stand on these. */
const money = z.strictObject({ cents: z.number().int().min(0), currency: z.enum(currencies) });

export const setupOutput = z.object({
  steps: z.array(z.object({ step, isDone: z.boolean(), isConfirmed: z.boolean() })),
  /** A test order of two pages. */
  testOrder: z.object({ pages: z.number().int(), total: money, readyBy: timestamp, hasSigner: z.boolean() }),
});

export const confirmSetupInput = z.strictObject({ step, isConfirmed: z.boolean() });
