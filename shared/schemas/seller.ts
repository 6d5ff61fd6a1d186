import { z } from 'zod';
import { isBic, isIban } from '#shared/bank-accounts.ts';
import { translationTypes } from '#shared/translation-types.ts';
import { country } from './common.ts';

/** Who sells: of the house, or of an office with books of its own. */

/** Numbers of bank accounts as typed, with or without spaces; empty where there is none. */
const compact = z.string().transform((text) => text.replaceAll(' ', '').toUpperCase());

export const optionalIban = compact.refine((text) => text === '' || isIban(text)).default('');
export const optionalBic = compact.refine((text) => text === '' || isBic(text)).default('');

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{C}]*$/u);

/** A share of a place: '' is everywhere else. Of one service instead of every one. */
const taxRate = z.strictObject({
  country: z.union([country, z.literal('')]),
  service: z.enum(translationTypes).optional(),
  /** Basis points: 1900 is 19 %; 0 is exempt. */
  rate: z.number().int().min(0).max(10_000),
});

const account = z.string().regex(/^\d{4,9}$/);

/** Settings of the DATEV export: adviser and client number, and the chart's accounts. */
const datev = z.strictObject({
  adviser: z.number().int().min(1001).max(9_999_999),
  client: z.number().int().min(1).max(99_999),
  revenueAccount: account,
  debtorAccount: account,
});

export const seller = z.strictObject({
  name: line(120).pipe(z.string().min(2)),
  street: line(120).pipe(z.string().min(1)),
  city: line(80).pipe(z.string().min(1)),
  zip: line(12).default(''),
  region: line(60).default(''),
  country,
  /** EIN, Steuernummer, NIF; '' with a VAT id only. */
  taxId: line(30).default(''),
  /** With its country's letters. */
  vatId: z
    .string()
    .transform((text) => text.replaceAll(/[\s.-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^([A-Z]{2}[A-Z0-9+*]{2,12})?$/))
    .default(''),
  /** Before each number, which counts by itself: `PT` makes `PT-INV-2026-0001`. */
  series: z
    .string()
    .regex(/^[A-Z0-9]{0,8}$/)
    .default(''),
  iban: optionalIban,
  bic: optionalBic,
  rates: z
    .array(taxRate)
    .max(300)
    .refine((rates) => new Set(rates.map((one) => `${one.country} ${one.service ?? ''}`)).size === rates.length)
    .default([]),
  /** Reverse charge for businesses with a VAT id in other member states. */
  hasReverseCharge: z.boolean().default(false),
  datev: datev.optional(),
});
export type Seller = z.output<typeof seller>;
