import { z } from 'zod';

/** Figures and people on public pages: measured delivery times, and who signs. */

/** From payment to delivery. */
export const deliveryTimesOutput = z
  .object({
    deliveries: z.number().int(),
    /** Half of the deliveries took at most this long, in hours. */
    medianHours: z.number(),
    /** Nine of ten took at most this long. */
    p90Hours: z.number(),
    /** Percent of the deliveries per bar of `deliveryEdges`, and after the last edge. */
    shares: z.array(z.number().int()),
  })
  .nullable();
export type DeliveryTimes = z.infer<typeof deliveryTimesOutput>;

/** A signer who chose to be public. */
const publicSigner = z.object({
  legalName: z.string(),
  nativeName: z.string().nullable(),
  /** With its number and validity, as printed. */
  credential: z.string(),
  /** Source languages. */
  languages: z.array(z.string()),
  /** URL to look the credential up: the holder's entry, else the register of its kind. */
  register: z.string().nullable(),
});
export type PublicSigner = z.infer<typeof publicSigner>;

export const signersOutput = z.object({ signers: z.array(publicSigner) });
