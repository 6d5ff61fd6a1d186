import { z } from 'zod';
import { smallestCharge } from '#shared/currency-facts.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { currencies, homeCountry } from '#shared/money.ts';
import { paperStepKinds } from '#shared/paper-steps.ts';
import { setupSteps } from '#shared/setup.ts';
import { translationTypes } from '#shared/translation-types.ts';
import { officeCalendar, officeId } from './calendar.ts';
import { claim } from './claims.ts';
import { country } from './common.ts';
import { legalText } from './legal.ts';
import { mailText } from './mail-texts.ts';
import { revisionRule } from './revision-rule.ts';
import { routingFacts } from './routing.ts';
import { optionalBic, optionalIban, seller } from './seller.ts';
import { siteFacts } from './site.ts';

/** Published company facts. Stored versions are parsed by these schemas too, so a new field needs a default. */

/** Minor units of the list's currency. One million is more than any house charges and less than a typing error. */
export const priceAmount = z.number().int().min(0).max(100_000_000);

/** Per page, per page of a bank statement, per document, and per word where the words are counted. */
export const rateUnits = ['regular', 'bankStatement', 'document', 'word'] as const;
export type RateUnit = (typeof rateUnits)[number];

/** A rate of a language, of an office, or of both, instead of the service's. The most particular one is charged. */
const ownRate = z
  .strictObject({
    source: z.enum(sourceLanguages).optional(),
    office: officeId.min(1).optional(),
    translationType: z.enum(translationTypes),
    unit: z.enum(rateUnits),
    rate: priceAmount,
  })
  .refine(({ source, office }) => source !== undefined || office !== undefined);
export type OwnRate = z.output<typeof ownRate>;

const serviceRates = z.strictObject({
  regular: priceAmount,
  bankStatement: priceAmount,
  /** Once for each document: a flat price, or a fee such as the notary's. */
  document: priceAmount.default(0),
  /** 0 where words are not priced. */
  word: priceAmount.default(0),
});

const nameOfRate = ({ source, office, translationType, unit }: OwnRate) =>
  [source ?? '', office ?? '', translationType, unit].join(' ');

/** Limits of accepted files, at most those that the product can read. */
const orderLimits = z.strictObject({
  pages: z.number().int().min(limits.pagesMin).max(limits.pagesMax),
  megabytes: z
    .number()
    .int()
    .min(1)
    .max(limits.fileBytes / 1024 / 1024),
});

const listFields = z.strictObject({
  currency: z.enum(currencies),
  rates: z.record(z.enum(translationTypes), serviceRates),
  /** Rates of languages and offices; they override the general rates. */
  pairs: z
    .array(ownRate)
    .max(400)
    .refine((own) => new Set(own.map(nameOfRate)).size === own.length)
    .default([]),
  /** Added to the price per page. */
  rushPercent: z.number().int().min(0).max(500),
  /** Postage per copy mailed within the United States; 0 if included in the price. */
  postageCents: priceAmount,
  /** Of each copy mailed to another country. Copies go to these countries alone. */
  postage: z
    .array(z.strictObject({ country: country.refine((code) => code !== homeCountry), cents: priceAmount }))
    .max(250)
    .refine((own) => new Set(own.map((one) => one.country)).size === own.length)
    .default([]),
  /** The least that an order costs, before postage. */
  minimumCents: priceAmount,
  limits: orderLimits.default({ pages: limits.pagesMax, megabytes: limits.fileBytes / 1024 / 1024 }),
  /** Withdraws an organization's own list: the default one applies again. */
  isWithdrawn: z.literal(true).optional(),
});

/** The smallest order must reach the minimum card charge. */
export const priceList = listFields.superRefine(({ currency, rates }, context) => {
  for (const type of translationTypes) {
    for (const unit of ['regular', 'bankStatement'] as const) {
      if (rates[type][unit] + rates[type].document >= smallestCharge(currency)) continue;
      context.addIssue({ code: 'custom', path: ['rates', type, unit], message: 'below the smallest charge' });
    }
  }
});
export type PriceList = z.output<typeof priceList>;

/** Discount by the pages that an organization ordered in a calendar month (UTC); the highest step reached applies. */
export const volumeDiscount = z.strictObject({
  steps: z
    .array(
      z.strictObject({ fromPages: z.number().int().min(0).max(1_000_000), percent: z.number().int().min(1).max(90) }),
    )
    .max(10)
    .refine((steps) =>
      steps.every(({ fromPages }, index) => index === 0 || fromPages > (steps[index - 1]?.fromPages ?? 0)),
    ),
});

/** Steps on paper that customers may request, at a fee agreed outside of the order. */
const paperSteps = z.strictObject({ offered: z.array(z.enum(paperStepKinds)) });

/** Set-up steps that were reviewed and left unchanged. */
export const setupFacts = z.strictObject({ confirmed: z.array(z.enum(setupSteps)) });

/** What happens about invoices that are not paid in time; days are counted from the day that they were due. */
export const receivableRules = z.strictObject({
  reminderDays: z
    .array(z.number().int().min(1).max(365))
    .max(6)
    .refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0))),
  /** Days overdue after which no further orders on account are accepted; null for no limit. */
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
    iban: optionalIban,
    bic: optionalBic,
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

/** Currency that reports sum in. */
const reportFacts = z.strictObject({ currency: z.enum(currencies) });

/** Each kind of facts and its form. */
export const factKinds = {
  prices: priceList,
  'volume-discount': volumeDiscount,
  seller,
  'paper-steps': paperSteps,
  receivables: receivableRules,
  reports: reportFacts,
  'bank-accounts': bankAccounts,
  site: siteFacts,
  claim,
  'legal-text': legalText,
  calendar: officeCalendar,
  'mail-text': mailText,
  routing: routingFacts,
  revision: revisionRule,
  setup: setupFacts,
};
export type FactKind = keyof typeof factKinds;
export type FactsOf<K extends FactKind> = z.output<(typeof factKinds)[K]>;
