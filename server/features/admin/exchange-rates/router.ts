import { adminProcedure, provenAdminProcedure, syncOutput } from '#server/trpc.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  exchangeRatesOutput,
  importExchangeRatesInput,
  importExchangeRatesOutput,
  removeExchangeRateInput,
  saveExchangeRateInput,
  setBaseCurrencyInput,
} from '#shared/schemas/exchange-rates.ts';
import {
  getExchangeRates,
  importExchangeRates,
  removeExchangeRate,
  saveExchangeRate,
  setBaseCurrency,
} from './service.ts';

/** Joins `admin`. */
export const exchangeRateProcedures = {
  /** Base currency of reports, and the last rates. */
  exchangeRates: adminProcedure
    .input(empty.optional())
    .output(syncOutput(exchangeRatesOutput))
    .query(({ ctx }) => getExchangeRates(ctx.deps)),

  /** Sets the rate of a day and replaces an existing one. */
  saveExchangeRate: adminProcedure
    .input(saveExchangeRateInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await saveExchangeRate(ctx.deps, ctx.user, input);
      return {};
    }),

  removeExchangeRate: adminProcedure
    .input(removeExchangeRateInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removeExchangeRate(ctx.deps, ctx.user, input);
      return {};
    }),

  importExchangeRates: adminProcedure
    .input(importExchangeRatesInput)
    .output(syncOutput(importExchangeRatesOutput))
    .mutation(({ ctx, input }) => importExchangeRates(ctx.deps, ctx.user, input)),

  setBaseCurrency: provenAdminProcedure
    .input(setBaseCurrencyInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await setBaseCurrency(ctx.deps, ctx.user, input);
      return {};
    }),
};
