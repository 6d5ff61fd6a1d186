import { z } from 'zod';
import { proposedKinds } from '#shared/certificate/kind-titles.ts';
import { id } from './common.ts';

/** Whether paid papers are offered to people by rule. Off by default. */

export const defaultRouting = { isOn: false, offerMinutes: 30 } as const;

/** People to ask first, by kind of paper. */
const kindRule = z.strictObject({
  kind: z.string().refine((kind) => proposedKinds.includes(kind)),
  personIds: z.array(id).min(1).max(50),
});

export const routingFacts = z.strictObject({
  isOn: z.boolean().default(defaultRouting.isOn),
  /** Minutes of the person's working time to answer an offer; 0 assigns at once. */
  offerMinutes: z
    .number()
    .int()
    .min(0)
    .max(24 * 60)
    .default(defaultRouting.offerMinutes),
  kinds: z
    .array(kindRule)
    .max(proposedKinds.length)
    .refine((rules) => new Set(rules.map(({ kind }) => kind)).size === rules.length)
    .default([]),
});
export type RoutingFacts = z.output<typeof routingFacts>;
