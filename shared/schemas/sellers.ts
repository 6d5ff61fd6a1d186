import { z } from 'zod';
import { officeId } from './calendar.ts';
import { publicationInput, publicationOutput, publishedFactsOf } from './published-facts.ts';
import { seller } from './seller.ts';

/** The seller of an office, as staff reads and publishes it. */

export const sellerInput = z.object({ office: officeId.default('') }).optional();
export const sellerOutput = publishedFactsOf(seller.nullable()).extend({
  office: z.string(),
  offices: z.array(z.object({ office: z.string(), name: z.string() })),
});
export const publishSellerInput = z.object({ office: officeId.default(''), facts: seller, ...publicationInput });
export const publishSellerOutput = publicationOutput;
