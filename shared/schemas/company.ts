import { z } from 'zod';
import { currencies } from '#shared/money.ts';
import { paperStepKinds } from '#shared/paper-steps.ts';
import { translationTypes } from '#shared/translation-types.ts';

/** What is published of the house. Stored versions are parsed by these too, so a new field has a default. */

/** Minor units of the list's currency, per page. One million is more than any house charges and less than a typing error. */
const rate = z.number().int().min(0).max(100_000_000);

export const priceList = z.strictObject({
  currency: z.enum(currencies),
  rates: z.record(z.enum(translationTypes), z.strictObject({ regular: rate, bankStatement: rate })),
  /** Added to the price per page. */
  rushPercent: z.number().int().min(0).max(500),
  postageCents: rate,
  /** The least that an order costs, before postage. */
  minimumCents: rate,
});
export type PriceList = z.output<typeof priceList>;

/** Steps on paper that customers can ask for, at a fee agreed outside of the order. */
const paperSteps = z.strictObject({ offered: z.array(z.enum(paperStepKinds)) });

/** Each kind of facts and its form. */
export const factKinds = { prices: priceList, 'paper-steps': paperSteps };
export type FactKind = keyof typeof factKinds;
export type FactsOf<K extends FactKind> = z.output<(typeof factKinds)[K]>;
