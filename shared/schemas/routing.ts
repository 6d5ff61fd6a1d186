import { z } from 'zod';

/** Whether paid papers are offered to people by rule. Off by default. */

export const defaultRouting = { isOn: false, offerMinutes: 30 } as const;

export const routingFacts = z.strictObject({
  isOn: z.boolean().default(defaultRouting.isOn),
  /** Minutes of the person's working time to answer an offer; 0 assigns at once. */
  offerMinutes: z
    .number()
    .int()
    .min(0)
    .max(24 * 60)
    .default(defaultRouting.offerMinutes),
});
export type RoutingFacts = z.output<typeof routingFacts>;
