import { z } from 'zod';
import { targetLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { pricedServices, priceUnits } from '#shared/price-lines.ts';
import { id, sourceLanguage, timestamp } from './common.ts';
import { priceAmount, priceList } from './company.ts';

/** Schemas of the price list as staff reads and publishes it. */

/** `cents` are the currency's minor units. */
export const money = z.strictObject({ cents: priceAmount, currency: z.enum(currencies) });

const line = z.strictObject({
  service: z.enum(pricedServices),
  unit: z.enum(priceUnits),
  /** A rate of this language pair instead of every pair's. */
  pair: z
    .strictObject({ source: sourceLanguage, target: z.literal(targetLanguage).default(targetLanguage) })
    .optional(),
  amount: money,
});
const lines = z.array(line).min(1).max(200);
const rushPercent = priceList.shape.rushPercent;
const version = z.number().int().min(1);

export const pricesInput = z.object({ at: z.iso.datetime({ offset: true }).optional() });

export const pricesDraft = z.object({
  lines,
  rushPercent,
  basedOn: z.number().int().nullable(),
  savedAt: timestamp,
  savedByName: z.string().nullable(),
});

export const priceVersion = z.object({
  id,
  version,
  validFrom: timestamp,
  reason: z.string(),
  publishedAt: timestamp,
  /** Null is the release that brought it. */
  publishedByName: z.string().nullable(),
  state: z.enum(['past', 'in-force', 'upcoming']),
});
export type PriceVersion = z.output<typeof priceVersion>;

export const pricesOutput = z.object({
  /** The version in force at the time that was asked for. */
  id,
  version,
  validFrom: timestamp,
  currency: z.enum(currencies),
  lines,
  /** Added to the price per page of a rush order. */
  rushPercent,
  /** The last published version, which a publication is based on; it may not be in force yet. */
  latest: z.number().int(),
  draft: pricesDraft.nullable(),
  /** Newest first. */
  versions: z.array(priceVersion),
});
export type Prices = z.output<typeof pricesOutput>;

export const savePricesDraftInput = z.object({ lines, rushPercent, basedOn: version });

export const publishPricesInput = z.object({
  lines,
  /** As in the last version unless set. */
  rushPercent: rushPercent.optional(),
  /** The version that was changed; the last one unless set. Another one published since is refused. */
  basedOn: version.optional(),
  /** At once unless set. */
  validFrom: z.iso.datetime({ offset: true }).optional(),
  reason: z.string().trim().min(3).max(Math.min(500, limits.reasonMax)),
});
export type PublishPricesInput = z.output<typeof publishPricesInput>;
export const publishPricesOutput = z.object({ id, version, validFrom: timestamp });
