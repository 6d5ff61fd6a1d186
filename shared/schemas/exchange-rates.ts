import { z } from 'zod';
import { currencies } from '#shared/money.ts';
import { cents, timestamp } from './common.ts';

/** Rates of currencies by day, for the sums of reports. */

const currency = z.enum(currencies);

/** How a rate came. */
export const rateSources = ['typed', 'imported'] as const;

/** Total and count of amounts without a rate, which no sum includes. */
export const apartSum = z.object({ currency, cents, count: z.number().int() });

/** One of the currency in the base: `1.0832`. */
export const exchangeRate = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,8})?$/)
  .refine((text) => Number(text) > 0);

/** In UTC. */
const day = z.iso.date();

export const exchangeRatesOutput = z.object({
  baseCurrency: currency,
  /** The newest day first. */
  rates: z.array(
    z.object({
      ...{ currency, day, rate: exchangeRate },
      source: z.enum(rateSources),
      recordedByName: z.string().nullable(),
      recordedAt: timestamp,
    }),
  ),
  today: day,
});
export type ExchangeRates = z.output<typeof exchangeRatesOutput>;

export const saveExchangeRateInput = z.strictObject({ currency, day, rate: exchangeRate });

export const removeExchangeRateInput = z.strictObject({ currency, day });

const importBytes = 200_000;

export const importExchangeRatesInput = z.strictObject({
  /** Lines of date, currency and rate under a header. */
  csv: z.string().max(importBytes),
  /** Dry run: reports the outcome of each line and writes nothing. */
  isDryRun: z.boolean(),
});

export const rateLineStates = ['new', 'changed', 'known'] as const;

export const importExchangeRatesOutput = z.object({
  lines: z.array(
    z.object({ line: z.number().int(), day, currency, rate: exchangeRate, state: z.enum(rateLineStates) }),
  ),
  faults: z.array(z.object({ line: z.number().int(), say: z.string() })),
  /** Rates that were written; null in a dry run, and where a line has a fault. */
  written: z.number().int().nullable(),
});
export type ImportedRates = z.output<typeof importExchangeRatesOutput>;

export const setBaseCurrencyInput = z.strictObject({ currency, reason: z.string().trim().min(3).max(500) });
