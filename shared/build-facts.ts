import { z } from 'zod';

/** Beside the built pages: the brand in them, and whether they show sample claims. */
export const buildFactsFile = 'build.json';

export const buildFacts = z.object({ brand: z.record(z.string(), z.string()), hasSamples: z.boolean() });
