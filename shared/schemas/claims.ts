import { z } from 'zod';
import { claimPlaces } from '#shared/claims.ts';
import { locales } from '#shared/locales.ts';
import { publicationInput, publishedFactsOf, versionNumber } from './published-facts.ts';

/** A public statement about the company, with its evidence. */

const text = (max: number) => z.string().trim().min(1).max(max);
const optionalText = (max: number) => z.string().trim().max(max).default('');
const day = z.iso.date();

/** Words of a figure, in one language. */
const figureWords = z.strictObject({ number: text(20), label: text(80) });
/** Words of a testimonial, in one language; the facts are of success stories. */
const testimonialWords = z.strictObject({
  name: text(60),
  from: text(80),
  text: text(600),
  profile: optionalText(60),
  program: optionalText(60),
  scholarship: optionalText(60),
  duration: optionalText(60),
});
const words = <Words extends z.ZodType>(form: Words) =>
  z.partialRecord(z.enum(locales), form).refine((own) => Object.keys(own).length > 0, 'Write it in one language.');

const evidence = {
  place: z.enum(claimPlaces),
  /** Where the statement comes from: a register, a report, a letter. Without it nothing is shown. */
  source: z.string().trim().max(500),
  /** When the source said so. */
  observedOn: day.nullable(),
  /** How the person agreed to be named. */
  consent: z.string().trim().max(500).default(''),
  /** Its last day. */
  validUntil: day.nullable().default(null),
  /** Ascending; equal ones by their first publication. */
  position: z.number().int().min(0).max(99).default(0),
  isWithdrawn: z.boolean().default(false),
};

export const claim = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('figure'), words: words(figureWords), ...evidence }),
  z.strictObject({
    form: z.literal('testimonial'),
    words: words(testimonialWords),
    rating: z.number().int().min(1).max(5),
    ...evidence,
  }),
]);
export type Claim = z.output<typeof claim>;

/** Scope of a claim's versions. */
export const claimId = z.string().regex(/^[a-z0-9][a-z0-9-]{2,39}$/);

export const claimsOutput = z.object({
  claims: z.array(publishedFactsOf(claim).extend({ claimId, isShown: z.boolean(), missing: z.array(z.string()) })),
  /** Whether places without a claim show samples, as on loopback. */
  hasSamples: z.boolean(),
});

export const publishClaimInput = z.strictObject({
  /** A new claim unless set. */
  claimId: claimId.optional(),
  facts: claim,
  ...publicationInput,
});
export const publishClaimOutput = z.object({ claimId, version: versionNumber });
