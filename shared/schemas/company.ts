import { z } from 'zod';
import { isBic, isIban } from '#shared/bank-accounts.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { currencies } from '#shared/money.ts';
import { paperStepKinds } from '#shared/paper-steps.ts';
import { setupSteps } from '#shared/setup.ts';
import { translationTypes } from '#shared/translation-types.ts';
import { officeCalendar } from './calendar.ts';
import { claim } from './claims.ts';
import { legalText } from './legal.ts';
import { mailText } from './mail-texts.ts';
import { siteFacts } from './site.ts';

/** What is published of the house. Stored versions are parsed by these too, so a new field has a default. */

/** Minor units of the list's currency. One million is more than any house charges and less than a typing error. */
export const priceAmount = z.number().int().min(0).max(100_000_000);
/** Per page, and at least what a card can be charged. */
export const priceRate = priceAmount.min(50);

export const rateUnits = ['regular', 'bankStatement'] as const;
export type RateUnit = (typeof rateUnits)[number];

const pairRate = z.strictObject({
  source: z.enum(sourceLanguages),
  translationType: z.enum(translationTypes),
  unit: z.enum(rateUnits),
  rate: priceRate,
});

export const priceList = z.strictObject({
  currency: z.enum(currencies),
  rates: z.record(z.enum(translationTypes), z.strictObject({ regular: priceRate, bankStatement: priceRate })),
  /** Rates of a language, which replace those of every language. */
  pairs: z
    .array(pairRate)
    .max(sourceLanguages.length * translationTypes.length * rateUnits.length)
    .refine(
      (pairs) => new Set(pairs.map((one) => `${one.source} ${one.translationType} ${one.unit}`)).size === pairs.length,
    )
    .default([]),
  /** Added to the price per page. */
  rushPercent: z.number().int().min(0).max(500),
  /** Of each mailed copy; 0 where postage is included. */
  postageCents: priceAmount,
  /** The least that an order costs, before postage. */
  minimumCents: priceAmount,
});
export type PriceList = z.output<typeof priceList>;

/** Steps on paper that customers can ask for, at a fee agreed outside of the order. */
const paperSteps = z.strictObject({ offered: z.array(z.enum(paperStepKinds)) });

/** Steps of the set-up whose facts somebody looked at and left as they are. */
export const setupFacts = z.strictObject({ confirmed: z.array(z.enum(setupSteps)) });

/** What happens about invoices that are not paid in time; days are counted from the day that they were due. */
export const receivableRules = z.strictObject({
  reminderDays: z
    .array(z.number().int().min(1).max(365))
    .max(6)
    .refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0))),
  /** From then on nothing more is ordered on account; null never stops it. */
  stopAfterDays: z.number().int().min(0).max(365).nullable(),
});

const accountLine = z
  .string()
  .trim()
  .max(70)
  .regex(/^[^\p{C}]*$/u);

/** Takes transfers of one currency: by IBAN, or by the numbers of American banks. */
export const bankAccount = z
  .strictObject({
    currency: z.enum(currencies),
    holder: accountLine.min(2),
    bankName: accountLine.default(''),
    iban: z
      .string()
      .transform((text) => text.replaceAll(' ', '').toUpperCase())
      .refine((text) => text === '' || isIban(text))
      .default(''),
    bic: z
      .string()
      .transform((text) => text.replaceAll(' ', '').toUpperCase())
      .refine((text) => text === '' || isBic(text))
      .default(''),
    /** Of American banks; nine digits. */
    routingNumber: z
      .string()
      .regex(/^(\d{9})?$/)
      .default(''),
    accountNumber: z
      .string()
      .regex(/^[A-Z0-9-]{0,34}$/i)
      .default(''),
  })
  .refine(({ iban, accountNumber }) => iban !== '' || accountNumber !== '');
export type BankAccount = z.output<typeof bankAccount>;

export const bankAccounts = z.strictObject({
  accounts: z
    .array(bankAccount)
    .max(currencies.length)
    .refine((accounts) => new Set(accounts.map(({ currency }) => currency)).size === accounts.length),
});

/** Each kind of facts and its form. */
export const factKinds = {
  prices: priceList,
  'paper-steps': paperSteps,
  receivables: receivableRules,
  'bank-accounts': bankAccounts,
  site: siteFacts,
  claim,
  'legal-text': legalText,
  calendar: officeCalendar,
  'mail-text': mailText,
  setup: setupFacts,
};
export type FactKind = keyof typeof factKinds;
export type FactsOf<K extends FactKind> = z.output<(typeof factKinds)[K]>;
