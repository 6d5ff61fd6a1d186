import { z } from 'zod';

export const controlInput = z.strictObject({
  webhooks: z.enum(['deliver', 'hold', 'twice', 'drop']).optional(),
  apiDown: z.boolean().optional(),
  latencyMs: z.int().min(0).max(60_000).optional(),
});

/** Simulated faults; in memory, so a restart resets them. */
export type Control = { webhooks: 'deliver' | 'hold' | 'twice' | 'drop'; apiDown: boolean; latencyMs: number };

export function createControl(): Control {
  return { webhooks: 'deliver', apiDown: false, latencyMs: 0 };
}
