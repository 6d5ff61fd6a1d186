import { z } from 'zod';
import { targetLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { currencies } from '#shared/money.ts';
import { pricedServices, priceUnits } from '#shared/price-lines.ts';
import { officeId } from './calendar.ts';
import { country, id, sourceLanguage, timestamp } from './common.ts';
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
  /** A rate of this office instead of every office's. */
  office: officeId.min(1).optional(),
  /** Postage to this country; within the United States without one. */
  country: country.optional(),
  amount: money,
});
const lines = z.array(line).min(1).max(700);
const rushPercent = priceList.shape.rushPercent;
/** Files that are taken: pages, and megabytes which a file stays below. */
const orderLimits = priceList.shape.limits.unwrap();
/** Organization of an own list; the default list unless set. */
const accountId = id.optional();
/** The list's currency: of the house, whose first list it is unless set, or of an organization, which keeps its list's. */
const currency = z.enum(currencies).optional();
const place = { accountId, currency };
const version = z.number().int().min(1);

export const pricesInput = z.object({ at: z.iso.datetime({ offset: true }).optional(), ...place });

export const pricesDraft = z.object({
  lines,
  rushPercent,
  limits: orderLimits,
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
  /** It ended an organization's own list. */
  isWithdrawal: z.boolean(),
});
export type PriceVersion = z.output<typeof priceVersion>;

export const pricesOutput = z.object({
  /** The version in force at the requested time. */
  id,
  version,
  validFrom: timestamp,
  /** Currency of the requested list; until it is published, `lines` are those of the default list. */
  currency: z.enum(currencies),
  lines,
  /** Added to the price per page of a rush order. */
  rushPercent,
  limits: orderLimits,
  /** Whose list it is; null is the house's. */
  account: z.object({ id, name: z.string().nullable() }).nullable(),
  /** False where an organization, or a currency, has the house's first list. */
  isOwn: z.boolean(),
  /** The last published version, which a publication is based on; it may not be in force yet. */
  latest: z.number().int(),
  draft: pricesDraft.nullable(),
  /** Newest first. */
  versions: z.array(priceVersion),
});
export type Prices = z.output<typeof pricesOutput>;

export const savePricesDraftInput = z.object({
  ...{ lines, rushPercent, limits: orderLimits.optional(), ...place },
  basedOn: z.number().int().min(0),
});
export const discardPricesDraftInput = z.object(place);

export const publishPricesInput = z.object({
  lines,
  /** As in the last version unless set. */
  rushPercent: rushPercent.optional(),
  limits: orderLimits.optional(),
  ...place,
  /** The version that was changed; the last one unless set. Another one published since is refused. */
  basedOn: z.number().int().min(0).optional(),
  /** At once unless set. */
  validFrom: z.iso.datetime({ offset: true }).optional(),
  reason: z.string().trim().min(3).max(Math.min(500, limits.reasonMax)),
});
export type PublishPricesInput = z.output<typeof publishPricesInput>;
export const withdrawPricesInput = publishPricesInput
  .pick({ accountId: true, currency: true, basedOn: true, validFrom: true, reason: true })
  .refine((input) => input.accountId !== undefined || input.currency !== undefined);
export const publishPricesOutput = z.object({ id, version, validFrom: timestamp });
